/** Message for an invalid place (section 8). */
export const zipError = 'Enter a valid ZIP Code';

/** Timeout of the look-up, ms. */
const timeoutMs = 1500;

/** Whether a text is five ASCII digits and nothing else (R8). */
export function isZip(text: string): boolean {
  return /^[0-9]{5}$/.test(text);
}

/**
 * Whether a ZIP exists (section 5: the location editor looks it up). Only a definite "no" counts: if the look-up
 * fails or takes too long, the search continues, because it handles unknown ZIPs (R8).
 */
export async function isKnownZip(zip: string): Promise<boolean> {
  try {
    const response = await fetch(`/rest/lsc/zip/${zip}`, { signal: AbortSignal.timeout(timeoutMs) });
    // An answer that is not read to its end is aborted when the time is over.
    response.json().catch(() => {});
    return response.status !== 404;
  } catch {
    return true;
  }
}

/** Whether a text may be a place: a ZIP, or a name, which has letters. */
export function mayBePlace(text: string): boolean {
  return isZip(text) || /\p{L}/u.test(text);
}

/** The part of an intent that sets a place. */
export type Located = { zip: string } | { city: string; state: string };

/** Looks up a ZIP or the name of a city; null if there is no such place, or a name cannot be looked up now. */
export async function locate(text: string): Promise<Located | null> {
  if (isZip(text)) return (await isKnownZip(text)) ? { zip: text } : null;
  try {
    const path = `/rest/lsc/place?name=${encodeURIComponent(text)}`;
    const response = await fetch(path, { signal: AbortSignal.timeout(timeoutMs) });
    const answer: unknown = response.ok ? await response.json() : null;
    if (typeof answer !== 'object' || answer === null || !('city' in answer && 'state' in answer)) return null;
    const { city, state } = answer;
    return typeof city === 'string' && typeof state === 'string' ? { city, state } : null;
  } catch {
    return null;
  }
}
