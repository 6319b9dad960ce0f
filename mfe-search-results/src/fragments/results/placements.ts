import type { BrandView } from '@forecourt/contracts';

/** Kinds of placements among the listings; each is a nested slot, which a brand's layout fills. */
export const placementKinds = [
  'premium',
  'fourth-tier',
  'showcase',
  'boost',
  'wallet',
  'treehouse',
  'peekaboo',
  'promo',
  'fluid',
  'inline',
  'liner',
] as const;
export type PlacementKind = (typeof placementKinds)[number];

/** Listings in a block; positions are counted from its first cell (R52). */
export const blockSize = 30;

/** Something other than a listing that takes a place in the grid. */
export interface Placement {
  kind: PlacementKind;
  /**
   * 0-based position as in R52: 36 is place 6 of the second block; the wallet's is counted from the first listing. For a liner: the row that it
   * precedes; for a showcase: the number of listings before it.
   */
  position: number;
  /** 0-based block. */
  block: number;
  /** For a liner: the number of grid columns at which it is shown. */
  columns?: 1 | 2 | 3;
}

/** The facts that decide which placements there are. */
export interface PlacementFacts {
  flags: Pick<BrandView['flags'], 'ads' | 'fluidAds' | 'wallet' | 'premiumSpotlight' | 'newCarBoost'>;
  /** Whether the search may show paid listings (R30). */
  takesPaid: boolean;
  /** Whether the search is for electric vehicles only. */
  isElectric: boolean;
  /** Number of results from the first one on show: as many as the list can grow to. */
  results: number;
  /** Listings a page. */
  pageSize: number;
  /** Position of the peekaboo in the brand's layout. */
  peekaboo?: number;
}

/** Positions of ads with the size of a tile: fluid ones, or inline ones where a brand has no fluid ones. Indexes 0 to 4 (section 9). */
const tilePositions = [7, 14, 19, 36, 43] as const;
const linerRows = [3, 7, 10, 13, 16] as const;
/** Listings before the dealer's band: the first row. */
export const beforeShowcase = 3;
/** Minimum of results, and of listings per page, for a second boost (section 9). */
const manyResults = 75;

/** A row of R52: positions, whether they repeat in every block, and the condition. */
interface Rule {
  kind: Exclude<PlacementKind, 'liner' | 'showcase'>;
  positions(facts: PlacementFacts): readonly number[];
  /** Repeats in every block instead of once in the list. */
  repeats?: true;
  when(facts: PlacementFacts): boolean;
}

/** Rules in order of precedence: of two placements for the same place, the later moves on (R52). */
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
  {
    kind: 'boost',
    positions: ({ results, pageSize }) => (Math.min(results, pageSize) >= manyResults ? [6, 22] : [6]),
    repeats: true,
    when: ({ flags, takesPaid }) => flags.newCarBoost && takesPaid,
  },
  { kind: 'wallet', positions: () => [3], when: ({ flags }) => flags.wallet },
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

/** Lists the placements of a block in order of precedence. @param block 0-based */
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

/** Lists the liners, which are as wide as the grid, for each number of columns; only those of one number are ever on show. */
export function linersOf({ flags }: Pick<PlacementFacts, 'flags'>): (Placement & { columns: 1 | 2 | 3 })[] {
  if (!flags.ads || flags.fluidAds) return [];
  return ([1, 2, 3] as const).flatMap((columns) =>
    linerRows.map((position) => ({
      ...{ kind: 'liner' as const, position, columns },
      block: Math.floor((position * columns) / blockSize),
    })),
  );
}
