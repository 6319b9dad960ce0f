import type { Experience } from '@forecourt/search-state';
import type { StoredListing } from './record';

/** A parameter whose values are counted and chosen: all of the codec's multi-valued ones, and three that take one value. */
export const facets = {
  makeCode: (listing: StoredListing) => [listing.makeCode],
  seriesCode: (listing: StoredListing) => optional(listing.seriesCode),
  modelCode: (listing: StoredListing) => [listing.modelCode],
  trimCode: (listing: StoredListing) => optional(listing.trimCode),
  packages: (listing: StoredListing) => listing.packages,
  vehicleStyleCode: (listing: StoredListing) => listing.vehicleStyleCodes,
  vehicleType: (listing: StoredListing) => optional(listing.vehicleType),
  bodyStyleSubtypeCode: (listing: StoredListing) => optional(listing.bodyStyleSubtypeCode),
  suvSubtypeCode: (listing: StoredListing) => optional(listing.suvSubtypeCode),
  vanSubtypeCode: (listing: StoredListing) => optional(listing.vanSubtypeCode),
  sedanSubtypeCode: (listing: StoredListing) => optional(listing.sedanSubtypeCode),
  listingType: (listing: StoredListing) => [listing.listingType],
  sellerType: (listing: StoredListing) => [listing.sellerType],
  extColorSimple: (listing: StoredListing) => optional(listing.extColorSimple),
  intColorSimple: (listing: StoredListing) => optional(listing.intColorSimple),
  driveGroup: (listing: StoredListing) => optional(listing.driveGroup),
  transmissionCode: (listing: StoredListing) => optional(listing.transmissionCode),
  engineCode: (listing: StoredListing) => optional(listing.engineCode),
  engineDisplacement: (listing: StoredListing) => optional(listing.engineDisplacement),
  fuelTypeGroup: (listing: StoredListing) => optional(listing.fuelTypeGroup),
  featureCode: (listing: StoredListing) => listing.featureCodes,
  vehicleHistoryType: (listing: StoredListing) => listing.vehicleHistoryTypes,
  vehicleUseType: (listing: StoredListing) => [listing.vehicleUseType],
  dealType: (listing: StoredListing) => optional(listing.dealType),
  doorCode: (listing: StoredListing) => optional(listing.doorCode),
  maximumSeating: (listing: StoredListing) => optional(listing.maximumSeating),
  truckCabSize: (listing: StoredListing) => optional(listing.truckCabSize),
  truckBedLength: (listing: StoredListing) => optional(listing.truckBedLength),
  homeServices: (listing: StoredListing) => listing.homeServices,
  vehicleExchange: (listing: StoredListing) => (listing.vehicleExchange ? [checked] : []),
  experience: experiencesOf,
} satisfies Record<string, (listing: StoredListing) => readonly string[]>;

/** The one value of a box that is either checked or not. */
export const checked = 'on';

export type FacetName = keyof typeof facets;
export const facetNames = Object.keys(facets) as FacetName[];

/** Facets of which a listing can have several values; all others have at most one. */
export const multiValuedFacets = [
  'packages',
  'vehicleStyleCode',
  'featureCode',
  'vehicleHistoryType',
  'homeServices',
  'experience',
] as const satisfies FacetName[];

/** The vehicle's facets from the root down: the counts of each ignore its own selection and all that follow it (R23). */
export const vehicleFacets = [
  'makeCode',
  'seriesCode',
  'modelCode',
  'trimCode',
  'packages',
] as const satisfies FacetName[];

/**
 * Parameters that take a bound from a list of steps; counted per step, so that steps without a result can be disabled.
 * `mileage` is an upper bound, the others are lower ones.
 */
export const steppedParams = {
  mileage: { bound: 'most', steps: [10_000, 15_000, 30_000, 45_000, 60_000, 75_000, 100_000, 150_000, 200_000] },
  mpgRange: { bound: 'least', steps: [20, 25, 30, 35, 40, 50] },
  electricMileRange: { bound: 'least', steps: [100, 150, 200, 250, 300, 400] },
} as const satisfies Record<string, { bound: 'most' | 'least'; steps: readonly number[] }>;

export type SteppedParam = keyof typeof steppedParams;
export const steppedNames = Object.keys(steppedParams) as SteppedParam[];

/** Which of the experiences (section 2) a listing belongs to. */
function experiencesOf({ vehicleUseType, dealType, buyOnline, makeCode }: StoredListing): Experience[] {
  return [
    ...(vehicleUseType === 'COMMERCIAL' ? (['commercial'] as const) : []),
    ...(dealType === null ? [] : (['best-deals'] as const)),
    ...(buyOnline ? (['buy-online'] as const) : []),
    ...(buyOnline && makeCode === 'HYUND' ? (['hyundai-buy-online'] as const) : []),
  ];
}

function optional(code: string | null): readonly string[] {
  return code === null ? [] : [code];
}
