import type { Placed } from '@forecourt/contracts';
import {
  dealLabel,
  type Listing,
  type Picture,
  type Pictured,
  picturesOf,
  shownPrice,
  shownTitle,
} from '@forecourt/listing';
import { type BadgeKind, formatPrice } from '@forecourt/ui';

/** A vehicle of a strip, in words that are ready to be shown. */
export interface StripCar {
  /** Its place, as it is measured. */
  placed: Placed;
  title: string;
  /** URL of the vehicle's page. */
  href: string;
  /** The first one is large, the others are in a row below it. */
  pictures: readonly Picture[];
  price: string;
  /** The price's rating. */
  deal?: { kind: BadgeKind; text: string };
  /** An estimated payment, on brands that show payments. */
  payment?: string;
  /** Facts and place. */
  facts: string;
  /** A reason to hurry, before the facts. */
  urgency?: string;
  /** Name of the seller that pays for the place; undefined for an unpaid one. */
  payer?: string;
}

/** Fields of a listing that a strip shows. */
type Shown = Pictured & Pick<Listing, 'id' | 'pricingDetail'>;

/** Returns what a strip shows of a listing, with its main picture. @param rest what depends on the place */
export function stripCar(
  listing: Shown,
  rest: Pick<StripCar, 'placed' | 'href' | 'facts'> & Partial<StripCar>,
): StripCar {
  const price = shownPrice(listing.pricingDetail);
  return {
    title: shownTitle(listing),
    pictures: picturesOf(listing).slice(0, 1),
    price: price === undefined ? 'Contact for price' : formatPrice(price),
    deal: dealLabel(listing.pricingDetail),
    ...rest,
  };
}
