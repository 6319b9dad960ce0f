/** The parts of an address, as far as they are known. */
export interface AddressParts {
  street?: string;
  city?: string;
  state?: string;
  zip?: string;
}

/**
 * Parses an address in one text: `1800 Canal St, Springfield, IL 62701, US`, or the notation of Meta's feeds, `{addr1: '1800
 * Canal St', city: 'Springfield', region: 'IL', postal_code: '62701'}` (with single, double or no quotes).
 */
export function readAddress(text: string): AddressParts {
  if (text.startsWith('{')) {
    const part = (key: string) =>
      new RegExp(`["']?\\b${key}["']?\\s*:\\s*(?:"([^"]*)"|'([^']*)'|([^,}]*))`)
        .exec(text)
        ?.slice(1)
        .find((value) => value !== undefined)
        ?.trim();
    return { street: part('addr1'), city: part('city'), state: part('region'), zip: part('postal_code') };
  }
  const [, before, state, zip] = /^(.*?),?\s+([A-Z]{2})\.?,?\s+(\d{5}(?:-\d{4})?)\b/.exec(text) ?? [];
  if (before === undefined) return {};
  const parts = before.split(',').map((part) => part.trim());
  const city = parts.length > 1 ? parts.pop() : undefined;
  return { street: parts.join(', '), city, state, zip };
}
