import * as z from 'zod';
import { onlineOfferSchema } from '../payment/purchase-schema';
import { listingResponseSchema, listingSchema, ownerSchema } from './contract';
import { tileListingSchema, tileOwnerSchema } from './tile';

/** Answer of `GET /rest/lsc/listing/{id}`: one vehicle with all its data, and its seller. */
export const vehicleSchema = z.object({
  listing: listingSchema,
  owner: ownerSchema,
  /** Its equipment in words, by group; each group once, none of them empty. */
  equipment: z.array(z.object({ label: z.string(), features: z.array(z.string()) })).optional(),
  /** How it can be bought online; absent if it cannot. */
  online: onlineOfferSchema.optional(),
});

/** Similar vehicles: a listing search reduced to the fields of tiles. */
export const similarSchema = z.object({ listings: z.array(tileListingSchema), owners: z.array(tileOwnerSchema) });

/** Successive vehicles of a search, reduced to the fields that links to them need. */
export const besidesSchema = z.object({
  listings: z.array(tileListingSchema.pick({ id: true, title: true, vdpBaseUrl: true })),
});

/** Vehicles to compare, each with all its data, and the groups of their features. */
export const comparedSchema = listingResponseSchema.pick({ listings: true, owners: true, filterGroups: true });

export type Compared = z.infer<typeof comparedSchema>;
export type Vehicle = z.infer<typeof vehicleSchema>;
export type Besides = z.infer<typeof besidesSchema>;
export type Similar = z.infer<typeof similarSchema>;

/** Other vehicles of a vehicle's seller, and how many there are. */
export const sellersSchema = similarSchema.extend({ totalResultCount: z.number() });

/** How the usual price of a vehicle was estimated (R76): the level times all factors, rounded, is the estimate. Whole US dollars. */
export const appraisalSchema = z.object({
  /** Usual price at `miles` of the model years `from` to `to`, among `offers` comparable vehicles of `sellers` sellers. */
  level: z.number(),
  miles: z.number(),
  from: z.number(),
  to: z.number(),
  offers: z.number(),
  sellers: z.number(),
  factors: z.array(
    z.object({
      name: z.enum(['mileage', 'trim', 'engine', 'drive', 'cab', 'state', 'condition', 'seller']),
      factor: z.number(),
    }),
  ),
  estimate: z.number(),
  /** The estimate times these shares, rounded, is `low` and `high`; 80 % of such prices lie between. */
  range: z.object({ low: z.number(), high: z.number() }),
  low: z.number(),
  high: z.number(),
  /** Great: up to `low`. Good: up to half of the way from there to the estimate. Fair: up to `high`. */
  deal: z.enum(['great', 'good', 'fair', 'high']),
});

/** Why a price is not rated. */
export const unratedSchema = z.enum(['no-price', 'no-mileage', 'few-offers']);

export type Appraisal = z.infer<typeof appraisalSchema>;
export type Unrated = z.infer<typeof unratedSchema>;

/** Prices of vehicles like one: of its model, of about its age, new or used as it is. Whole US dollars. */
export const marketSchema = z.object({
  /** Model years that count as about its age, both included. */
  years: z.object({ from: z.number(), to: z.number() }),
  /** Number of those with a price. */
  count: z.number(),
  price: z.object({ min: z.number(), max: z.number() }).nullable(),
  /** The number of vehicles from each edge to the next; the last count is from the last edge on. */
  spread: z.object({ edges: z.array(z.number()), counts: z.array(z.number()) }),
  /** How the vehicle's own price is rated, or why it is not. */
  appraisal: appraisalSchema.optional(),
  unrated: unratedSchema.optional(),
});

/** Mileages of a model's listings by model year, of those above 0 and below 250,000 (R56). Miles. */
export const mileageSchema = z.object({
  stats: z.object({
    count: z.number(),
    max: z.number(),
    mean: z.number(),
    /** The mean by the year of age; a vehicle of this year, or of the next, counts as one year old. */
    mileagePerYearMean: z.number(),
    /** Percent of the model's listings, and of all listings, with at most 50,000 miles (section 9). */
    percentModel: z.number(),
    percentAllCar: z.number(),
    facetSearchFieldStats: z.array(
      z.object({ year: z.number(), count: z.number(), mean: z.number(), max: z.number() }),
    ),
  }),
});

export type Sellers = z.infer<typeof sellersSchema>;
export type Market = z.infer<typeof marketSchema>;
export type Mileage = z.infer<typeof mileageSchema>;

/** Prices of a model's trims over the whole site. Whole US dollars; null if none has a price. */
export const trimsSchema = z.object({
  links: z.array(
    z.object({
      trimCode: z.string(),
      count: z.number(),
      price: z.object({ min: z.number(), max: z.number() }).nullable(),
    }),
  ),
});

export type Trims = z.infer<typeof trimsSchema>;
