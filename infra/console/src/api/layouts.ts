/** Drafts of a page's layout: edited here, sent whole. Pure apart from `sendLayout`. */
import { dataOf, type PageLayout, Refusal, registry } from './client';
import { commandText } from './command-text';
import { currentTag, layoutOf, queryClient } from './queries';

export type Slot = PageLayout['slots'][number];
export type Region = Slot['region'];
/** The arrangement and slots of a layout, as a draft changes them. */
export type Draft = Pick<PageLayout, 'arrangement' | 'slots'>;

/** Regions of a page in document order; null holds slots that other fragments nest. */
export const regions: readonly Region[] = ['header', 'hero', 'lead', 'aside', 'main', 'below', 'footer', null];

export const regionName = (region: Region): string => region ?? 'within other fragments';

/** Lists the slots of a region in their order. */
export const slotsIn = ({ slots }: Draft, region: Region): Slot[] => slots.filter((slot) => slot.region === region);

/** Moves a slot into a region, before another slot of it or to its end. */
export function moved(draft: Draft, name: string, region: Region, before?: string): Draft {
  const slot = draft.slots.find((one) => one.slot === name);
  if (slot === undefined || before === name) return draft;
  return inserted(removed(draft, name), { ...slot, region }, before);
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

/** Whether two layouts are the same. */
export const isSame = (one: Draft, other: Draft): boolean => textOf(one) === textOf(other);

/** Returns a layout as the file that the command reads. */
export const textOf = ({ arrangement, slots }: Draft): string => JSON.stringify({ arrangement, slots }, null, 2);

/** Most times that a change of a layout is sent again because something else was changed meanwhile. */
const tries = 5;

interface Place {
  brand: string;
  page: string;
}

/** Replaces a page's layout. See `onBase`. */
export const sendLayout = (of: Place, base: Draft, { arrangement, slots }: Draft) =>
  onBase(of, base, (headers) =>
    registry.PUT('/v1/layouts/{brand}/{page}', {
      ...{ params: { path: of }, headers },
      body: { layout: { arrangement, slots: [...slots] } },
    }),
  );

/** Restores the layout before this one. See `onBase`. */
export const restoreLayout = (of: Place, base: Draft) =>
  onBase(of, base, (headers) =>
    registry.POST('/v1/layouts/{brand}/{page}/rollback', { params: { path: of }, headers }),
  );

/**
 * Sends a change of a page. If the registry was changed meanwhile, but not this page, it is sent again.
 * @param base layout that the change is based on
 * @throws Refusal, with status 412 if somebody else changed the page
 */
async function onBase<T>(
  of: Place,
  base: Draft,
  send: (headers: { 'If-Match': string }) => Parameters<typeof dataOf<T>>[0],
): Promise<T> {
  for (let tried = 1; ; tried++) {
    const etag = await currentTag();
    const now = await queryClient.fetchQuery({ ...layoutOf(of.brand, of.page), staleTime: 0 });
    if (!isSame(base, now))
      throw new Refusal(412, 'changed', 'Somebody else changed this page', 'See its last changes.');
    try {
      return await dataOf(send({ 'If-Match': etag }));
    } catch (error) {
      if (!(error instanceof Refusal) || error.status !== 412 || tried === tries) throw error;
    }
  }
}

/** Returns the command that makes the same change, with the layout in a file. */
export const layoutCommand = ({ brand, page }: Place): string =>
  commandText(['layout', 'set', 'layout.json', '--page', page, '--brand', brand]);
