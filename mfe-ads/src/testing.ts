import type { Ads, HouseAdContent } from './ads';

/** An ad of the house; what is given replaces its part. */
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

/** A view's data with these ads by placement. */
export const withAds = (ads: Ads['ads']) => ({ data: { ads: { ads } } });
