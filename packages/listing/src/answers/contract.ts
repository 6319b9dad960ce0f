import { multiParams, samePath } from '@forecourt/search-state';
import * as z from 'zod';

/** Seller of listings (specification section 3). Prices are in whole US dollars, mileage and distances in miles. */
export const ownerSchema = z.object({
  id: z.string(),
  name: z.string(),
  logo: z.string().optional(),
  location: z.object({
    address: z.object({
      address1: z.string().optional(),
      city: z.string().optional(),
      state: z.string().optional(),
      zip: z.string().optional(),
    }),
  }),
  phone: z.string().optional(),
  website: z.object({ href: z.string() }).optional(),
  rating: z.object({ value: z.number(), count: z.number() }).optional(),
  /** Present only if the search has a location. */
  distanceFromSearch: z.number().optional(),
  privateSeller: z.boolean(),
  dealerDiff: z.object({ tagline: z.string(), contentId: z.string(), tile: z.string().optional() }).optional(),
  homeServices: z.array(z.string()).optional(),
  shippingLabel: z.string().optional(),
  hideEmailForm: z.boolean().optional(),
  /** Lines in Schema.org's format: `Mo-Fr 09:00-20:00`. Days without a line are closed; absent if the hours are unknown. */
  openingHours: z.array(z.string()).optional(),
  paymentDealerId: z.string().optional(),
  paymentPartnerId: z.string().optional(),
});

export const pricingSchema = z.object({
  /** The first of these is the shown price: incentive ?? salePrice ?? msrp (R31), see `shownPrice`. */
  incentive: z.number().optional(),
  salePrice: z.number().optional(),
  msrp: z.number().optional(),
  /** The filter Best Deals stands for great and good deals. */
  dealIndicator: z.enum(['Great', 'Good', 'Fair']).optional(),
  /** Usual price of such a vehicle; absent if unknown. */
  marketPrice: z.number().optional(),
  payments: z.object({ monthly: z.number(), months: z.number(), apr: z.number(), down: z.number() }).optional(),
});

export const listingSchema = z.object({
  id: z.string(),
  vin: z.string().optional(),
  /** The seller's number for it. */
  stockNumber: z.string().optional(),
  /** In full, as stored; `shownTitle` shortens it. */
  title: z.string(),
  ownerId: z.string(),
  listingType: z.enum(['NEW', 'USED', 'CERTIFIED', '3P_CERT']),
  year: z.number(),
  make: z.string(),
  makeCode: z.string(),
  model: z.string(),
  modelCode: z.string(),
  trim: z.string().optional(),
  trimCode: z.string().optional(),
  mileage: z.number().optional(),
  style: z.string().optional(),
  styleSubtype: z.string().optional(),
  vehicleStyleCodes: z.array(z.string()),
  fuelTypeGroup: z.string().optional(),
  /** Code of what a commercial vehicle is for: `BOX_TRUCK`. */
  vehicleType: z.string().optional(),
  /** Code of a truck's cab: `CREW`. */
  truckCabSize: z.string().optional(),
  specifications: z.object({
    /** Miles per gallon, `28 City / 39 Highway`; those of an electric car end in `MPGe`. */
    mpg: z.string().optional(),
    mileRange: z.number().optional(),
    engine: z.string().optional(),
    driveType: z.string().optional(),
    transmission: z.string().optional(),
    color: z.string().optional(),
    interiorColor: z.string().optional(),
  }),
  /** Simple colour code, `BLUE`. If there are no images, the vehicle is drawn: see `picturedFields`. */
  extColorSimple: z.string().optional(),
  images: z.object({
    primary: z.number(),
    sources: z.array(z.object({ src: z.string(), alt: z.string() })),
  }),
  pricingDetail: pricingSchema,
  /** A path of this site; the home page if the answer names another site. */
  vdpBaseUrl: z.string().overwrite((href) => samePath(href) ?? '/'),
  phone: z.string().optional(),
  hasSpecialOffer: z.boolean().optional(),
  /** The offer in the seller's own words; absent if the seller says no more than that there is one. */
  specialOffer: z.string().optional(),
  isHot: z.boolean().optional(),
  isReducedPrice: z.boolean().optional(),
  /** The price before the last reduction, and the time of that in epoch milliseconds; absent if unknown. */
  priceDrop: z.object({ from: z.number(), at: z.number() }).optional(),
  /** When it was first listed, epoch milliseconds. */
  listedAt: z.number().optional(),
  /** Facts about its past, in words: `One Owner`. */
  history: z.array(z.string()).optional(),
  /** Ratings of the model, not of this vehicle, each from 0 to 5, as the seller's feed reports them. */
  modelReviews: z
    .object({
      value: z.number(),
      count: z.number(),
      aspects: z.array(z.object({ label: z.string(), value: z.number() })),
    })
    .optional(),
  viewCount: z.number().optional(),
  accelerate: z.boolean().optional(),
  ribbon: z.string().optional(),
  /** Addresses of photographs all around the vehicle, in the order of one turn; absent if there is nothing to turn. */
  spin: z.array(z.string()).optional(),
  certifiedProduct: z.string().optional(),
  tier: z.object({ name: z.string(), index: z.number(), urgencyDriverType: z.string().optional() }).optional(),
  marketExtension: z.object({ imeDmaMatch: z.boolean(), parentOwnerId: z.string().optional() }).optional(),
  vehicleHighlight: z
    .object({
      isVehicleHighlight: z.boolean(),
      urgencyDriverType: z.string().optional(),
      urgencyDriverValue: z.string().optional(),
    })
    .optional(),
  productTiles: z
    .array(
      z.object({
        tileType: z.string(),
        tileSubType: z.string().optional(),
        image: z.string().optional(),
        link: z.string().optional(),
      }),
    )
    .optional(),
  truckBedLength: z.string().optional(),
  /** Its equipment, as codes of `featureCode`. */
  featureCodes: z.array(z.string()).optional(),
  doors: z.number().optional(),
  displacementUOM: z.string().optional(),
  esntial: z.boolean().optional(),
  paymentServices: z.record(z.string(), z.unknown()).optional(),
});

