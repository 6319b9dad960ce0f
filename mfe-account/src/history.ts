/** Present data of vehicles viewed on this device (section 4, "browsing-history lookups"). */
import { viewedSince, viewHistory } from '@forecourt/device';
import type { ListingSummary } from './listing-summary';

/** Section 9: interval between look-ups, ms, and maximum number of vehicles. */
const refetchMs = 120_000;
const mostAsked = 10;
const timeoutMs = 5_000;
const key = 'browsing-history';

interface Fetched {
  at: number;
  ids: string;
  listings: readonly ListingSummary[];
}

/** Crawlers view everything and need no history. */
const isCrawler = () => /bot|crawl|spider|slurp/i.test(navigator.userAgent);

/**
 * Returns the vehicles viewed last that are still for sale, latest first. Looked up at most every two minutes in all tabs
 * of the session together, never by crawlers. A failure is logged and shows nothing (section 8).
 */
export async function browsingHistory(now: number): Promise<readonly ListingSummary[]> {
  const seen = viewedSince(viewHistory.read(), now).slice(0, mostAsked);
  if (seen.length === 0 || isCrawler()) return [];
  const kept = read();
  const inOrder = (listings: readonly ListingSummary[]) =>
    seen.flatMap(({ id }) => listings.find((listing) => listing.id === id) ?? []);
  const ids = seen.map(({ id }) => id).join(',');
  if (kept !== null && now - kept.at >= 0 && now - kept.at < refetchMs) return inOrder(kept.listings);
  try {
    const response = await fetch(`/rest/lsc/listing?listingId=${ids}`, { signal: AbortSignal.timeout(timeoutMs) });
    if (response.status !== 200) throw new Error(`answered ${response.status}`);
    const { listings } = (await response.json()) as { listings: readonly ListingSummary[] };
    write({ at: now, ids, listings });
    return inOrder(listings);
  } catch (error) {
    // A failed look-up is not retried at once, either.
    write({ at: now, ids, listings: kept?.listings ?? [] });
    console.warn('Viewed vehicles could not be looked up.', error);
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
    // No storage: the next page looks them up again.
  }
}
