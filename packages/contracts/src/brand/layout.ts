import * as z from 'zod';
import { hydratePolicies, nameSchema } from '../names/names';

/** Regions of a page that a layout puts slots in, in document order. */
export const regions = ['header', 'hero', 'lead', 'aside', 'main', 'below', 'footer'] as const;
export type Region = (typeof regions)[number];

/**
 * How the regions between hero and footer are arranged. The aside is a side bar beside main from 900 px, in the `wide-`
 * arrangements from 1200 px; on narrower screens, and in `stacked`, it is above main. The lead is above both. In `detail` the aside is a card
 * beside lead and main.
 */
export const arrangements = [
  'sidebar-start',
  'sidebar-end',
  'wide-sidebar-start',
  'wide-sidebar-end',
  'stacked',
  'detail',
] as const;
export type Arrangement = (typeof arrangements)[number];

/** Bounds of a layout, so that the data of a page plan stays small; the last two count characters of JSON. */
const mostSlots = 60;
const mostProps = 4096;
const mostLayout = 40_000;

const fits = (most: number) => (value: unknown) => JSON.stringify(value).length <= most;

/** What a layout passes to the fragment of a slot: plain values by name. */
export const slotPropsSchema = z
  .record(
    z.string().regex(/^[a-zA-Z][a-zA-Z0-9_-]{0,63}$/, 'a name of letters, digits, - and _'),
    z.union([z.string(), z.number(), z.boolean(), z.null()]),
  )
  .refine(fits(mostProps), `props are at most ${mostProps} characters of JSON`);

/** The fragment that fills a slot. A slot with a region belongs to the layout; one without is nested in another fragment. */
export const slotAssignmentSchema = z.strictObject({
  slot: nameSchema,
  remote: nameSchema,
  fragment: nameSchema,
  region: z.enum(regions).nullable(),
  /** Replaces the policy in the fragment's manifest. */
  hydrate: z.enum(hydratePolicies).optional(),
  /** Props of the fragment. If a fragment that nests the slot gives the same prop, its value wins. */
  props: slotPropsSchema.optional(),
});

/** Arrangement and slots of one type of page. */
export const layoutSchema = z
  .strictObject({
    arrangement: z.enum(arrangements),
    /** In document order. */
    slots: z.array(slotAssignmentSchema).max(mostSlots).readonly(),
  })
  .superRefine(({ slots }, context) => {
    const seen = new Set<string>();
    for (const [index, { slot }] of slots.entries()) {
      if (seen.has(slot))
        context.addIssue({ code: 'custom', path: ['slots', index], message: `the slot "${slot}" is named twice` });
      seen.add(slot);
    }
  })
  .refine(fits(mostLayout), `a layout is at most ${mostLayout} characters of JSON`);

export type SlotAssignment = z.infer<typeof slotAssignmentSchema>;
export type Layout = z.infer<typeof layoutSchema>;
