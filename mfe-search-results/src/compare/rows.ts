import { type Compared, type Listing, type Owner, shownPrice } from '@forecourt/listing';
import type { ReferenceData } from '@forecourt/search-state';
import { formatPrice } from '@forecourt/ui';
import { factsOf } from '../fragments/vehicle-facts/facts-of';

/** One line of a comparison. */
export interface CompareRow {
  term: string;
  /** In the order of the vehicles; null where it is not known. */
  values: readonly (string | null)[];
  /** Places of the best ones, where there is a better and a worse. */
  best: readonly number[];
}

export interface Comparison {
  differs: readonly CompareRow[];
  same: readonly CompareRow[];
}

interface Side {
  listing: Listing;
  owner: Owner | undefined;
}

/** Numbers by which one is better than another, and what is best of them. Others are a matter of taste. */
const measures: Readonly<Record<string, { of(side: Side): number | undefined; best: 'least' | 'most' }>> = {
  Price: { of: ({ listing }) => shownPrice(listing.pricingDetail), best: 'least' },
  'Estimated payment': { of: ({ listing }) => listing.pricingDetail.payments?.monthly, best: 'least' },
  Year: { of: ({ listing }) => listing.year, best: 'most' },
  Mileage: { of: ({ listing }) => listing.mileage, best: 'least' },
  'Fuel economy': { of: ({ listing }) => economyOf(listing), best: 'most' },
  'Electric range': { of: ({ listing }) => listing.specifications.mileRange, best: 'most' },
  'Seller rating': { of: ({ owner }) => owner?.rating?.value, best: 'most' },
};

/** Identity, which stands in a column's head, or tells nothing of which is better. */
const leftOut = new Set(['Make', 'Model', 'VIN']);

/** Vehicles line by line: first what tells them apart. What nobody knows of any of them is left out. */
export function compareRows(
  { listings, owners }: Compared,
  facets: ReferenceData['facets'],
  payments: boolean,
): Comparison {
  const sides = listings.map((listing): Side => ({ listing, owner: owners.find(({ id }) => id === listing.ownerId) }));
  const told = sides.map((side) => new Map(linesOf(side, facets, payments)));
  const terms = [...new Set(told.flatMap((lines) => [...lines.keys()]))];
  const rows = inOneOrder(terms).map((term): CompareRow => {
    const values = told.map((lines) => lines.get(term) ?? null);
    return { term, values, best: bestOf(term, sides) };
  });
  const isSame = ({ values }: CompareRow) => new Set(values).size === 1;
  return { differs: rows.filter((row) => !isSame(row)), same: rows.filter(isSame) };
}

function linesOf({ listing, owner }: Side, facets: ReferenceData['facets'], payments: boolean): [string, string][] {
  const { pricingDetail } = listing;
  const price = shownPrice(pricingDetail);
  const monthly = pricingDetail.payments?.monthly;
  const place = [owner?.location.address.city, owner?.location.address.state].filter(Boolean).join(', ');
  const lines: (readonly [string, string | undefined])[] = [
    ['Price', price === undefined ? 'Contact seller' : formatPrice(price)],
    ['Estimated payment', payments && monthly !== undefined ? `${formatPrice(monthly)}/mo` : undefined],
    ['Price rating', pricingDetail.dealIndicator && `${pricingDetail.dealIndicator} Price`],
    ...factsOf(listing, facets).filter(([term]) => !leftOut.has(term)),
    ['Seller', owner === undefined ? undefined : owner.privateSeller ? 'Private Seller' : owner.name],
    ['Seller rating', owner?.rating && `${owner.rating.value} of 5`],
    ['Place', place],
  ];
  return lines.flatMap(([term, value]): [string, string][] => (value ? [[term, value]] : []));
}

/** The first vehicle may not know what a later one says between two others: known lines keep the order of all. */
const order = ['Price', 'Estimated payment', 'Price rating', 'Condition', 'Certification', 'Year', 'Trim', 'Mileage'];
function inOneOrder(terms: readonly string[]): string[] {
  const first = order.filter((term) => terms.includes(term));
  return [...first, ...terms.filter((term) => !first.includes(term))];
}

function bestOf(term: string, sides: readonly Side[]): number[] {
  if (!Object.hasOwn(measures, term)) return [];
  const { of, best } = measures[term]!;
  const numbers = sides.map(of);
  const known = numbers.filter((value) => value !== undefined);
  const top = best === 'least' ? Math.min(...known) : Math.max(...known);
  if (known.length < 2 || known.every((value) => value === top)) return [];
  return numbers.flatMap((value, at) => (value === top ? [at] : []));
}

/** Of `28 City / 39 Highway` both are weighed alike. */
function economyOf({ specifications: { mpg } }: Listing): number | undefined {
  const [, city, highway] = /^(\d+) City(?: \/ (\d+) Highway)?/i.exec(mpg ?? '') ?? [];
  return city === undefined ? undefined : Number(city) + Number(highway ?? city);
}
