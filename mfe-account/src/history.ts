/** What vehicles that were looked at on this device cost now (section 4, "browsing-history lookups"). */
import { seenHistory, seenSince } from '@forecourt/device';
import type { KeptListing } from './kept-listing';

/** Section 9: an answer is asked for anew after so long; so many vehicles are looked up. Milliseconds. */
const refetchMs = 120_000;
const mostAsked = 10;
const timeoutMs = 5_000;
const key = 'browsing-history';

interface Fetched {
  at: number;
  ids: string;
  listings: readonly KeptListing[];
}

/** Crawlers look at everything, and nothing interests them. */
const isCrawler = () => /bot|crawl|spider|slurp/i.test(navigator.userAgent);

/**
 * The latest vehicles that were looked at and are still for sale, in that order. They are asked for at most every two minutes, in all tabs
 * of this one's session together; never by crawlers. A failure is logged and shows nothing (section 8).
 */
export async function browsingHistory(now: number): Promise<readonly KeptListing[]> {
  const seen = seenSince(seenHistory.read(), now).slice(0, mostAsked);
  if (seen.length === 0 || isCrawler()) return [];
  const kept = read();
  const inOrder = (listings: readonly KeptListing[]) =>
    seen.flatMap(({ id }) => listings.find((listing) => listing.id === id) ?? []);
  const ids = seen.map(({ id }) => id).join(',');
  if (kept !== null && now - kept.at >= 0 && now - kept.at < refetchMs) return inOrder(kept.listings);
  try {
    const response = await fetch(`/rest/lsc/listing?listingId=${ids}`, { signal: AbortSignal.timeout(timeoutMs) });
    if (response.status !== 200) throw new Error(`answered ${response.status}`);
    const { listings } = (await response.json()) as { listings: readonly KeptListing[] };
    write({ at: now, ids, listings });
    return inOrder(listings);
  } catch (error) {
    // What failed is not asked for at once again, either.
    write({ at: now, ids, listings: kept?.listings ?? [] });
    console.warn('Vehicles that were looked at could not be looked up.', error);
    return inOrder(kept?.listings ?? []);
  }
}

function read(): Fetched | null {
  try {
    const stored: unknown = JSON.parse(sessionStorage.getItem(key) ?? 'null');
    return typeof stored === 'object' && stored !== null && 'at' in stored && 'listings' in stored
      ? (stored as Fetched)
      : null;
  } catch {
    return null;
  }
}

function write(fetched: Fetched): void {
  try {
    sessionStorage.setItem(key, JSON.stringify(fetched));
  } catch {
    // Refused or full: the next page asks again.
  }
}
