import * as z from 'zod';
import { listingSchema, ownerSchema } from './contract';
import { tileListingSchema, tileOwnerSchema } from './tile';

/** Answer of `GET /rest/lsc/listing/{id}`: one vehicle with all that is known of it, and who sells it. */
export const vehicleSchema = z.object({
  listing: listingSchema,
  owner: ownerSchema,
  /** What it is equipped with, in words, in groups that belong together; each group once, none of them empty. */
  equipment: z.array(z.object({ label: z.string(), features: z.array(z.string()) })).optional(),
});

/** Vehicles beside a vehicle: a listing search as far as tiles need it. */
export const similarSchema = z.object({ listings: z.array(tileListingSchema), owners: z.array(tileOwnerSchema) });

/** Vehicles as they stand in a search, one after the other, as far as links to them need it. */
export const besidesSchema = z.object({
  listings: z.array(tileListingSchema.pick({ id: true, title: true, vdpBaseUrl: true })),
});

/** Vehicles side by side, with all that is known of each. */
export const comparedSchema = z.object({ listings: z.array(listingSchema), owners: z.array(ownerSchema) });

export type Compared = z.infer<typeof comparedSchema>;
export type Vehicle = z.infer<typeof vehicleSchema>;
export type Besides = z.infer<typeof besidesSchema>;
export type Similar = z.infer<typeof similarSchema>;

/** Other vehicles of who sells a vehicle, and how many there are. */
export const sellersSchema = similarSchema.extend({ totalResultCount: z.number() });

/** What vehicles like one cost: those of its model, of about its age, new or used as it is. Whole US dollars. */
export const marketSchema = z.object({
  /** Model years that count as about its age, both included. */
  years: z.object({ from: z.number(), to: z.number() }),
  /** How many have a price. */
  count: z.number(),
  price: z.object({ min: z.number(), max: z.number() }).nullable(),
  /** How many there are from each edge to the next, and from the last one on. */
  spread: z.object({ edges: z.array(z.number()), counts: z.array(z.number()) }),
});

/** Mileages of a model's listings by model year, of those above 0 and below 250,000 (R56). Miles. */
export const mileageSchema = z.object({
  stats: z.object({
    count: z.number(),
    max: z.number(),
    mean: z.number(),
    facetSearchFieldStats: z.array(
      z.object({ year: z.number(), count: z.number(), mean: z.number(), max: z.number() }),
    ),
  }),
});

export type Sellers = z.infer<typeof sellersSchema>;
export type Market = z.infer<typeof marketSchema>;
export type Mileage = z.infer<typeof mileageSchema>;

/** What the trims of a model are offered for, over the whole site. Whole US dollars; null where none has a price. */
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
