import { type Compared, dealLabel, type Listing, type Owner, shownPrice } from '@forecourt/listing';
import { vehicleFacts } from '@forecourt/listing-kit';
import type { ReferenceData } from '@forecourt/search-state';
import { formatPrice } from '@forecourt/ui';
import { type Comparison, type Measures, splitRows } from './split-rows';

interface Side {
  listing: Listing;
  owner: Owner | undefined;
}

/** Numbers by which one vehicle is better than another. All other terms are a matter of taste. */
const measures: Measures<Side> = {
  Price: { of: ({ listing }) => shownPrice(listing.pricingDetail), best: 'least' },
  'Estimated payment': { of: ({ listing }) => listing.pricingDetail.payments?.monthly, best: 'least' },
  Year: { of: ({ listing }) => listing.year, best: 'most' },
  Mileage: { of: ({ listing }) => listing.mileage, best: 'least' },
  'Fuel economy': { of: ({ listing }) => economyOf(listing), best: 'most' },
  'Electric range': { of: ({ listing }) => listing.specifications.mileRange, best: 'most' },
  'Seller rating': { of: ({ owner }) => owner?.rating?.value, best: 'most' },
};

/** Terms of the first rows. */
const order = ['Price', 'Estimated payment', 'Price rating', 'Condition', 'Certification', 'Year', 'Trim', 'Mileage'];

/** Terms without a row: they identify the vehicle, and are in the column's head or do not help to decide. */
const leftOut = new Set(['Make', 'Model', 'VIN', 'Stock number']);

/** Returns the rows that compare vehicles: those that differ, and those that are the same. Terms that no vehicle has are left out. */
export function compareRows(
  { listings, owners }: Compared,
  facets: ReferenceData['facets'],
  payments: boolean,
): Comparison {
  const sides = listings.map((listing): Side => ({ listing, owner: owners.find(({ id }) => id === listing.ownerId) }));
  return splitRows({ things: sides, linesOf: (side) => linesOf(side, facets, payments), first: order, measures });
}

function linesOf({ listing, owner }: Side, facets: ReferenceData['facets'], payments: boolean): [string, string][] {
  const { pricingDetail } = listing;
  const price = shownPrice(pricingDetail);
  const monthly = pricingDetail.payments?.monthly;
  const place = [owner?.location.address.city, owner?.location.address.state].filter(Boolean).join(', ');
  const lines: (readonly [string, string | undefined])[] = [
    ['Price', price === undefined ? 'Contact seller' : formatPrice(price)],
    ['Estimated payment', payments && monthly !== undefined ? `${formatPrice(monthly)}/mo` : undefined],
    ['Price rating', dealLabel(pricingDetail)?.text],
    ...vehicleFacts(listing, facets).filter(([term]) => !leftOut.has(term)),
    ['Seller', owner === undefined ? undefined : owner.privateSeller ? 'Private Seller' : owner.name],
    ['Seller rating', owner?.rating && `${owner.rating.value} of 5`],
    ['Place', place],
  ];
  return lines.flatMap(([term, value]): [string, string][] => (value ? [[term, value]] : []));
}

/** Returns the sum of city and highway mpg, so that both weigh the same. */
function economyOf({ specifications: { mpg } }: Listing): number | undefined {
  const [, city, highway] = /^(\d+) City(?: \/ (\d+) Highway)?/i.exec(mpg ?? '') ?? [];
  return city === undefined ? undefined : Number(city) + Number(highway ?? city);
}
