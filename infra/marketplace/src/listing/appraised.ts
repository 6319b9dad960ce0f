import type { Appraisal, Pricing } from '@forecourt/listing';
import type { SearchDocument } from '@forecourt/matching';
import type { Deal } from '../pricing/appraise';
import type { OfferFacts } from '../pricing/offer';
import { priceOf } from './price';
import type { StoredListing } from './record';
import { pricePoints, stepsAPoint } from './relevance';

/** How the site's rating of a price (R76) becomes part of a listing: in its facets, in its order, and in its text. */

const dealTypes: Readonly<Record<Deal, string | null>> = {
  ...{ great: 'greatprice', good: 'goodprice', fair: null, high: null },
};
const indicators: Readonly<Record<Deal, Pricing['dealIndicator'] | null>> = {
  ...{ great: 'Great', good: 'Good', fair: 'Fair', high: null },
};

/** Returns the facts of a listing that its usual price depends on. */
export function offerFactsOf(listing: StoredListing): OfferFacts {
  // Named one by one: copying all fields of a listing, or spreading some, would slow an import down.
  return {
    price: priceOf(listing),
    year: listing.year,
    mileage: listing.mileage,
    ownerId: listing.ownerId,
    modelCode: listing.modelCode,
    listingType: listing.listingType,
    trimCode: listing.trimCode,
    driveGroup: listing.driveGroup,
    fuelTypeGroup: listing.fuelTypeGroup,
    engineCode: listing.engineCode,
    truckCabSize: listing.truckCabSize,
    state: listing.state,
    sellerType: listing.sellerType,
  };
}

/** Returns a document with the rating of its price. */
export function withDeal(document: SearchDocument, appraisal: Appraisal | null): SearchDocument {
  if (appraisal === null) return document;
  const dealType = dealTypes[appraisal.deal];
  const points = pricePoints({ price: document.price, marketPrice: appraisal.estimate });
  const relevance = document.relevance + Math.round(points * stepsAPoint);
  if (dealType === null) return { ...document, relevance };
  const experience = withBestDeals(document.codes.experience);
  return { ...document, relevance, codes: { ...document.codes, dealType: [dealType], experience } };
}

/** Returns a listing's text with the rating of its price, as a part of its pricing details. */
export function withPriceRating(body: string, appraisal: Appraisal | null): string {
  if (appraisal === null) return body;
  const indicator = indicators[appraisal.deal];
  const rating = `"marketPrice":${appraisal.estimate}${indicator === null ? '' : `,"dealIndicator":"${indicator}"`}`;
  // Quotes within texts are escaped, so that only the key itself is found.
  const at = body.indexOf(pricingKey) + pricingKey.length;
  if (at < pricingKey.length) return body;
  return `${body.slice(0, at)}${rating}${body[at] === '}' ? '' : ','}${body.slice(at)}`;
}

const pricingKey = '"pricingDetail":{';

/** Few lists of experiences exist: one array for each keeps a million documents small. */
const bestDeals = new Map<string, readonly string[]>();

function withBestDeals(experiences: readonly string[]): readonly string[] {
  const key = experiences.join();
  let list = bestDeals.get(key);
  if (list === undefined) {
    const before = experiences.filter((each) => each === 'commercial');
    list = [...before, 'best-deals', ...experiences.filter((each) => each !== 'commercial')];
    bestDeals.set(key, list);
  }
  return list;
}
