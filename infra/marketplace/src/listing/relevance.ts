import { hashOf } from '@forecourt/service';
import { priceOf } from './price';
import type { StoredListing } from './record';

/** All weights are in days: how much longer ago a listing may have been made that is better by this. */
const weights = {
  /** What a good price is worth. */
  deal: { greatprice: 30, goodprice: 15 },
  /** What shoppers want to know of a car, and what it costs not to say it. */
  unknown: { price: 120, photos: 20, mileage: 20, trim: 5, color: 5, place: 10 },
  /** For each doubling or halving by which a price lies outside of what most people pay. */
  unusualPrice: 20,
  /** At most; spreads what would stand together: a seller's whole lot that was listed on one day. */
  luck: 30,
};
/** US dollars; about half of the market lies between them. */
const usualPrice = { from: 18_000, to: 40_000 };
const HOUR = 3_600_000;
const HOURS_A_DAY = 24;

/**
 * How early a listing comes in the relevance sort: the higher, the earlier. It is the time of its listing in whole hours since
 * 1970, moved by what speaks for or against it. What its seller paid for plays no part (R52, R53: paid places are places, not an
 * order), and nothing depends on the search or the clock, so that it is worked out once, when the listing is written.
 */
export function relevanceOf(listing: StoredListing): number {
  const days =
    (listing.dealType === null ? 0 : weights.deal[listing.dealType]) -
    unknownDays(listing) -
    unusualDays(priceOf(listing)) +
    weights.luck * (hashOf(listing.id) / 2 ** 32);
  return Math.round(listing.listedAt / HOUR + days * HOURS_A_DAY);
}

function unknownDays(listing: StoredListing): number {
  const { unknown } = weights;
  return (
    (priceOf(listing) === null ? unknown.price : 0) +
    (listing.details.images.sources.length === 0 ? unknown.photos : 0) +
    // Nobody asks for the mileage of a new car.
    (listing.mileage === null && listing.listingType !== 'NEW' ? unknown.mileage : 0) +
    (listing.trim === null ? unknown.trim : 0) +
    (listing.color === null ? unknown.color : 0) +
    (listing.lat === null ? unknown.place : 0)
  );
}

/** The dearest car of all is what fewest look for; so is the one that can hardly be meant. */
function unusualDays(price: number | null): number {
  if (price === null) return 0;
  const nearest = Math.min(Math.max(price, usualPrice.from), usualPrice.to);
  return weights.unusualPrice * Math.abs(Math.log2(Math.max(price, 1) / nearest));
}
