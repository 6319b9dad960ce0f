/** What a page reports of one visit, a document: for each version on it, and for the page as a whole. It identifies nobody. */
import type { ModuleKey } from '@forecourt/contracts';
import { type FieldMetric, fieldMetrics } from '@forecourt/contracts/field';
import * as z from 'zod';

/** What is measured of a page as a whole, ms except `cls`. */
const pageMetrics = ['lcp', 'inp', 'cls', 'ttfb'] as const;

export type PageMetric = (typeof pageMetrics)[number];

const value = z.number().min(0).max(1e10);
const metricNames = Object.keys(fieldMetrics) as [FieldMetric, ...FieldMetric[]];

const versionSchema = z.strictObject({
  /** Whether this is the visit's first report with the version. */
  isNew: z.boolean(),
  /** Whether the version had its first error since the last report. */
  hasFailed: z.boolean(),
  /** Each value is reported once in a visit. */
  values: z.partialRecord(z.enum(metricNames), value),
});

/** Body of `POST /_shell/field`. */
export const fieldReportSchema = z.strictObject({
  /** Page type. */
  page: z.string().max(50),
  versions: z
    .record(z.string().max(150) satisfies z.ZodType<ModuleKey>, versionSchema)
    .refine((all) => Object.keys(all).length > 0 && Object.keys(all).length <= 30, 'not 1 to 30 versions'),
  values: z.partialRecord(z.enum(pageMetrics), value),
  /** Times from an intent to its results on the same page since the last report, ms. */
  searches: z.array(value).max(50),
});

export type FieldReport = z.infer<typeof fieldReportSchema>;
export type VersionReport = z.infer<typeof versionSchema>;
