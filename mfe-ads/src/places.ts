import type { SlotProps } from '@forecourt/contracts';

/** Places for ads by kind; a placement is one of them, `fluid-7` or `footer`. */
export const placeKinds = ['footer', 'fixed', 'fluid', 'inline', 'liner', 'treehouse', 'peekaboo', 'promo'] as const;
export type PlaceKind = (typeof placeKinds)[number];

/** Width and height, px. */
export type Size = readonly [number, number];

interface Place {
  /** Position on the page, sent to ad servers as `pos`. */
  pos: 'footer' | 'bottom' | 'grid' | 'row';
  /** Sizes that fit, by the least width of the window, px; the widest first. */
  sizes: readonly { from: number; fit: readonly Size[] }[];
}

const leaderboard: Size = [728, 90];
/** Least width of a window that fits a leaderboard, px; narrower ones are phones. */
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

/** Kinds that occur several times on a page, distinguished by their position. */
export function isOneOfMany(kind: PlaceKind): boolean {
  return kind === 'fluid' || kind === 'inline' || kind === 'liner';
}

/** Returns the kind of a placement, its first word. */
export function kindOf(placement: string): PlaceKind {
  const name = placement.replace(/-\d+$/, '');
  return placeKinds.find((kind) => kind === name) ?? 'fluid';
}

/** Returns the placement of a slot: `fluid-7` among the listings; kinds that occur once have the kind's name. */
export function placementOf({ placement }: SlotProps): string {
  const name = typeof placement === 'string' ? placement : 'fluid';
  const kind = kindOf(name);
  return isOneOfMany(kind) ? name : kind;
}

/** Returns the sizes that fit a placement in a window of this width. */
export function sizesOf(placement: string, width: number): readonly Size[] {
  return places[kindOf(placement)].sizes.find(({ from }) => width >= from)?.fit ?? [];
}
