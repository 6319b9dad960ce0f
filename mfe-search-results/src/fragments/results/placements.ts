import type { BrandView } from '@forecourt/contracts';

/** What may stand among the listings: each kind is a nested slot, which a brand's layout fills. */
export const placementKinds = [
  'premium',
  'fourth-tier',
  'wallet',
  'boost',
  'treehouse',
  'peekaboo',
  'promo',
  'fluid',
  'inline',
  'liner',
] as const;
export type PlacementKind = (typeof placementKinds)[number];

/** Listings that a block holds; positions are counted from its first cell (R52). */
export const blockSize = 30;

/** Something that wants a place besides the listings. */
export interface Placement {
  kind: PlacementKind;
  /** As R52 counts it, from 0: 36 is place 6 of the second block. Of a liner: the row that it stands before. */
  position: number;
  /** The block that it stands in, from 0. */
  block: number;
  /** Of a liner: the width of the grid, in columns, at which it is there. */
  columns?: 1 | 2 | 3;
}

/** What decides which places there are. */
export interface PlacementFacts {
  flags: Pick<BrandView['flags'], 'ads' | 'fluidAds' | 'wallet' | 'premiumSpotlight' | 'newCarBoost'>;
  /** Whether the search takes paid listings (R30). */
  takesPaid: boolean;
  /** Whether it asks for electric vehicles and no others. */
  isElectric: boolean;
  /** Results from the first one on show on: what the list can come to show. */
  results: number;
  /** Listings a page. */
  pageSize: number;
  /** Where the layout wants the peekaboo. */
  peekaboo?: number;
}

/** Of ads as large as a tile, fluid ones or, where a brand has none of these, inline ones: their indexes are 0 to 4 (section 9). */
const tilePositions = [7, 14, 19, 36, 43] as const;
const linerRows = [3, 7, 10, 13, 16] as const;
/** A second boost needs as many results, and as many of them on one page (section 9). */
const manyResults = 75;

/** A row of R52: positions, whether they come again in every block, and when there are any. */
interface Rule {
  kind: Exclude<PlacementKind, 'liner'>;
  positions(facts: PlacementFacts): readonly number[];
  /** In every block, not once in the list. */
  repeats?: true;
  when(facts: PlacementFacts): boolean;
}

/** In order of precedence: of two that want one place, the later one moves on (R52). */
const rules: readonly Rule[] = [
  {
    kind: 'premium',
    positions: () => [0, 1, 2],
    repeats: true,
    when: ({ flags, takesPaid }) => flags.premiumSpotlight && takesPaid,
  },
  {
    kind: 'fourth-tier',
    positions: () => [23],
    repeats: true,
    when: ({ flags, takesPaid }) => flags.premiumSpotlight && takesPaid,
  },
  { kind: 'wallet', positions: () => [3], when: ({ flags }) => flags.wallet },
  {
    kind: 'boost',
    positions: ({ results, pageSize }) => (Math.min(results, pageSize) >= manyResults ? [6, 22] : [6]),
    repeats: true,
    when: ({ flags, takesPaid }) => flags.newCarBoost && takesPaid,
  },
  {
    kind: 'treehouse',
    positions: () => [7],
    when: ({ flags, isElectric, results }) => flags.ads && isElectric && results >= 8,
  },
  { kind: 'peekaboo', positions: ({ peekaboo = 9 }) => [peekaboo], when: ({ flags }) => flags.ads },
  { kind: 'promo', positions: () => [14], when: ({ flags, results }) => flags.ads && results > 14 },
  { kind: 'fluid', positions: () => tilePositions, when: ({ flags }) => flags.ads && flags.fluidAds },
  {
    kind: 'inline',
    positions: () => tilePositions,
    when: ({ flags }) => flags.ads && !flags.fluidAds,
  },
];

/** What wants a cell of a block, in order of precedence. @param block from 0 */
export function placementsOf(block: number, facts: PlacementFacts): Placement[] {
  return rules
    .filter(({ when }) => when(facts))
    .flatMap(({ kind, positions, repeats }) =>
      positions(facts)
        .map((position) => (repeats ? position + block * blockSize : position))
        .filter((position) => Math.floor(position / blockSize) === block)
        .map((position) => ({ kind, position, block })),
    );
}

/** The rows between which a line as wide as the grid stands, at each of its widths; only one width is ever on show. */
export function linersOf({ flags }: Pick<PlacementFacts, 'flags'>): (Placement & { columns: 1 | 2 | 3 })[] {
  if (!flags.ads || flags.fluidAds) return [];
  return ([1, 2, 3] as const).flatMap((columns) =>
    linerRows.map((position) => ({
      ...{ kind: 'liner' as const, position, columns },
      block: Math.floor((position * columns) / blockSize),
    })),
  );
}
