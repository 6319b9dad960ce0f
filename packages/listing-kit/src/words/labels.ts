import { type Listing, shownPrice, type TileListing } from '@forecourt/listing';
import { samePath } from '@forecourt/search-kit';
import { type BadgeKind, formatPrice } from '@forecourt/ui';
import { dayText } from './dates';

export interface Label {
  kind: BadgeKind;
  text: string;
  /** A page of this site with more vehicles with this label. */
  href?: string;
}

/** Lists a listing's labels besides its price rating, the most important first. A tile has no room for the words of a special offer. */
export function labelsOf(listing: TileListing & Pick<Listing, 'specialOffer'>): Label[] {
  const { listingType, isHot, hasSpecialOffer, specialOffer, ribbon, esntial } = listing;
  const all: readonly (Label | false | undefined | '')[] = [
    certifiedOf(listing),
    listingType === '3P_CERT' && { kind: 'certified', text: 'Third-Party Certified' },
    reductionOf(listing),
    isHot && { kind: 'hot', text: 'Popular' },
    ribbon && { kind: 'new', text: ribbon },
    hasSpecialOffer && { kind: 'neutral', text: specialOffer ? `Special Offer: ${specialOffer}` : 'Special Offer' },
    esntial && { kind: 'neutral', text: 'Buy Online' },
  ];
  return all.filter((label) => typeof label === 'object');
}

/** Returns the label of the maker's certification programme, by its name if known, with a link to more such vehicles. */
function certifiedOf({ listingType, certifiedProduct, productTiles }: TileListing): Label | undefined {
  if (listingType !== 'CERTIFIED') return undefined;
  const link = productTiles?.find(({ tileType }) => tileType === 'certified')?.link;
  const href = samePath(link ?? '');
  return { kind: 'certified', text: certifiedProduct || 'Certified', ...(href !== undefined && { href }) };
}

/** Returns the label of a lower price: the reduction and its date, as far as known. */
function reductionOf({ isReducedPrice, priceDrop, pricingDetail }: TileListing): Label | undefined {
  if (!isReducedPrice) return undefined;
  const price = shownPrice(pricingDetail);
  if (priceDrop === undefined || price === undefined || priceDrop.from <= price)
    return { kind: 'reduced', text: 'Price Drop' };
  return {
    kind: 'reduced',
    text: `Price Drop: ${formatPrice(priceDrop.from - price)} since ${dayText(priceDrop.at)}`,
  };
}
