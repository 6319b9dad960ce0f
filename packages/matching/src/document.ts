import type { FacetName } from './facets';

/** A listing as the search engines read it; `null` if a fact is unknown. */
export interface SearchDocument {
  id: string;
  ownerId: string;
  /** The shown price, whole US dollars (R31). */
  price: number | null;
  year: number;
  /** Miles. */
  mileage: number | null;
  /** Combined EPA miles a gallon. */
  mpg: number | null;
  /** Miles. */
  electricRange: number | null;
  /** Whole US dollars per month, by the standard terms, see `paymentOf`. */
  payment: number | null;
  lat: number | null;
  lon: number | null;
  state: string | null;
  /** Index in `tiers`. */
  tier: number;
  vehicleHighlight: boolean;
  marketExtension: boolean;
  /** Whether its owner bought the alpha showcase. */
  showcase: boolean;
  /** Epoch milliseconds. */
  listedAt: number;
  /** Points; more points come first in the relevance sort, see `relevanceOf`. */
  relevance: number;
  /** Words that keywords match, each once. */
  words: readonly string[];
  codes: Readonly<Record<FacetName, readonly string[]>>;
}

/** Returns the lower-case ASCII words of a text, each once. `F-150` gives `f`, `150` and `f150`, so that both spellings find it. */
export function toWords(text: string): string[] {
  const words = new Set<string>();
  for (const chunk of plainText(text).split(' ')) {
    if (!/[^a-z0-9]/.test(chunk)) {
      words.add(chunk);
      continue;
    }
    const parts = chunk.split(/[^a-z0-9]+/).filter((part) => part !== '');
    for (const part of parts) words.add(part);
    if (parts.length > 1) words.add(parts.join(''));
  }
  words.delete('');
  return [...words];
}

/** Normalises a text to lower case without accents, with single spaces. */
function plainText(text: string): string {
  const lower = text.toLowerCase();
  if (/^[!-~ ]*$/.test(lower)) return lower;
  return lower
    .normalize('NFKD')
    .replace(/[\u0300-\u036f]/g, '')
    .toLowerCase()
    .replace(/\s+/g, ' ');
}
