/**
 * A rehearsal renders a candidate, and the versions that brands serve, on pages that the site was asked for lately, and compares them. Shells
 * send the inputs of such pages to the registry (`POST /v1/inputs`); its answer to a rehearsal says what would change, and where.
 */
import * as z from 'zod';
import { slotPropsSchema } from '../brand/layout';
import { nameSchema, versionSchema } from '../names/names';

const sampledSlotSchema = z.strictObject({
  slot: nameSchema,
  remote: nameSchema,
  fragment: nameSchema,
  /** Props from the layout. */
  props: slotPropsSchema.optional(),
  /** Slots that its fragment may nest. */
  nests: z.array(nameSchema).max(16),
  /** Whether it is nested in the fragment of another slot. */
  isNested: z.boolean(),
});

/** What the slots of one page were rendered from: what anybody gets at its address, and nothing of the visitor who requested one like it. */
export const sampledInputSchema = z.strictObject({
  brand: nameSchema,
  /** Type of the page. */
  page: nameSchema,
  slots: z.array(sampledSlotSchema).max(64),
  /** The view without reference data and data of sources, as JSON. */
  own: z.string().max(100_000),
  /** The reference data as JSON. */
  reference: z.string().max(2_000_000),
  /** JSON of each source, or part of one, by its key. */
  data: z.record(z.string().max(200), z.string().max(2_000_000)),
});

/** Maximum number of inputs in one report. */
export const mostInputs = 4;

/** Body of `POST /v1/inputs`. */
export const inputReportSchema = z.strictObject({ inputs: z.array(sampledInputSchema).max(mostInputs) });

/** Maximum number of views in one rehearsal. */
export const mostViews = 10_000;

/** The outcome of a rehearsal in figures, as the audit log has it. */
export const rehearsedSchema = z.strictObject({
  /** Views on which both versions were rendered. */
  views: z.int().min(0),
  /** Those that differ. */
  differing: z.int().min(0),
  /** Those in which the candidate failed and the served version did not. */
  failing: z.int().min(0),
});

/**
 * Kinds of differences: an element that is new or missing, another attribute or text, a slot that fails only with the candidate or only
 * without it, or other stylesheets for the same HTML.
 */
export const changeKinds = ['added', 'removed', 'attribute', 'text', 'fails', 'recovers', 'styles'] as const;
export type ChangeKind = (typeof changeKinds)[number];

export const picturesSchema = z.strictObject({
  /** PNG in base64. */
  before: z.string(),
  after: z.string(),
  /** The differing pixels in red. */
  difference: z.string(),
  /** Share of the pixels that differ, 0 to 1. */
  share: z.number(),
});

/** One shape of difference, and where it appears. */
const changeGroupSchema = z.strictObject({
  fragment: nameSchema,
  kind: z.enum(changeKinds),
  /** Path of elements from the slot, `section > ul > li`. */
  where: z.string(),
  /** Name of the attribute, or what a failing slot says; else empty. */
  name: z.string(),
  /** Number of compared views with this difference. */
  views: z.int().min(1),
  brands: z.array(nameSchema),
  pages: z.array(nameSchema),
  example: z.strictObject({ brand: nameSchema, url: z.string(), before: z.string(), after: z.string() }),
  /** Absent without a Chromium, and for groups beyond the first ones. */
  pictures: picturesSchema.optional(),
});

/** Answer of `POST /v1/remotes/{remote}/{version}/rehearsal`. */
export const rehearsalSchema = z.strictObject({
  ...rehearsedSchema.shape,
  /** Differing views that were compared element by element; the groups count only these. */
  compared: z.int().min(0),
  /** Duration, seconds. */
  seconds: z.number(),
  /** Served version by brand. */
  against: z.record(nameSchema, versionSchema),
  groups: z.array(changeGroupSchema),
  /** What it could not do. */
  warnings: z.array(z.string()),
});

export type SampledInput = z.infer<typeof sampledInputSchema>;
export type InputReport = z.infer<typeof inputReportSchema>;
export type Rehearsed = z.infer<typeof rehearsedSchema>;
export type Pictures = z.infer<typeof picturesSchema>;
export type ChangeGroup = z.infer<typeof changeGroupSchema>;
export type Rehearsal = z.infer<typeof rehearsalSchema>;
