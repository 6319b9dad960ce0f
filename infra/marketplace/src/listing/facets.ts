import type { FacetName } from '@forecourt/matching';
import { type Experience, type FacetFact, type FacetRow, facetRows, factOf, hyundai } from '@forecourt/search-state';
import { sellsOnline } from './online';
import type { StoredListing } from './record';

const none: readonly string[] = [];

type CodesOf = (listing: StoredListing) => readonly string[];

/** By facet, a function that returns a listing's codes. */
export const facets = Object.fromEntries(facetRows.map((row) => [row.name, codesBy(row)])) as Record<
  FacetName,
  CodesOf
>;

/** A price's rating depends on other listings, too: `withDeal` adds it, and the experience of best deals, to a document. */
function codesBy(row: FacetRow): CodesOf {
  const fact = factOf(row);
  if (fact === 'experiences') return experiencesOf;
  if (fact === 'dealType') return () => none;
  // A box that is either checked or not has one value.
  const checked = row.kind === 'box' ? Object.keys(row.options ?? {}) : none;
  return (listing) => {
    const value: Fact = listing[fact];
    if (typeof value === 'boolean') return value ? checked : none;
    if (typeof value === 'object') return value ?? none;
    return [value];
  };
}

/** A listing's value for a facet: a code, several codes, null, or a boolean. */
type Fact = StoredListing[Exclude<FacetFact, 'experiences' | 'dealType'>];

/** Distributions that are counted in bins; a bin's code is its lower edge. */
export const binNames = ['priceBin', 'yearBin'] as const;
export type BinName = (typeof binNames)[number];

const thousands = [0, 5, 10, 15, 20, 25, 30, 35, 40, 45, 50, 60, 70, 80, 90, 100, 125, 150, 200];

/** Lower edges of the price bins, whole US dollars; the last bin has no upper edge. */
export const priceEdges: readonly number[] = thousands.map((each) => each * 1000);

/** Returns the code of a listing's bin; undefined if the fact is unknown. */
export function binOf(name: BinName, { price, year }: { price: number | null; year: number }): string | undefined {
  if (name === 'yearBin') return String(year);
  return price === null ? undefined : String(priceEdges.findLast((edge) => edge <= price) ?? 0);
}

/** Returns the experiences (section 2) that a listing belongs to, whatever its price. */
function experiencesOf(listing: StoredListing): Experience[] {
  const { vehicleUseType, makeCode } = listing;
  const buyOnline = sellsOnline(listing);
  return [
    ...(vehicleUseType === 'COMMERCIAL' ? (['commercial'] as const) : []),
    ...(buyOnline ? (['buy-online'] as const) : []),
    ...(buyOnline && makeCode === hyundai ? (['hyundai-buy-online'] as const) : []),
  ];
}
