/** Changes of listings: the marketplace's answer of `GET /inventory/news`, which the service with saved searches reads. */
import { listingSchema, ownerSchema, picturedFields } from '@forecourt/listing';
import * as z from 'zod';
import type { SearchDocument } from './document';
import { type FacetName, facetNames } from './facets';

const number = z.number().nullable();

const documentSchema: z.ZodType<SearchDocument> = z.object({
  ...{ id: z.string(), ownerId: z.string(), year: z.number(), state: z.string().nullable() },
  ...{ price: number, mileage: number, mpg: number, electricRange: number, payment: number, lat: number, lon: number },
  ...{ tier: z.number(), relevance: z.number(), listedAt: z.number() },
  ...{ vehicleHighlight: z.boolean(), marketExtension: z.boolean(), showcase: z.boolean() },
  words: z.array(z.string()),
  codes: z
    .record(z.string(), z.array(z.string()))
    .transform(
      (codes) => Object.fromEntries(facetNames.map((name) => [name, codes[name] ?? []])) as Record<FacetName, string[]>,
    ),
});

/** A vehicle as an alert email shows it. */
export const newsListingSchema = listingSchema.pick({
  ...picturedFields,
  ...{ id: true, vin: true, listingType: true, year: true, make: true, model: true, mileage: true },
  ...{ pricingDetail: true, vdpBaseUrl: true, listedAt: true, priceDrop: true },
});
export type NewsListing = z.infer<typeof newsListingSchema>;

/** Its seller as the email shows it. */
export const newsSellerSchema = ownerSchema.pick({ id: true, name: true, location: true, privateSeller: true });

/** A change of a listing. */
export const newsSchema = z.object({
  /** Ascending, never reused. */
  seq: z.number(),
  /** Id of the listing. */
  id: z.string(),
  /** `cheaper`: its price went down; `gone`: it was sold or taken down. */
  kind: z.enum(['new', 'cheaper', 'gone']),
  /** Whole US dollars: now, and before; null if there is none. */
  price: number,
  priceBefore: number,
  /** Epoch milliseconds. */
  at: z.number(),
});
export type News = z.infer<typeof newsSchema>;

export const newsAnswerSchema = z.object({
  news: z.array(newsSchema),
  /** The present state of the named vehicles that still exist, by id. */
  vehicles: z.record(
    z.string(),
    z.object({ document: documentSchema, listing: newsListingSchema, seller: newsSellerSchema }),
  ),
  /** The oldest and the newest stored change; 0 if there are none. */
  first: z.number(),
  last: z.number(),
});
export type NewsAnswer = z.infer<typeof newsAnswerSchema>;
