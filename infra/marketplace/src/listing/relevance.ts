import type { Listing, Owner } from '@forecourt/listing';
import { hashOf } from '@forecourt/service';
import { priceOf } from './price';
import type { StoredListing } from './record';

/** The facts that a listing's relevance depends on (R37); null if unknown. */
export interface RankedFacts {
  id: string;
  /** Epoch milliseconds. */
  listedAt: number;
  isNew: boolean;
  /** Whole US dollars; and the usual price of such a vehicle. */
  price: number | null;
  marketPrice: number | null;
  photos: number;
  mileage: number | null;
  trim: string | null;
  color: string | null;
  /** Whether the vehicle's location is known. */
  isPlaced: boolean;
  /** Rating of a dealer, by its customers. */
  rating: { value: number; count: number } | null;
}

/** The parts of a listing's relevance, in points, positive and negative; their sum is its relevance, apart from the distance. */
export interface RelevanceParts {
  /** One point for every four days by which it was listed later. */
  freshness: number;
  /** Its price relative to the usual price of such vehicles: one point for each 0.8 %, up to 25. */
  price: number;
  /** How far its price lies outside the range that most people pay. */
  budget: number;
  /** Missing facts that shoppers want to know. */
  completeness: number;
  /** Its seller's rating. */
  seller: number;
  /** Spreads listings that would otherwise be adjacent, such as a seller's whole lot listed on one day. */
  chance: number;
}

const weights = {
  daysAPoint: 4,
  price: { most: 25, pointsAShare: 125 },
  /** For each doubling or halving by which a price lies outside the range that most people pay. */
  unusualPrice: 15,
  unknown: { price: 60, photos: 15, mileage: 30, place: 15, trim: 4, color: 4 },
  /** For each star above or below the usual rating, once there are enough ratings. */
  seller: { usual: 4, pointsAStar: 6, most: 6, enough: 5 },
  chance: 10,
};
/** The most that distance can cost, in points, and the distance in miles that costs half of it. */
export const distanceCost = { most: 60, halfAt: 100 };
/** US dollars; about half of the market lies between them. */
const usualPrice = { from: 18_000, to: 40_000 };
const dayMs = 86_400_000;
/** An index stores whole numbers: hundredths of a point. */
export const stepsAPoint = 100;

/**
 * Returns how early a listing comes in the relevance sort, in hundredths of a point: the higher, the earlier. What its seller
 * paid plays no part (R52, R53: paid placements do not change the order), and nothing depends on the search or the clock; a search
 * subtracts `pointsOfDistance`.
 */
export function relevanceOf(facts: RankedFacts): number {
  const { price, ...others } = partsOf(facts);
  const constant = Object.values(others).reduce((sum, part) => sum + part, 0);
  // Rounded separately, so that the price can be added to a stored relevance that lacks it.
  return Math.round(constant * stepsAPoint) + Math.round(price * stepsAPoint);
}

/** Returns the parts of a listing's relevance. Pure. */
export function partsOf(facts: RankedFacts): RelevanceParts {
  return {
    freshness: facts.listedAt / dayMs / weights.daysAPoint,
    price: pricePoints(facts),
    budget: -unusualPoints(facts.price),
    completeness: -unknownPoints(facts),
    seller: sellerPoints(facts.rating),
    chance: weights.chance * (hashOf(facts.id) / 2 ** 32),
  };
}

/**
 * Returns the cost of a distance, in points; a vehicle without a known location counts as the farthest.
 * @param miles Infinity if it is unknown
 */
export function pointsOfDistance(miles: number): number {
  const { most, halfAt } = distanceCost;
  return miles === Number.POSITIVE_INFINITY ? most : (most * miles) / (miles + halfAt);
}

/** Returns the points of a price; none if it is unknown, or the usual price is. */
export function pricePoints({ price, marketPrice }: Pick<RankedFacts, 'price' | 'marketPrice'>): number {
  const { most, pointsAShare } = weights.price;
  if (price === null || marketPrice === null || marketPrice <= 0) return 0;
  return Math.max(-most, Math.min(most, ((marketPrice - price) / marketPrice) * pointsAShare));
}

/** Few shoppers look for the most expensive cars, or for those whose price can hardly be right. */
function unusualPoints(price: number | null): number {
  if (price === null) return 0;
  const nearest = Math.min(Math.max(price, usualPrice.from), usualPrice.to);
  return weights.unusualPrice * Math.abs(Math.log2(Math.max(price, 1) / nearest));
}

function unknownPoints({ price, photos, mileage, trim, color, isNew, isPlaced }: RankedFacts): number {
  const { unknown } = weights;
  return (
    (price === null ? unknown.price : 0) +
    (photos === 0 ? unknown.photos : 0) +
    // Nobody expects the mileage of a new car.
    (mileage === null && !isNew ? unknown.mileage : 0) +
    (isPlaced ? 0 : unknown.place) +
    (trim === null ? unknown.trim : 0) +
    (color === null ? unknown.color : 0)
  );
}

function sellerPoints(rating: RankedFacts['rating']): number {
  const { usual, pointsAStar, most, enough } = weights.seller;
  if (rating === null || rating.count < enough) return 0;
  return Math.max(-most, Math.min(most, (rating.value - usual) * pointsAStar));
}

/** Returns the facts of a listing as it is written. @param marketPrice usual price of such a vehicle; null if it is not known yet */
export function rankedFacts(
  listing: StoredListing,
  rating: RankedFacts['rating'],
  marketPrice: number | null = null,
): RankedFacts {
  const { id, listedAt, listingType, mileage, trim, color, details } = listing;
  // Without spreading, which would slow an import down.
  return {
    id,
    listedAt,
    mileage,
    trim,
    color,
    rating,
    marketPrice,
    isNew: listingType === 'NEW',
    price: priceOf(listing),
    photos: details.images.sources.length,
    isPlaced: listing.lat !== null,
  };
}

/** Returns the same facts of a listing as it is sent, which does not say whether its location is known. */
export function rankedFactsOfSent(
  listing: Listing,
  owner: Pick<Owner, 'rating'> | undefined,
  isPlaced: boolean,
): RankedFacts {
  const { id, listedAt = 0, listingType, mileage, trim, specifications, images, pricingDetail } = listing;
  const { incentive, salePrice, msrp, marketPrice } = pricingDetail;
  return {
    ...{ id, listedAt, mileage: mileage ?? null, trim: trim ?? null, color: specifications.color ?? null },
    isNew: listingType === 'NEW',
    price: incentive ?? salePrice ?? msrp ?? null,
    marketPrice: marketPrice ?? null,
    photos: images.sources.length,
    isPlaced,
    rating: owner?.rating ?? null,
  };
}