/** One option of a facet. A selected option is never disabled (R24). */
export const filterOptionSchema = z.object({
  label: z.string(),
  value: z.string(),
  count: z.number(),
  disabled: z.boolean().optional(),
  selected: z.boolean().optional(),
  moreInfo: z.string().optional(),
  filterBadge: z.string().optional(),
  /** A picture, by a path of this site; empty if the answer names another site. */
  src: z
    .string()
    .overwrite((src) => samePath(src) ?? '')
    .optional(),
  /** CSS colour of a swatch. */
  colorValue: z.string().optional(),
});

const rangeSchema = z.object({ min: z.number(), max: z.number() });

/** The number of results from each edge to the next; the last count is from the last edge on. */
const spreadSchema = z.object({ edges: z.array(z.number()), counts: z.array(z.number()) });

/** Answer of `GET /rest/lsc/listing`. */
export const listingResponseSchema = z.object({
  listings: z.array(listingSchema),
  owners: z.array(ownerSchema),
  totalResultCount: z.number(),
  /** Facet options by parameter name, ordered for display: `makeCode`, `modelCode`, `vehicleStyleCode`, … */
  filters: z.record(z.string(), z.array(filterOptionSchema)),
  /** Groups of a facet's options, by parameter; options in no group are shown separately. */
  filterGroups: z.record(z.string(), z.array(z.object({ label: z.string(), values: z.array(z.string()) }))).optional(),
  /** Each ignores its own range (R23); null if nothing matches. */
  stats: z.object({
    derivedprice: rangeSchema.nullable(),
    year: rangeSchema.nullable(),
    mileage: rangeSchema.nullable(),
  }),
  /** Oldest and newest model year of the whole inventory: all can be chosen, whatever the results have (R33); null if it is empty. */
  years: rangeSchema.nullable().optional(),
  /** Distribution of the results, each ignoring its own range (R23): the panel draws it beside a range. */
  spread: z.object({ derivedprice: spreadSchema, year: spreadSchema }).optional(),
  /** How to find more if there are hardly any results: counts with one filter fewer. Suggestions without results are left out. */
  waysOn: z
    .object({
      /** By the key of the chip to remove; only if nothing was found. */
      without: z.array(z.object({ chip: z.string(), count: z.number() })),
      /** By a wider radius in miles, 0 for any distance; each finds more than the one before. */
      within: z.array(z.object({ radius: z.number(), count: z.number() })),
    })
    .optional(),
  /** Options that narrow these results best, the best first; requested with `includeSuggested` (section 3, R35). */
  suggestedFilters: z
    .array(z.object({ name: z.enum(multiParams), label: z.string(), codes: z.array(z.string()), count: z.number() }))
    .optional(),
  /** Facets that describe most of these results, with their most frequent options; requested with `showStrongAttributes` (R35). */
  strongAttributesFilters: z
    .array(
      z.object({
        name: z.enum(multiParams),
        label: z.string(),
        options: z.array(z.object({ label: z.string(), value: z.string(), count: z.number() })),
      }),
    )
    .optional(),
  /**
   * Explanations of the relevance order, one per listing, in that order; requested with `explain` (R37).
   * In points; parts add up to `points` except for rounding to hundredths.
   */
  explanations: z
    .array(
      z.object({
        id: z.string(),
        points: z.number(),
        parts: z.object({
          freshness: z.number(),
          price: z.number(),
          budget: z.number(),
          completeness: z.number(),
          seller: z.number(),
          chance: z.number(),
          distance: z.number(),
        }),
      }),
    )
    .optional(),
  /** The search as it was understood, by parameter, with its defaults; requested with `showRequestParams` (section 3). */
  requestParams: z.record(z.string(), z.string()).optional(),
  /** Parameters that the search could not use: the reason by name (R10, R32). */
  invalidQueryParams: z.record(z.string(), z.string()),
  /** The search's place, if its ZIP or city is known. */
  place: z.object({ city: z.string(), state: z.string(), zip: z.string().optional() }).optional(),
});

/** Answer of `GET /rest/lsc/listing/alpha`: one featured dealer with vehicles, or null if no dealer bought the showcase. */
export const showcaseSchema = z.object({
  owner: ownerSchema.nullable(),
  /** false if nobody bought the showcase and a dealer is featured in its place. */
  sponsored: z.boolean().optional(),
  /** `inventory`: a featured listing and a carousel; `owner`: the dealer's card and vehicles (section 2). */
  context: z.enum(['inventory', 'owner']),
  listings: z.array(listingSchema).max(12),
  /** Present if no vehicle matches the whole search: the parameters that each vehicle fails, by its id. */
  missing: z.record(z.string(), z.array(z.string())).optional(),
});

export type Owner = z.infer<typeof ownerSchema>;
export type Listing = z.infer<typeof listingSchema>;
export type Pricing = z.infer<typeof pricingSchema>;
export type FilterOption = z.infer<typeof filterOptionSchema>;
export type ListingResponse = z.infer<typeof listingResponseSchema>;
export type Showcase = z.infer<typeof showcaseSchema>;
