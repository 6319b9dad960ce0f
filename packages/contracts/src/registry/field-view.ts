import * as z from 'zod';
import { versionSchema } from '../names/names';
import { judgedMetrics } from '../remote/tolerances';

/** A metric of a version beside the same of the version before. */
const comparedSchema = z.object({
  metric: z.enum(judgedMetrics),
  unit: z.string(),
  /** Of errors and late slots the share, percent; of the others the 75th percentile. null without a value. */
  value: z.number().nullable(),
  before: z.number().nullable(),
  /** The highest value that is tolerated beside that of the version before; null without one. */
  tolerated: z.number().nullable(),
  /** A significant difference that is more than tolerated; null if there is none. */
  difference: z.enum(['worse', 'better']).nullable(),
});

/** `GET /v1/field/{brand}/{remote}`: what browsers and shells measured lately of the versions that a brand serves, each beside the one before. */
export const fieldViewSchema = z.object({
  /** Minimum number of visits of each version for a verdict. */
  leastVisits: z.int(),
  versions: z.array(
    z.object({
      version: versionSchema,
      /** Of a canary the stable version; null if there is none. */
      before: versionSchema.nullable(),
      /** Number of visits whose browser reported. */
      visits: z.object({ version: z.int(), before: z.int() }),
      metrics: z.array(comparedSchema),
    }),
  ),
});

/** `GET /v1/field/{brand}/{remote}/series`: what was measured lately of the versions that a brand serves and of those before, over time. */
export const fieldSeriesSchema = z.object({
  /** Length of a period, ms. */
  periodMs: z.int(),
  versions: z.array(
    z.object({
      version: versionSchema,
      /** Periods with a report, the earliest first; the last one may go on. */
      periods: z.array(
        z.object({
          /** Its beginning. */
          at: z.iso.datetime(),
          values: z.partialRecord(
            z.enum(judgedMetrics),
            z.object({
              /** As in the comparison: a share, or the 75th percentile. */
              value: z.number(),
              /** Number of visits, or of slots, with a value. */
              count: z.int(),
            }),
          ),
        }),
      ),
    }),
  ),
});

export type FieldView = z.infer<typeof fieldViewSchema>;
export type FieldSeriesView = z.infer<typeof fieldSeriesSchema>;
export type ComparedMetric = z.infer<typeof comparedSchema>;
