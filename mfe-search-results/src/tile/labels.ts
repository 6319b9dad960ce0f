import type { TileListing } from '@forecourt/listing';
import type { BadgeKind } from '@forecourt/ui';

export interface Label {
  kind: BadgeKind;
  text: string;
}

/** How good the price is, as the filter "Best Deals" calls it; undefined when nothing is known of it. */
export function dealOf({ pricingDetail: { dealIndicator } }: TileListing): Label | undefined {
  if (dealIndicator === 'Great') return { kind: 'great-deal', text: 'Great Price' };
  if (dealIndicator === 'Good') return { kind: 'good-deal', text: 'Good Price' };
  return undefined;
}

/** What else speaks for a listing, the weightiest first. */
export function labelsOf({ listingType, isReducedPrice, isHot, hasSpecialOffer }: TileListing): Label[] {
  const all: readonly (Label | false | undefined)[] = [
    listingType === 'CERTIFIED' && { kind: 'certified', text: 'Certified' },
    listingType === '3P_CERT' && { kind: 'certified', text: 'Third-Party Certified' },
    isReducedPrice && { kind: 'reduced', text: 'Price Drop' },
    isHot && { kind: 'hot', text: 'Popular' },
    hasSpecialOffer && { kind: 'neutral', text: 'Special Offer' },
  ];
  return all.filter((label) => typeof label === 'object');
}

/**
 * How a listing came to its place: by the order of the results, because someone paid for the place (R52, R53), or as like the
 * vehicle of a vehicle's page.
 */
export type Placement = 'organic' | 'premium' | 'similar';

/** A paid place is always labelled; a listing that stands where the order puts it never is, whatever its seller pays (R53). */
export function isSponsored(placement: Placement): boolean {
  return placement === 'premium';
}
