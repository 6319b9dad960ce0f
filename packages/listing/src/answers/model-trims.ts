import * as z from 'zod';

/** A trim of a model in one year, as the catalogue describes it, and its current prices. Whole US dollars, miles; unknown values are left out. */
const trimSchema = z.object({
  trimName: z.string(),
  trimCode: z.string(),
  bodyStyle: z.string().optional(),
  engineType: z.string(),
  /** Price when new. */
  nationalMSRP: z.number(),
  /** Miles per gallon. */
  epaCity: z.number().optional(),
  epaHwy: z.number().optional(),
  /** Equivalent of an electric trim, as the EPA publishes it. */
  epaMpgeCity: z.number().optional(),
  epaMpgeHwy: z.number().optional(),
  electricRange: z.number().optional(),
  /** Prices of all listings of the trim. */
  startingPrice: z.number().optional(),
  maxPrice: z.number().optional(),
  avgPrice: z.number().optional(),
  specs: z.array(z.object({ specId: z.string(), specValue: z.string() })),
});

/** Answer of `GET /rest/lsc/modelinfo/ymm`: a model in one year, by default the latest in which it was made. */
export const modelTrimsSchema = z.object({
  year: z.number(),
  make: z.string(),
  model: z.string(),
  trims: z.array(trimSchema),
});

export type ModelTrim = z.infer<typeof trimSchema>;
export type ModelTrims = z.infer<typeof modelTrimsSchema>;
