import { listingSchema, mileageSchema, modelFactsSchema, ownerSchema, vehicleSchema } from '@forecourt/listing';
import * as z from 'zod';

/** Responses that are no contract between teams; the contracts' own schemas describe the others. */

/** Listings and owners without facets. */
export const shortListSchema = z.strictObject({
  listings: z.array(listingSchema),
  owners: z.array(ownerSchema),
  totalResultCount: z.int(),
});

export const countSchema = z.strictObject({ totalResultCount: z.int() });
export const oneListingSchema = vehicleSchema.strict();

const optionSchema = z.looseObject({ code: z.string(), label: z.string() });
export const optionsSchema = z.strictObject({ options: z.array(optionSchema) });
export const referenceSchema = z.strictObject({
  makes: z.array(optionSchema),
  models: z.record(z.string(), z.array(optionSchema)),
  trims: z.record(z.string(), z.array(optionSchema)),
  facets: z.record(z.string(), z.array(optionSchema)),
  /** Slugs such as `chicago-il`. */
  places: z.array(z.string()).optional(),
});

export const zipSchema = z.strictObject({
  zip: z.string(),
  isValid: z.literal(true),
  city: z.string(),
  state: z.string(),
});

/** A place; without a ZIP, a whole city. */
export const placeSchema = z.strictObject({ zip: z.string().optional(), city: z.string(), state: z.string() });

export const linksSchema = z.strictObject({
  links: z.array(z.strictObject({ label: z.string(), href: z.string(), count: z.int() })),
});

/** Prices are in whole US dollars; null if no listing has one. */
export const trimLinksSchema = z.strictObject({
  links: z.array(
    z.strictObject({
      ...{ trimCode: z.string(), label: z.string(), href: z.string(), count: z.int() },
      price: z.strictObject({ min: z.number(), max: z.number() }).nullable(),
    }),
  ),
});

export const mileageStatsSchema = mileageSchema.extend({
  facetStats: z.array(z.strictObject({ name: z.string(), count: z.int(), percent: z.number() })),
});

export const factsSchema = modelFactsSchema.strict();

export const modelInfoSchema = z.strictObject({
  year: z.int(),
  make: z.string(),
  makeCode: z.string(),
  model: z.string(),
  modelCode: z.string(),
  trims: z.array(
    z.strictObject({
      trimName: z.string(),
      trimCode: z.string(),
      vehicleId: z.string(),
      atcMakeCode: z.string(),
      atcModelCode: z.string(),
      bodyStyle: z.string().optional(),
      engineType: z.string(),
      nationalMSRP: z.number(),
      epaCity: z.number().optional(),
      epaHwy: z.number().optional(),
      epaMpgeCity: z.number().optional(),
      epaMpgeHwy: z.number().optional(),
      electricRange: z.number().optional(),
      startingPrice: z.number().optional(),
      maxPrice: z.number().optional(),
      avgPrice: z.number().optional(),
      specs: z.array(z.strictObject({ specId: z.string(), specValue: z.string() })),
    }),
  ),
});

export const packagesSchema = z.strictObject({ results: z.strictObject({ packageNames: z.array(z.string()) }) });

export const viewCountSchema = z.strictObject({ vin: z.string(), ATC: z.int(), KBB: z.int() });

const meansSchema = z.record(z.string(), z.array(z.string()));

export const keywordsSchema = z.strictObject({
  /** Searches that the text may be the beginning or a misspelling of, best first; `count` if the whole text is one phrase. */
  keywords: z.array(
    z.strictObject({
      text: z.string(),
      kind: z.enum(['make', 'model', 'facet', 'search']),
      params: meansSchema,
      count: z.int().optional(),
    }),
  ),
  /** The meaning of the text as it stands, in words, the words without a meaning, and those that must not be looked up (R34). */
  understood: z.strictObject({
    params: meansSchema,
    text: z.string(),
    rest: z.array(z.string()),
    dropped: z.array(z.string()),
  }),
});

export const vehiclesSchema = z.strictObject({
  items: z.array(
    z.strictObject({
      vehicleId: z.string(),
      year: z.int(),
      trimName: z.string(),
      atcMakeCode: z.string(),
      atcModelCode: z.string(),
    }),
  ),
});

export const healthSchema = z.strictObject({
  status: z.literal('ok'),
  listings: z.int(),
  generation: z.int(),
  /** Whether writes to the inventory can be stored; searches are answered in either case. */
  stores: z.boolean(),
  /** Whether searches can be answered; false while the cluster of `SEARCH_URL` is away. */
  searches: z.boolean(),
});

/** A value of a record that cannot be used; `reason` is one of the reasons in a feed report. */
const findingSchema = z.strictObject({ field: z.string(), value: z.string(), reason: z.string() });
export const writtenSchema = z.strictObject({
  /** False while a new inventory is being loaded: the listings are stored, and become searchable once it is loaded. */
  searchable: z.boolean(),
  /** In the order of the request's records. */
  records: z.array(
    z.union([
      z.strictObject({
        id: z.string(),
        outcome: z.enum(['added', 'changed', 'unchanged']),
        leftOut: z.array(findingSchema),
      }),
      findingSchema.extend({ outcome: z.literal('rejected') }),
    ]),
  ),
});
