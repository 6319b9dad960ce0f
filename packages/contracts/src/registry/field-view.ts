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
  /** A significant difference that is more than tolerated; null if there is none. */
  difference: z.enum(['worse', 'better']).nullable(),
});

/** `GET /v1/field/{brand}/{remote}`: what browsers and shells measured lately of the versions that a brand serves, each beside the one before. */
export const fieldViewSchema = z.object({
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

export type FieldView = z.infer<typeof fieldViewSchema>;
export type ComparedMetric = z.infer<typeof comparedSchema>;
