import type { Ads, HouseAdContent } from './ads';

/** Returns a house ad with parts replaced. */
export function houseAd(overrides: Partial<HouseAdContent> = {}): HouseAdContent {
  return {
    id: 'finance-under-20000',
    headline: '$20,000 and not a dollar more',
    body: 'Only vehicles that are priced at $20,000 or less.',
    cta: 'See the cars',
    href: '/cars-for-sale/all?maxPrice=20000',
    theme: 'finance',
    ...overrides,
  };
}

/** Returns a view's data with these ads by placement. */
export const withAds = (ads: Ads['ads']) => ({ data: { ads: { ads } } });

/** The ad service's answer to a browser: the requested placements; an error if the service is down. */
export type Answering = (query: URLSearchParams) => Ads['ads'] | Error;

/** Replaces the ad service. `asked` has the requests. */
export function installAdService(answer: Answering) {
  const asked: URLSearchParams[] = [];
  const before = globalThis.fetch;
  globalThis.fetch = async (input) => {
    const { pathname, searchParams } = new URL(String(input), 'http://site');
    if (pathname !== '/ads/house') throw new Error(`nothing answers ${pathname}`);
    asked.push(searchParams);
    const ads = answer(searchParams);
    if (ads instanceof Error) throw ads;
    const placements = searchParams.get('placements')?.split(',') ?? [];
    const found = Object.entries(ads).filter(([placement]) => placements.includes(placement));
    return { ok: true, status: 200, json: async () => ({ ads: Object.fromEntries(found) }) } as Response;
  };
  return {
    asked,
    remove() {
      globalThis.fetch = before;
    },
  };
}
