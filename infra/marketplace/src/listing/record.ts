import type { Listing, Owner } from '@forecourt/listing';

/**
 * A listing as a plain record: `null` if a fact is unknown, never `undefined`, never an empty string.
 *
 * A field whose docstring says "code of `x`" holds a code of the catalogue's vocabulary `x`, where `x` is the name of the
 * search parameter that filters by it. Codes contain no comma, because URLs join them by commas.
 */
export interface StoredListing {
  /** Unique within an inventory, stable from one import of the same vehicle to the next; ASCII letters, digits and hyphens. */
  id: string;
  /** VIN: 17 characters, upper case. */
  vin: string | null;
  /** The full title; contracts' `shownTitle` cuts it at the first ` w/`. */
  title: string;
  ownerId: string;
  listingType: Listing['listingType'];

  year: number;
  make: string;
  /** Code of `makeCode`: `TOYOTA`. */
  makeCode: string;
  model: string;
  /** Compound: `CAMRY|TOYOTA`. */
  modelCode: string;
  /** Compound with the make: `3SERIES|BMW`; a family of models that shoppers search for together. */
  seriesCode: string | null;
  trim: string | null;
  /** `CAMRY|LE`: the part of the model code before the bar, then the trim. */
  trimCode: string | null;
  /** Codes of `packages`. */
  packages: readonly string[];

  /** Miles. */
  mileage: number | null;
  /** Whole US dollars. The price that is displayed, sorted and filtered by is incentive ?? salePrice ?? msrp (R31). */
  incentive: number | null;
  salePrice: number | null;
  msrp: number | null;
  /** The seller's own word for the price. It is stored only: no page shows it, no search finds it, no rating depends on it (R76). */
  sellersRating: 'great' | 'good' | 'fair' | null;
  /** An example payment in whole US dollars a month, APR in percent. */
  payments: Listing['pricingDetail']['payments'] | null;

  /** Codes of `vehicleStyleCode`, the main one first. */
  vehicleStyleCodes: readonly string[];
  /** Label of the main body style: `Sedan`. */
  style: string | null;
  /** Label of the body style's subtype: `Compact SUV`. */
  styleSubtype: string | null;
  /** Code of `bodyStyleSubtypeCode`. */
  bodyStyleSubtypeCode: string | null;
  /** Code of `suvSubtypeCode`; only for SUVs. */
  suvSubtypeCode: string | null;
  /** Code of `vanSubtypeCode`; only for vans. */
  vanSubtypeCode: string | null;
  /** Code of `sedanSubtypeCode`; only for sedans. */
  sedanSubtypeCode: string | null;
  /** Code of `vehicleType`: box truck, cargo van, …; only for commercial vehicles. */
  vehicleType: string | null;
  /** Code of `vehicleUseType`. */
  vehicleUseType: 'PERSONAL' | 'COMMERCIAL';

  /** Code of `extColorSimple`: `BLUE`. */
  extColorSimple: string | null;
  /** Code of `intColorSimple`. */
  intColorSimple: string | null;
  /** The colours in the seller's words: `Lunar Blue Metallic`. */
  color: string | null;
  interiorColor: string | null;

  /** Code of `driveGroup`. */
  driveGroup: string | null;
  /** In words: `All-wheel drive`. */
  driveType: string | null;
  /** Code of `transmissionCode`. */
  transmissionCode: string | null;
  /** In words: `8-Speed Automatic`. */
  transmission: string | null;
  /** Code of `engineCode` (the Cylinders section). */
  engineCode: string | null;
  /** In words: `2.5L I4`. */
  engine: string | null;
  cylinders: number | null;
  /** Code of `engineDisplacement`. */
  engineDisplacement: string | null;
  /** `2.5 L`, as shown. */
  displacementUOM: string | null;
  /** Code of `fuelTypeGroup`. */
  fuelTypeGroup: string | null;
  /** EPA miles a gallon; for electric cars null. */
  mpgCity: number | null;
  mpgHwy: number | null;
  /** Electric range in miles; only for electric cars and plug-in hybrids. */
  electricRange: number | null;

