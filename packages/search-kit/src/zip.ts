/** What a shopper reads when a ZIP cannot be used (section 8). */
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
