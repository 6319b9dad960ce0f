/** Says in sentences how two layouts of a page differ. */
import type { Layout, SlotAssignment } from '@forecourt/contracts';

/** How a slot differs. */
export interface SlotChange {
  slot: string;
  kind: 'removed' | 'added' | 'replaced' | 'moved' | 'changed';
  text: string;
}

/** Maximum length of a line, characters. */
const mostCharacters = 280;

/** Lists the differences of two layouts, one line each. */
export function layoutDifferences(before: Layout, after: Layout): string[] {
  const lines = slotChanges(before, after).map(({ text }) => text);
  if (before.arrangement !== after.arrangement)
    lines.unshift(`arrangement: ${before.arrangement} → ${after.arrangement}`);
  if (lines.length > 0 || namesOf(before.slots).join() === namesOf(after.slots).join()) return lines;
  return ['another order of slots of different regions'];
}

/**
 * Lists the slots that differ, each once. Of slots in another order, as few as possible have moved.
 * @param touched slots that somebody moved: where several answers are as short, these have moved
 */
export function slotChanges(before: Layout, after: Layout, touched: readonly string[] = []): SlotChange[] {
  const was = new Map(before.slots.map((one) => [one.slot, one]));
  const is = new Set(namesOf(after.slots));
  const moved = movedWithin(before, after, touched);
  const removed = before.slots.filter(({ slot }) => !is.has(slot));
  const changes = [
    ...removed.map((one) => ({ slot: one.slot, kind: 'removed' as const, text: `removed ${slotText(one)}` })),
    ...after.slots.flatMap((one): SlotChange[] => {
      const { slot } = one;
      const old = was.get(slot);
      if (old === undefined) return [{ slot, kind: 'added', text: `added ${slotText(one)}` }];
      return (
        changeOf(old, one) ?? (moved.has(slot) ? [{ slot, kind: 'moved', text: placeText(one, before, after) }] : [])
      );
    }),
  ];
  return changes.map((change) => ({ ...change, text: change.text.slice(0, mostCharacters) }));
}

/** Returns how a region is named in a sentence. */
export const regionText = (region: SlotAssignment['region']): string => region ?? 'another fragment';

function changeOf(was: SlotAssignment, is: SlotAssignment): SlotChange[] | null {
  const [from, to] = [nameOf(was), nameOf(is)];
  const differs = (name: 'hydrate' | 'props') => JSON.stringify(was[name]) !== JSON.stringify(is[name]);
  const parts = [
    ...(from === to ? [] : [`${from} replaced by ${to}`]),
    ...(was.region === is.region ? [] : [`${regionText(was.region)} → ${regionText(is.region)}`]),
    ...(differs('hydrate') ? [`hydrates ${is.hydrate ?? 'by the fragment’s own policy'}`] : []),
    ...(differs('props') ? [propsText(is.props)] : []),
  ];
  if (parts.length === 0) return null;
  const kind = from !== to ? 'replaced' : was.region !== is.region ? 'moved' : 'changed';
  return [{ slot: is.slot, kind, text: `${is.slot}: ${parts.join(', ')}` }];
}

/** Returns where a slot stands now among those of its region. Of two neighbours it does not say which one was moved. */
function placeText({ slot, region }: SlotAssignment, before: Layout, after: Layout): string {
  const [then, now] = [before, after].map(({ slots }) => namesOf(slots.filter((one) => one.region === region)));
  const at = now!.indexOf(slot);
  const swapped = [now!.slice(at, at + 2), now!.slice(Math.max(at - 1, 0), at + 1)].find(
    ([first, second]) => second !== undefined && then![then!.indexOf(second) + 1] === first,
  );
  if (swapped !== undefined) return `${swapped.join(' and ')} changed places in ${regionText(region)}`;
  const next = now![at + 1];
  return next === undefined
    ? `${slot} moved to the end of ${regionText(region)}`
    : `${slot} moved before ${next} in ${regionText(region)}`;
}

/** Returns the slots that have moved within their regions. */
function movedWithin(before: Layout, after: Layout, touched: readonly string[]): ReadonlySet<string> {
  const keyOf = ({ region, slot }: SlotAssignment) => `${region} ${slot}`;
  const at = new Map(before.slots.map((one, index) => [keyOf(one), index]));
  const stayed = after.slots.filter((one) => at.has(keyOf(one)));
  // The number of slots that stay counts first; among equal numbers, that of untouched slots.
  const weightOf = ({ slot }: SlotAssignment) => stayed.length + (touched.includes(slot) ? 1 : 2);
  const kept = new Set(
    [...new Set(stayed.map(({ region }) => region))].flatMap((region) =>
      heaviestAscending(
        stayed.filter((one) => one.region === region),
        (one) => at.get(keyOf(one)) ?? -1,
        weightOf,
      ),
    ),
  );
  return new Set(namesOf(stayed.filter((one) => !kept.has(one))));
}

/** Returns the heaviest subsequence of a list whose places ascend; of several the last one, so that of two swapped slots the one that is now first has moved. */
function heaviestAscending<T>(
  list: readonly T[],
  placeOf: (one: T) => number,
  weightOf: (one: T) => number,
): readonly T[] {
  type Part = { weight: number; items: readonly T[] };
  const heavier = (one: Part, other: Part) => (other.weight >= one.weight ? other : one);
  const none: Part = { weight: 0, items: [] };
  const ending: Part[] = [];
  for (const one of list) {
    const { weight, items } = ending.filter(({ items }) => placeOf(items.at(-1)!) < placeOf(one)).reduce(heavier, none);
    ending.push({ weight: weight + weightOf(one), items: [...items, one] });
  }
  return ending.reduce(heavier, none).items;
}

function slotText(of: SlotAssignment): string {
  const { slot, region, hydrate, props } = of;
  const more = [hydrate && `hydrates ${hydrate}`, props && propsText(props)].filter(Boolean);
  return [`${slot}: ${nameOf(of)} in ${regionText(region)}`, ...more].join(', ');
}

const nameOf = ({ remote, fragment }: SlotAssignment) => `${remote}/${fragment}`;
const propsText = (props: SlotAssignment['props']) =>
  props === undefined ? 'no props' : `props ${JSON.stringify(props)}`;
const namesOf = (slots: readonly SlotAssignment[]) => slots.map(({ slot }) => slot);
