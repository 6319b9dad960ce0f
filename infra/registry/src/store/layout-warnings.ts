import { regionText } from '@forecourt/brands/layout-differences';
import type { Layout, SlotAssignment } from '@forecourt/contracts';

/**
 * Lists what may be wrong with a change of a page's layout, as sentences. None of it is refused: the page of a brand may be the first of
 * its kind.
 * @param others layouts of this type of page on the other brands
 */
export function layoutWarnings(before: Layout, after: Layout, others: readonly Layout[]): string[] {
  return [
    ...lost(before, after, others),
    ...emptied(before, after),
    ...displaced(before, after, others),
    ...strange(before, after, others),
    ...doubled(before, after, others),
  ];
}

function lost(before: Layout, after: Layout, others: readonly Layout[]): string[] {
  if (others.length === 0) return [];
  const names = fragmentsOf(before).filter(
    (name) => !shows(after, name) && others.every((layout) => shows(layout, name)),
  );
  return names.map((name) => `Every other brand shows ${name} on this page; this one loses it.`);
}

function emptied(before: Layout, after: Layout): string[] {
  const isEmpty = ({ slots }: Layout) => !slots.some(({ region }) => region === 'main');
  return isEmpty(after) && !isEmpty(before) ? ['Nothing stands in the region main.'] : [];
}

/** Returns the fragment that every brand has first in main: what the page is about. */
function subjectOf(layouts: readonly Layout[]): string | undefined {
  const [subject, ...more] = new Set(
    layouts.map(({ slots }) => {
      const first = slots.find(({ region }) => region === 'main');
      return first && nameOf(first);
    }),
  );
  return more.length === 0 && layouts.length > 1 ? subject : undefined;
}

function displaced(before: Layout, after: Layout, others: readonly Layout[]): string[] {
  const subject = subjectOf([before, ...others]);
  return after.slots
    .filter((one) => nameOf(one) === subject && one.region !== 'main')
    .map(
      (one) =>
        `Every brand has ${subject} first in main, as what this page is about. Here it stands in ${regionText(one.region)}: visitors see other things first.`,
    );
}

/** A fragment that is nowhere yet may stand in any region. */
function strange(before: Layout, after: Layout, others: readonly Layout[]): string[] {
  const subject = subjectOf([before, ...others]);
  const known = [before, ...others].flatMap(({ slots }) => slots);
  const isStrange = (one: SlotAssignment) => {
    const same = known.filter((other) => nameOf(other) === nameOf(one));
    return nameOf(one) !== subject && same.length > 0 && !same.some(({ region }) => region === one.region);
  };
  return after.slots
    .filter(isStrange)
    .map((one) => `No brand has ${nameOf(one)} in ${regionText(one.region)}: look at a preview of it.`);
}

function doubled(before: Layout, after: Layout, others: readonly Layout[]): string[] {
  const slotsOf = ({ slots }: Layout, name: string) => slots.filter((one) => nameOf(one) === name);
  return fragmentsOf(after).flatMap((name) => {
    const slots = slotsOf(after, name);
    const isNew = Math.max(...[before, ...others].map((layout) => slotsOf(layout, name).length)) === 1;
    if (slots.length < 2 || !isNew) return [];
    return [`The page shows ${name} more than once, in the slots ${slots.map(({ slot }) => slot).join(', ')}.`];
  });
}

const nameOf = ({ remote, fragment }: SlotAssignment) => `${remote}/${fragment}`;
const fragmentsOf = ({ slots }: Layout) => [...new Set(slots.map(nameOf))];
const shows = (layout: Layout, name: string) => fragmentsOf(layout).includes(name);
