import { listingSchema, picturedFields } from '@forecourt/listing';
import { createBreaker, fetchJson } from '@forecourt/service';
import { LRUCache } from 'lru-cache';
import * as z from 'zod';

/** A model, or one of its years, with the condition of listings that a brand shows. Codes, the model's with its make: `CAMRY|TOYOTA`. */
export interface AskedModel {
  makeCode: string;
  modelCode: string;
  year?: number;
  listingType?: string;
}

const figuresSchema = z.object({
  totalResultCount: z.int(),
  stats: z.object({ derivedprice: z.object({ min: z.number(), max: z.number() }).nullable() }),
  listings: z.array(listingSchema.pick({ ...picturedFields, make: true, model: true })).max(1),
});
export type ModelFigures = z.infer<typeof figuresSchema>;

const timeoutMs = 3_000;
/** Time for which figures are used again, ms. */
const freshMs = 300_000;

/** Fetches figures about models from the marketplace: number and prices of vehicles for sale, and one vehicle, for its name and drawing. */
export class ModelListings {
  private readonly known: LRUCache<string, ModelFigures>;
  private readonly guarded = createBreaker({ name: 'the marketplace', failures: 5, restMs: 10_000 });

  /** @param url of the marketplace */
  constructor(url: string) {
    this.known = new LRUCache<string, ModelFigures>({
      ...{ max: 2_000, ttl: freshMs },
      fetchMethod: (query) =>
        this.guarded(() => fetchJson({ url: `${url}/rest/lsc/listing?${query}`, schema: figuresSchema, timeoutMs })),
    });
  }

  /** Returns the figures of a model; concurrent requests share one. @throws FetchError */
  async of({ makeCode, modelCode, year, listingType }: AskedModel): Promise<ModelFigures> {
    const query = new URLSearchParams({
      ...{ makeCode, modelCode, numRecords: '1', hideFilters: 'true' },
      ...(year !== undefined && { startYear: String(year), endYear: String(year) }),
      ...(listingType !== undefined && { listingType }),
    });
    // It is absent only from a cache that may not request it.
    return (await this.known.fetch(query.toString()))!;
  }
}
