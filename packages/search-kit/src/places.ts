/** What a shopper reads when a place cannot be used (section 8). */
export const zipError = 'Enter a valid ZIP Code';

/** A shopper waits no longer than this for the look-up. */
const patienceMs = 1500;

/** Whether a text is five ASCII digits and nothing else (R8). */
export function isZip(text: string): boolean {
  return /^[0-9]{5}$/.test(text);
}

/**
 * Whether there is such a ZIP (section 5: the location editor looks it up). Only a clear no counts: where the look-up fails or takes
 * too long the search goes on, which knows what to do with a ZIP that it does not know (R8).
 */
export async function isKnownZip(zip: string): Promise<boolean> {
  try {
    const response = await fetch(`/rest/lsc/zip/${zip}`, { signal: AbortSignal.timeout(patienceMs) });
    return response.status !== 404;
  } catch {
    return true;
  }
}

/** Whether a text may be a place: a ZIP, or a name, which has letters. */
export function mayBePlace(text: string): boolean {
  return isZip(text) || /\p{L}/u.test(text);
}

/** The part of an intent that goes to a place. */
export type Located = { zip: string } | { city: string; state: string };

/** Where a ZIP or the name of a city is; null where there is no such place, and for a name that cannot be looked up now. */
export async function locate(text: string): Promise<Located | null> {
  if (isZip(text)) return (await isKnownZip(text)) ? { zip: text } : null;
  try {
    const path = `/rest/lsc/place?name=${encodeURIComponent(text)}`;
    const response = await fetch(path, { signal: AbortSignal.timeout(patienceMs) });
    const answer: unknown = response.ok ? await response.json() : null;
    if (typeof answer !== 'object' || answer === null || !('city' in answer && 'state' in answer)) return null;
    const { city, state } = answer;
    return typeof city === 'string' && typeof state === 'string' ? { city, state } : null;
  } catch {
    return null;
  }
}
