import type { Ads } from '@forecourt/contracts';
import type { SearchState } from '@forecourt/search-state';
import { hashOf } from '../hash';
import { searchKey } from './rotation';

type Ad = Ads['ads'][string];
type Theme = Ad['theme'];

interface Campaign {
  id: string;
  theme: Theme;
  headline: string;
  body: string;
  cta: string;
  /** A path of this site. */
  href: string;
  /** Searches that it is meant for; it comes first there. */
  suits?: (state: SearchState) => boolean;
}

const path = '/cars-for-sale/all';

/** The site's own campaigns, shown where no advertiser has booked. */
const campaigns: readonly Campaign[] = [
  {
    ...{ id: 'finance-prequalify', theme: 'finance', cta: 'See your rate' },
    headline: 'Know your rate before you shop',
    body: 'Prequalify in two minutes. It does not touch your credit score.',
    href: '/my-wallet',
  },
  {
    ...{ id: 'finance-budget', theme: 'finance', cta: 'Set a budget' },
    headline: 'Shop by what you pay a month',
    body: 'Set a monthly budget and see the payment on every vehicle.',
    href: '/my-wallet',
  },
  {
    ...{ id: 'insurance-compare', theme: 'insurance', cta: 'Compare quotes' },
    headline: 'Insure it before you drive it',
    body: 'Compare quotes from several insurers for the vehicle you have in mind.',
    href: '/car-insurance',
  },
  {
    ...{ id: 'trade-in-offer', theme: 'trade-in', cta: 'Value my car' },
    headline: 'What is your car worth today?',
    body: 'Get an offer that dealers near you honor for seven days.',
    href: '/instant-cash-offer',
    suits: (state) => state.listingType?.includes('NEW') ?? false,
  },
  {
    ...{ id: 'electric-guide', theme: 'electric', cta: 'Read the guide' },
    headline: 'Your first electric car',
    body: 'Range, charging at home, and what it costs to run.',
    href: '/electric-cars',
    suits: (state) => state.fuelTypeGroup?.some((fuel) => fuel === 'ELE' || fuel === 'PIH') ?? false,
  },
  {
    ...{ id: 'electric-charger', theme: 'electric', cta: 'Find an installer' },
    headline: 'A charger in your garage',
    body: 'Get three offers from licensed electricians, rebates included.',
    href: '/electric-cars/home-charging',
    suits: (state) => state.fuelTypeGroup?.includes('ELE') ?? false,
  },
  {
    ...{ id: 'warranty-used', theme: 'warranty', cta: 'See the plans' },
    headline: 'Peace of mind for a used car',
    body: 'Extended protection from the day the factory warranty ends.',
    href: '/extended-warranty',
    suits: (state) => state.listingType?.includes('USED') ?? false,
  },
  {
    ...{ id: 'research-compare', theme: 'research', cta: 'Compare cars' },
    headline: 'Two cars, one decision',
    body: 'Compare price, room, fuel and safety side by side.',
    href: '/compare-cars',
  },
  {
    ...{ id: 'research-great-deals', theme: 'research', cta: 'Show great deals' },
    headline: 'Priced below the market',
    body: 'See only vehicles that are rated a great or a good price.',
    href: `${path}?dealType=greatprice,goodprice&experience=best-deals`,
  },
];

/** Sizes by the first word of a placement: `grid-7` is a `grid`. */
const sizes: Readonly<Record<string, { width: number; height: number }>> = {
  footer: { width: 728, height: 90 },
  fixed: { width: 728, height: 90 },
  grid: { width: 300, height: 250 },
  inline: { width: 300, height: 250 },
  liner: { width: 728, height: 90 },
  treehouse: { width: 300, height: 250 },
};

/**
 * An ad for each placement that has a size. The same search always gets the same ads; those that suit it come first, and none
 * stands twice on a page while others are left.
 */
export function houseAds(placements: readonly string[], state: SearchState): Ads {
  const key = searchKey(state);
  const suiting = campaigns.filter((campaign) => campaign.suits?.(state));
  const others = campaigns.filter((campaign) => campaign.suits === undefined);
  const queue = [...rotate(suiting, hashOf(key)), ...rotate(others, hashOf(key))];
  const ads: Ads['ads'] = {};
  for (const placement of new Set(placements)) {
    const kind = placement.replace(/-\d+$/, '');
    const size = Object.hasOwn(sizes, kind) ? sizes[kind] : undefined;
    if (size === undefined) continue;
    const { suits: _, ...campaign } = queue[Object.keys(ads).length % queue.length]!;
    ads[placement] = { ...campaign, ...size };
  }
  return { ads };
}

function rotate<T>(items: readonly T[], by: number): T[] {
  if (items.length === 0) return [];
  const at = by % items.length;
  return [...items.slice(at), ...items.slice(0, at)];
}
