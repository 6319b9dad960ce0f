/** Requests and answers of the registry about layouts and flags; the `fragment` command and the registry share them. */
import * as z from 'zod';
import { flagNames } from '../brand/flags';
import { layoutSchema, regions, slotAssignmentSchema, slotPropsSchema } from '../brand/layout';
import { hydratePolicies, nameSchema, versionSchema } from '../names/names';
import { changedFlagsSchema, percentSchema, reasonSchema } from './registry';

/** Share of the visitors of a canary, and the reason for the audit log. */
const forWhomAndWhy = { percent: percentSchema.optional(), why: reasonSchema.optional() };

/** Body of `PUT /v1/layouts/{brand}/{page}`. With `percent` the layout is a canary for that share of the visitors. */
export const setLayoutSchema = z.strictObject({ layout: layoutSchema, ...forWhomAndWhy });

/**
 * Body of `POST /v1/layouts/{brand}/{page}/place`: adds a slot. With `after` or `before` it is next to that slot, in the same region unless
 * `region` is given; with `instead` it takes the place and name of that slot; without any of them it is the last of its region.
 */
export const placeSchema = z
  .strictObject({
    remote: nameSchema,
    fragment: nameSchema,
    /** Default: the fragment's name. */
    slot: nameSchema.optional(),
    /** null if the slot is nested in another fragment. */
    region: z.enum(regions).nullable().optional(),
    after: nameSchema.optional(),
    before: nameSchema.optional(),
    instead: nameSchema.optional(),
    hydrate: z.enum(hydratePolicies).optional(),
    props: slotPropsSchema.optional(),
    ...forWhomAndWhy,
  })
  .refine(
    ({ after, before, instead }) => [after, before, instead].filter((one) => one !== undefined).length <= 1,
    'take one of after, before and instead',
  );

/** Body of `…/unplace`: a slot by its name, or every slot of a fragment. */
export const unplaceSchema = z.union([
  z.strictObject({ slot: nameSchema, ...forWhomAndWhy }),
  z.strictObject({ remote: nameSchema, fragment: nameSchema, ...forWhomAndWhy }),
]);

/** Body of `…/rollback`: the version to restore, by default the one before; and the reason. */
export const rollbackLayoutSchema = z.strictObject({
  to: z.int().min(0).optional(),
  why: reasonSchema.optional(),
});

/** A layout's versions, without its slots. */
const layoutVersionSchema = z.strictObject({
  version: z.int().min(0),
  canary: z.strictObject({ version: z.int().min(1), percent: percentSchema }).nullable(),
});

/** A change of one brand's page: the versions before and after, and the differences in sentences. */
export const layoutChangeSchema = z.strictObject({
  brand: nameSchema,
  from: layoutVersionSchema,
  to: layoutVersionSchema,
  what: z.array(z.string().max(300)).max(20),
});

/** Answer to every change of a layout. */
export const layoutChangedSchema = z.object({
  revision: z.int(),
  page: nameSchema,
  changes: z.array(layoutChangeSchema),
  skipped: z.array(z.object({ brand: nameSchema, reason: z.string() })),
  /** Warnings about the changed pages, a sentence each. Each page is compared with the one before and with those of other brands. */
  warnings: z.array(z.object({ brand: nameSchema, warning: z.string() })),
});

/** The layout in force on one type of page of a brand: the registry's, or the brand's own. */
export const layoutInForceSchema = z.object({
  version: z.int(),
  arrangement: layoutSchema.shape.arrangement,
  slots: z.array(slotAssignmentSchema).readonly(),
  canary: z.object({ version: z.int(), percent: z.number(), layout: layoutSchema }).nullable(),
});

/** `GET /v1/layouts`: brand → page type → layout in force. */
export const layoutsSchema = z.object({ layouts: z.record(nameSchema, z.record(nameSchema, layoutInForceSchema)) });

/** `GET /v1/layouts/{brand}/{page}` */
export const layoutViewSchema = layoutInForceSchema.extend({
  brand: nameSchema,
  page: nameSchema,
  /** Versions that a rollback can restore, the latest last. */
  earlier: z.array(z.int()),
});

