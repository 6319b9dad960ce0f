/** Drafts of a page's layout. Pure. */
import type { PageLayout } from './client';

export type Slot = PageLayout['slots'][number];
export type Region = Slot['region'];
/** The arrangement and slots of a layout, as a draft changes them. */
export interface Draft extends Pick<PageLayout, 'arrangement' | 'slots'> {
  /** Slots that the person moved: which of two neighbours moved cannot be seen from their order. */
  touched?: readonly string[];
}

/** Regions of a page in document order; null holds slots that other fragments nest. */
export const regions: readonly Region[] = ['header', 'hero', 'lead', 'aside', 'main', 'below', 'footer', null];

export const regionName = (region: Region): string => region ?? 'within fragments';

export const layoutName = (version: number): string => (version === 0 ? 'the brand’s own layout' : `layout ${version}`);

/** Lists the slots of a region in their order. */
export const slotsIn = ({ slots }: Draft, region: Region): Slot[] => slots.filter((slot) => slot.region === region);

/** Moves a slot into a region, before another slot of it or to its end. */
export function moved(draft: Draft, name: string, region: Region, before?: string): Draft {
  const slot = draft.slots.find((one) => one.slot === name);
  if (slot === undefined || before === name) return draft;
  const touched = [...(draft.touched ?? []), name];
  return inserted({ ...removed(draft, name), touched }, { ...slot, region }, before);
}

/** Moves a slot by one place within its region; the first and the last stay. */
export function movedBy(draft: Draft, name: string, by: -1 | 1): Draft {
  const slot = draft.slots.find((one) => one.slot === name);
  if (slot === undefined) return draft;
  const others = slotsIn(draft, slot.region);
  const at = others.findIndex((one) => one.slot === name);
  if (at + by < 0 || at + by >= others.length) return draft;
  return moved(draft, name, slot.region, others[by === -1 ? at - 1 : at + 2]?.slot);
}

export const removed = (draft: Draft, name: string): Draft => ({
  ...draft,
  slots: draft.slots.filter(({ slot }) => slot !== name),
});

/** Adds a slot at the end of its region, or in the place of another one. */
export function placed(draft: Draft, slot: Slot, instead?: string): Draft {
  if (instead === undefined) return inserted(draft, slot);
  return { ...draft, slots: draft.slots.map((one) => (one.slot === instead ? slot : one)) };
}

function inserted(draft: Draft, slot: Slot, before?: string): Draft {
  const { slots } = draft;
  const last = slots.findLastIndex(({ region }) => region === slot.region);
  const at =
    before === undefined ? (last === -1 ? slots.length : last + 1) : slots.findIndex((one) => one.slot === before);
  return { ...draft, slots: slots.toSpliced(at, 0, slot) };
}

/** Whether two layouts are the same; the order of slots matters within their region. */
export const isSame = (one: Draft, other: Draft): boolean => textOf(byRegion(one)) === textOf(byRegion(other));

const byRegion = (of: Draft): Draft => ({ ...of, slots: regions.flatMap((region) => slotsIn(of, region)) });

/** Returns a layout as the file that the command reads. */
export const textOf = ({ arrangement, slots }: Draft): string => JSON.stringify({ arrangement, slots }, null, 2);

/** Returns a draft in the form of a request body. */
export const copyOf = ({ arrangement, slots }: Draft) => ({ arrangement, slots: [...slots] });

/** A page type of a brand. */
export interface BrandPage {
  brand: string;
  page: string;
}
