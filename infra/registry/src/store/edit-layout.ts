import { layoutDifferences, regionText } from '@forecourt/brands/layout-differences';
import type { Layout, SlotAssignment } from '@forecourt/contracts';
import type { Place, Unplace } from '@forecourt/contracts/registry-api';

/** The result of an edit, or why it is impossible. */
export type Edited = { layout: Layout } | { reason: string };

/** Adds a slot to a layout, or replaces the fragment of one of its slots. See `placeSchema`. */
export function place(layout: Layout, wanted: Place): Edited {
  const { remote, fragment, after, before, instead, hydrate, props } = wanted;
  const { slots } = layout;
  const named = after ?? before ?? instead;
  const at = slots.findIndex(({ slot }) => slot === named);
  if (named !== undefined && at === -1) return { reason: `it has no slot "${named}"; its slots are ${namesOf(slots)}` };
  const neighbour = slots[at];
  const region = wanted.region === undefined ? neighbour?.region : wanted.region;
  if (region === undefined) return { reason: 'it does not say in which region, nor after or before which slot' };
  if (neighbour !== undefined && neighbour.region !== region)
    return {
      reason: `the slot "${neighbour.slot}" stands in ${regionText(neighbour.region)}, not in ${regionText(region)}`,
    };
  const slot = wanted.slot ?? (instead === undefined ? fragment : instead);
  if (slots.some((one) => one.slot === slot && one.slot !== instead))
    return { reason: `it has a slot "${slot}" already; give this one another name, or place it instead of that one` };
  const added: SlotAssignment = {
    ...{ slot, remote, fragment, region },
    ...(hydrate !== undefined && { hydrate }),
    ...(props !== undefined && { props }),
  };
  const start = at === -1 ? slots.length : after === undefined ? at : at + 1;
  return { layout: { ...layout, slots: slots.toSpliced(start, instead === undefined ? 0 : 1, added) } };
}

/** Removes a slot, or all slots of a fragment, from a layout. */
export function unplace(layout: Layout, what: Unplace): Edited {
  const isMeant = (one: SlotAssignment) =>
    'slot' in what ? one.slot === what.slot : one.remote === what.remote && one.fragment === what.fragment;
  const slots = layout.slots.filter((one) => !isMeant(one));
  if (slots.length < layout.slots.length) return { layout: { ...layout, slots } };
  const named = 'slot' in what ? `slot "${what.slot}"` : `slot of ${what.remote}/${what.fragment}`;
  return { reason: `it has no ${named}; its slots are ${namesOf(layout.slots)}` };
}

/** Maximum number of lines that describe a change of a page: they are stored in the audit log, whose lines should stay short. */
const mostLines = 12;

/** Lists the differences of two layouts, one line each. */
export function difference(before: Layout, after: Layout): string[] {
  const lines = layoutDifferences(before, after);
  return lines.length <= mostLines ? lines : [...lines.slice(0, mostLines), `and ${lines.length - mostLines} more`];
}

function namesOf(slots: readonly SlotAssignment[]): string {
  return slots.map(({ slot }) => slot).join(', ') || 'none';
}