  doors: number | null;
  /** Code of `doorCode`. */
  doorCode: string | null;
  seats: number | null;
  /** Code of `maximumSeating`. */
  maximumSeating: string | null;
  /** Code of `truckCabSize`; only for trucks. */
  truckCabSize: string | null;
  /** Code of `truckBedLength`; only for trucks. */
  truckBedLength: string | null;
  /** Codes of `featureCode`. */
  featureCodes: readonly string[];
  /** Codes of `vehicleHistoryType`: clean title, one owner, … */
  vehicleHistoryTypes: readonly string[];

  /** Code of `sellerType`: private seller or dealer. */
  sellerType: 'p' | 'd';
  /** Codes of `homeServices` that the seller offers for it. */
  homeServices: readonly string[];
  /** Whether the seller sells it online; whether it can be bought online depends on more (`sellsOnline`). */
  buyOnline: boolean;
  /** Has the money back guarantee (`vehicleExchange`). */
  vehicleExchange: boolean;
  /** Shipped to shoppers outside the seller's market (`marketExtension=include`). */
  marketExtension: boolean;

  /** The vehicle's location: WGS84 degrees of its ZIP code; null if the ZIP code is unknown. */
  lat: number | null;
  lon: number | null;
  zip: string | null;
  city: string | null;
  /** Two letters. */
  state: string | null;

  /** The placement that the seller paid for; see `tiers`. */
  tier: Tier;
  /** Whether it is sold as a vehicle highlight as well. */
  vehicleHighlight: boolean;
  /** Epoch milliseconds. */
  listedAt: number;

  /** Facts that are displayed and never searched. */
  details: ListingDetails;
}

export type ListingDetails = Pick<
  Listing,
  | 'images'
  | 'vdpBaseUrl'
  | 'phone'
  | 'hasSpecialOffer'
  | 'specialOffer'
  | 'isReducedPrice'
  | 'priceDrop'
  | 'accelerate'
  | 'ribbon'
  | 'spin'
  | 'certifiedProduct'
  | 'productTiles'
  | 'esntial'
  | 'paymentServices'
  | 'stockNumber'
  | 'modelReviews'
> & {
  /** A reason to hurry; displayed with a paid placement or a highlight (`urgencyDriverType`, `urgencyDriverValue`). */
  urgency?: { type: string; value: string };
  /** An electric car's miles on the energy of one gallon of fuel. The filters of miles a gallon do not use it. */
  mpge?: { city: number; highway: number };
};

/** Paid placements, the most expensive first; a listing's `tier.index` is its index here (section 3, "Spotlight tiers"). */
export const tiers = ['premium', 'fourthTier', 'featured', 'standard', 'basic'] as const;
export type Tier = (typeof tiers)[number];

/** A dealer or a private seller. */
export interface StoredOwner {
  /** Unique within an inventory, stable between imports; ASCII letters, digits and hyphens. */
  id: string;
  name: string;
  privateSeller: boolean;
  address: string | null;
  city: string | null;
  state: string | null;
  zip: string | null;
  lat: number | null;
  lon: number | null;
  phone: string | null;
  website: string | null;
  rating: { value: number; count: number } | null;
  /** Whether it bought the alpha showcase, and may be the featured dealer of a search. */
  showcase: boolean;
  details: OwnerDetails;
}

export type OwnerDetails = Pick<
  Owner,
  | 'logo'
  | 'dealerDiff'
  | 'homeServices'
  | 'shippingLabel'
  | 'hideEmailForm'
  | 'openingHours'
  | 'paymentDealerId'
  | 'paymentPartnerId'
>;

/** An item of a feed, a file or the generator: an owner comes before the first of its listings. */
export type InventoryItem = { kind: 'owner'; owner: StoredOwner } | { kind: 'listing'; listing: StoredListing };
