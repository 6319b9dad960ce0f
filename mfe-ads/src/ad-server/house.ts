import { adAt } from '../ads';
import type { AdRequest, AdServer, Filled } from './ad-server';
import { inBatches } from './batch';

/** URL of the site's own ads, for browsers. */
const path = '/ads/house';

interface Waiting {
  request: AdRequest;
  signal: AbortSignal;
  resolve(filled: Filled | undefined): void;
  reject(reason: unknown): void;
}

/**
 * Fills placements with the site's own ads.
 * @param page parameters besides the targeting: the search as in the URL, and the brand
 * @param seen campaigns that have reached this visitor's cap
 */
export function houseAdServer(page: { search: string; brand: string }, seen: () => readonly string[]): AdServer {
  /** Ads shown on this page. */
  const had = new Set<string>();
  const ask = inBatches<Waiting>((all) => {
    const groups = new Map<string, Waiting[]>();
    for (const one of all) {
      const query = queryOf(one.request);
      groups.set(query, [...(groups.get(query) ?? []), one]);
    }
    for (const group of groups.values()) void send(group);
  });

  async function send(group: readonly Waiting[]): Promise<void> {
    try {
      const query = new URLSearchParams(page.search);
      query.delete('zip');
      const enough = seen();
      for (const { request } of group) for (const id of request.beside) had.add(id);
      const more = {
        ...group[0]?.request.targeting,
        ...{ brand: page.brand, placements: group.map(({ request }) => request.placement).join() },
        ...(enough.length > 0 && { seen: enough.join() }),
        ...(had.size > 0 && { beside: [...had].join() }),
      };
      // The search has these under other names.
      for (const [name, value] of Object.entries(more))
        if (!['make', 'model', 'body'].includes(name)) query.set(name, value);
      const response = await fetch(`${path}?${query}`, { signal: AbortSignal.timeout(answerMs) });
      if (!response.ok) throw new Error(`${path} answered ${response.status}`);
      const ads: unknown = await response.json();
      for (const { request, resolve } of group) {
        const ad = adAt({ ads } as Parameters<typeof adAt>[0], request.placement);
        if (ad !== undefined) had.add(ad.id);
        resolve(ad && { kind: 'house', ad });
      }
    } catch (error) {
      for (const { reject } of group) reject(error);
    }
  }

  return {
    fill: (request, signal) =>
      new Promise((resolve, reject) => {
        signal.addEventListener('abort', () => reject(signal.reason), { once: true });
        ask({ request, signal, resolve, reject });
      }),
  };
}

/** Timeout, ms; longer than the content service's. */
const answerMs = 10_000;

/** Groups placements that differ only in name and place, to send them together. */
function queryOf({ targeting: { pos: _pos, ...page } }: AdRequest): string {
  return JSON.stringify(page);
}
