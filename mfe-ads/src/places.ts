import type { SlotProps } from '@forecourt/contracts';

/** Places that ads may stand in, by kind: a placement is one of them, `fluid-7` or `footer`. */
export const placeKinds = ['footer', 'fixed', 'fluid', 'inline', 'liner', 'treehouse', 'peekaboo', 'promo'] as const;
export type PlaceKind = (typeof placeKinds)[number];

/** Width and height, px. */
export type Size = readonly [number, number];

interface Place {
  /** Where on the page, as ad servers are told (`pos`). */
  pos: 'footer' | 'bottom' | 'grid' | 'row';
  /** Sizes that fit, by the least width of the window, px; the widest first. */
  sizes: readonly { from: number; fit: readonly Size[] }[];
}

const leaderboard: Size = [728, 90];
/** Window from which a leaderboard fits; below it, phones. */
const wide = 768;
const tile: Place = { pos: 'grid', sizes: [{ from: 0, fit: [[300, 250]] }] };

/** Section 9. */
export const places: Readonly<Record<PlaceKind, Place>> = {
  footer: {
    pos: 'footer',
    sizes: [
      { from: wide, fit: [leaderboard] },
      {
        from: 0,
        fit: [
          [320, 50],
          [320, 250],
        ],
      },
    ],
  },
  fixed: {
    pos: 'bottom',
    sizes: [
      { from: 1024, fit: [leaderboard, [970, 90]] },
      { from: wide, fit: [leaderboard] },
      {
        from: 0,
        fit: [
          [320, 50],
          [300, 50],
        ],
      },
    ],
  },
  liner: {
    pos: 'row',
    sizes: [
      { from: wide, fit: [leaderboard] },
      { from: 0, fit: [[320, 50]] },
    ],
  },
  fluid: tile,
  inline: tile,
  treehouse: tile,
  peekaboo: tile,
  promo: tile,
};

/** Kinds of which a page has several, told apart by their position; of the others it has one. */
export function isOneOfMany(kind: PlaceKind): boolean {
  return kind === 'fluid' || kind === 'inline' || kind === 'liner';
}

/** The kind of a placement: its first word. */
export function kindOf(placement: string): PlaceKind {
  const name = placement.replace(/-\d+$/, '');
  return placeKinds.find((kind) => kind === name) ?? 'fluid';
}

/** The placement of a slot among the listings, which says so: `fluid-7`; those that stand once have their kind's name. */
export function placementOf({ placement }: SlotProps): string {
  const name = typeof placement === 'string' ? placement : 'fluid';
  const kind = kindOf(name);
  return isOneOfMany(kind) ? name : kind;
}

/** Sizes that fit a placement in a window of that width. */
export function sizesOf(placement: string, width: number): readonly Size[] {
  return places[kindOf(placement)].sizes.find(({ from }) => width >= from)?.fit ?? [];
}
