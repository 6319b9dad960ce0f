import * as z from 'zod';

const range = z.object({ min: z.number(), max: z.number() });

/** The fuel economy of a version of a model, as the EPA publishes it. Unknown values are left out. */
export const economyFactSchema = z.object({
  /** The EPA's own name of the version, `Grand Cherokee 4WD`. */
  name: z.string(),
  engine: z.string().optional(),
  transmission: z.string().optional(),
  /** `Rear-Wheel Drive` */
  drive: z.string().optional(),
  fuel: z.string(),
  /** Miles per gallon; of electric and hydrogen vehicles the equivalent. */
  unit: z.enum(['MPG', 'MPGe']),
  city: z.number().optional(),
  highway: z.number().optional(),
  combined: z.number().optional(),
  /** Combined economy of a plug-in hybrid while it uses electricity, MPGe. */
  electric: z.number().optional(),
  /** Electric range, miles. */
  range: z.number().optional(),
});

/** Crash-test ratings of a version of a model, 1 to 5 stars, as NHTSA publishes them. What was not rated is left out. */
export const safetyFactSchema = z.object({
  /** NHTSA's own name of the version with its drive and body, `RAV4 HYBRID AWD SUV`. */
  name: z.string(),
  overall: z.number().optional(),
  frontal: z.number().optional(),
  side: z.number().optional(),
  rollover: z.number().optional(),
});

/** A published file that facts are from. */
export const publishedSourceSchema = z.object({
  publisher: z.string(),
  title: z.string(),
  url: z.string(),
  /** The day of the file, `2026-11-28`. */
  asOf: z.string(),
  /** Whether it is only a part of the published file. */
  isSample: z.boolean(),
});

/** A model year: its listings, and ranges of its versions. Prices in whole US dollars, economy in combined MPG, ranges in miles. */
const modelYearSchema = z.object({
  year: z.number(),
  /** Number of listings. */
  count: z.number(),
  price: range.nullable(),
  /** Of vehicles with a combustion engine; null if unknown. */
  economy: range.nullable(),
  electricRange: range.nullable(),
  /** Whether economy and electric range are the EPA's published ones; the catalogue's otherwise. */
  isMeasured: z.boolean(),
  seats: range.nullable(),
  safety: z.array(safetyFactSchema),
});

/** Answer of `GET /rest/lsc/modelinfo/facts`: a model over the years that a search shows. */
export const modelFactsSchema = z.object({
  /** The year with most listings, the newer of two. */
  year: z.number(),
  /** The newest first. */
  years: z.array(modelYearSchema),
  /** What the EPA publishes about that year; where it is empty, economy is that of the catalogue. */
  economy: z.array(economyFactSchema),
  sources: z.object({ epa: publishedSourceSchema, nhtsa: publishedSourceSchema }),
});

export type EconomyFact = z.infer<typeof economyFactSchema>;
export type SafetyFact = z.infer<typeof safetyFactSchema>;
export type PublishedSource = z.infer<typeof publishedSourceSchema>;
export type ModelYear = z.infer<typeof modelYearSchema>;
export type ModelFacts = z.infer<typeof modelFactsSchema>;
