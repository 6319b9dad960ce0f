import { type Compared, dealLabel, type Listing, type Owner, shownPrice } from '@forecourt/listing';
import { againstMarket, distanceText, dollarsBelowMarket, vehicleFacts, vehiclePast } from '@forecourt/listing-kit';
import type { ReferenceData } from '@forecourt/search-state';
import { formatPrice } from '@forecourt/ui';
import { featureRows } from './feature-rows';
import { isSame, type Measures, type RowGroup, rowsOf, sameTitle, splitRows } from './split-rows';

interface Side {
  listing: Listing;
  owner: Owner | undefined;
}

/** Numbers of which less or more is better, whoever drives the vehicle. A year, an economy in town and on highways, and a rating by few are no such. */
const measures: Measures<Side> = {
  Price: { of: ({ listing }) => shownPrice(listing.pricingDetail), best: 'least' },
  // Prices above the market are equally no bargain.
  'Against the market': { of: ({ listing }) => belowMarket(listing), best: 'most' },
  'Estimated payment': { of: ({ listing }) => listing.pricingDetail.payments?.monthly, best: 'least' },
  Mileage: { of: ({ listing }) => listing.mileage, best: 'least' },
  'Electric range': { of: ({ listing }) => listing.specifications.mileRange, best: 'most' },
};

/** Terms of the first rows, which stand at the top whether they differ or not. */
const first = [
  ...['Price', 'Against the market', 'Estimated payment', 'Mileage', 'Accidents', 'Owners', 'Title'],
  ...['Service records', 'History report', 'Place', 'Seller'],
];

/** Terms without a row: they identify the vehicle, and are in the column's head or do not help to decide. */
const leftOut = new Set(['Make', 'Model', 'VIN', 'Stock number']);

/**
 * Returns the rows that compare vehicles: what decides first, then the facts and, group by group, the features that differ, then
 * everything that is the same. Terms that no vehicle has are left out.
 */
export function compareRows(found: Compared, facets: ReferenceData['facets'], payments: boolean): RowGroup[] {
  const { listings, owners } = found;
  const things = listings.map((listing): Side => ({ listing, owner: owners.find(({ id }) => id === listing.ownerId) }));
  const rows = rowsOf({ things, linesOf: (side) => linesOf(side, facets, payments), first, measures }).map((row) => ({
    ...row,
    values: row.values.map((value, at) => value ?? withoutIt(row.term, listings[at]!)),
  }));
  const decisive = rows.filter(({ term }) => first.includes(term));
  const [apart, common] = splitRows(rows.filter((row) => !decisive.includes(row)));
  const features = featureRows(found, facets);
  return [
    { title: null, rows: decisive },
    ...(apart === undefined ? [] : [apart]),
    ...features.map(({ title, rows: all }) => ({
      title: `Features: ${title}`,
      rows: all.filter((row) => !isSame(row)),
    })),
    {
      title: sameTitle(rows),
      rows: [...(common?.rows ?? []), ...features.flatMap((group) => group.rows.filter(isSame))],
    },
  ];
}

/** Terms of a vehicle's past. */
const past = new Set(['Accidents', 'Owners', 'Title', 'Service records', 'History report']);

/** Returns why a vehicle has no value for a term; null if the value is only unknown. */
function withoutIt(term: string, { listingType, style }: Listing): string | null {
  if (listingType === 'NEW' && past.has(term)) return 'New vehicle';
  if (term === 'Truck bed' && style !== undefined && !/truck|pickup/i.test(style)) return 'No truck';
  return null;
}

function linesOf({ listing, owner }: Side, facets: ReferenceData['facets'], payments: boolean): [string, string][] {
  const { pricingDetail } = listing;
  const price = shownPrice(pricingDetail);
  const monthly = pricingDetail.payments?.monthly;
  const lines: (readonly [string, string | undefined])[] = [
    ['Price', price === undefined ? 'Contact seller' : formatPrice(price)],
    ['Against the market', [dealLabel(pricingDetail)?.text, againstMarket(listing)].filter(Boolean).join(', ')],
    ['Estimated payment', payments && monthly !== undefined ? `${formatPrice(monthly)}/mo` : undefined],
    ...vehicleFacts(listing, facets).filter(([term]) => !leftOut.has(term)),
    ...vehiclePast(listing),
    ['Place', owner && placeText(owner)],
    ['Seller', owner && sellerText(owner)],
  ];
  return lines.flatMap(([term, value]): [string, string][] => (value ? [[term, value]] : []));
}

function belowMarket(listing: Listing): number | undefined {
  const dollars = dollarsBelowMarket(listing);
  return dollars && Math.max(0, dollars);
}

function placeText({ location: { address }, distanceFromSearch }: Owner): string {
  const far = distanceFromSearch === undefined ? '' : distanceText(distanceFromSearch);
  return [address.city, address.state, far].filter(Boolean).join(', ');
}

function sellerText({ privateSeller, name, rating }: Owner): string {
  const rated = rating !== undefined && rating.count > 0 && `${rating.value.toFixed(1)} of 5`;
  return [privateSeller ? 'Private seller' : name, rated].filter(Boolean).join(', ');
}
