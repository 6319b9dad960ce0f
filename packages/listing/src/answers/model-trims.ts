import * as z from 'zod';

/** A trim of a model in one year, as the catalogue knows it, and what it is offered for now. Whole US dollars, miles; what is unknown is left out. */
const trimSchema = z.object({
  trimName: z.string(),
  trimCode: z.string(),
  bodyStyle: z.string().optional(),
  engineType: z.string(),
  /** Of a new one. */
  nationalMSRP: z.number(),
  /** Miles a gallon. */
  epaCity: z.number().optional(),
  epaHwy: z.number().optional(),
  electricRange: z.number().optional(),
  /** Of all that are for sale. */
  startingPrice: z.number().optional(),
  maxPrice: z.number().optional(),
  avgPrice: z.number().optional(),
  specs: z.array(z.object({ specId: z.string(), specValue: z.string() })),
});

/** Answer of `GET /rest/lsc/modelinfo/ymm`: a model in one year, the newest one that it was made in where none is asked for. */
export const modelTrimsSchema = z.object({
  year: z.number(),
  make: z.string(),
  model: z.string(),
  trims: z.array(trimSchema),
});

export type ModelTrim = z.infer<typeof trimSchema>;
export type ModelTrims = z.infer<typeof modelTrimsSchema>;