/** `GET /v1/layouts/{brand}/{page}/history`: the layouts that a rollback can restore, the latest first. */
export const layoutHistorySchema = z.object({
  brand: nameSchema,
  page: nameSchema,
  earlier: z.array(
    z.object({
      version: z.int(),
      layout: layoutSchema,
      /** Effects of a rollback to this layout, one line each. */
      what: z.array(z.string()),
    }),
  ),
});

/** A fragment that a brand's pages may place, as the brand's live version offers it. */
export const offeredFragmentSchema = z.object({
  remote: nameSchema,
  version: versionSchema,
  fragment: nameSchema,
  /** Its own policy, which a slot may replace. */
  hydrate: z.enum(hydratePolicies),
  /** Names of the nested slots that it may render. */
  slots: z.array(nameSchema),
  /** Whether it can be opened over a page. */
  overlay: z.boolean(),
  /**
   * Bytes that browsers load for it, compressed. `js` includes its remote's entry, which all fragments of the remote share; a slot that
   * never hydrates loads none of it.
   */
  bytes: z.object({ js: z.int(), css: z.int() }),
});

/** `GET /v1/brands/{brand}/fragments` */
export const brandFragmentsSchema = z.object({ brand: nameSchema, fragments: z.array(offeredFragmentSchema) });

/** Body of `PATCH /v1/flags/{brand}`: flags to turn on or off; null restores the brand's own value. Other flags are unchanged. */
export const setFlagsSchema = z.strictObject({
  values: z
    .partialRecord(z.enum(flagNames), z.boolean().nullable())
    .refine((values) => Object.keys(values).length > 0, 'at least one flag'),
  why: reasonSchema.optional(),
});

/** Body of `POST /v1/flags/{brand}/rollback`. */
export const rollbackFlagsSchema = z.strictObject({ why: reasonSchema.optional() });

/** A change of one brand's flags. */
export const flagsChangeSchema = z.strictObject({
  brand: nameSchema,
  from: changedFlagsSchema,
  to: changedFlagsSchema,
});

/** Answer to every change of flags. */
export const flagsChangedSchema = z.object({
  revision: z.int(),
  changes: z.array(flagsChangeSchema),
  skipped: z.array(z.object({ brand: nameSchema, reason: z.string() })),
});

/** `GET /v1/flags/{brand}` */
export const flagsViewSchema = z.object({
  brand: nameSchema,
  version: z.int(),
  /** Every flag with the value in force. */
  flags: z.record(z.enum(flagNames), z.boolean()),
  /** Flags whose value differs from the brand's own. */
  changed: z.array(z.string()),
  earlier: z.array(z.int()),
});

/** `GET /v1/flags` */
export const allFlagsSchema = z.object({
  /** What each flag gates, as a text. */
  gates: z.record(z.enum(flagNames), z.string()),
  brands: z.array(flagsViewSchema),
});

export type SetLayout = z.infer<typeof setLayoutSchema>;
export type Place = z.infer<typeof placeSchema>;
export type Unplace = z.infer<typeof unplaceSchema>;
export type RollbackLayout = z.infer<typeof rollbackLayoutSchema>;
export type LayoutHistory = z.infer<typeof layoutHistorySchema>;
export type OfferedFragment = z.infer<typeof offeredFragmentSchema>;
export type BrandFragments = z.infer<typeof brandFragmentsSchema>;
export type LayoutChange = z.infer<typeof layoutChangeSchema>;
export type LayoutChanged = z.infer<typeof layoutChangedSchema>;
export type LayoutInForce = z.infer<typeof layoutInForceSchema>;
export type Layouts = z.infer<typeof layoutsSchema>;
export type LayoutView = z.infer<typeof layoutViewSchema>;
export type SetFlags = z.infer<typeof setFlagsSchema>;
export type RollbackFlags = z.infer<typeof rollbackFlagsSchema>;
export type FlagsChanged = z.infer<typeof flagsChangedSchema>;
export type AllFlags = z.infer<typeof allFlagsSchema>;
export type FlagsView = z.infer<typeof flagsViewSchema>;
