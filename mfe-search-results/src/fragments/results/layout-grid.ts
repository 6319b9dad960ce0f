import { blockSize, linersOf, type Placement, type PlacementFacts, placementsOf } from './placements';

/** One cell of the grid, in order. */
export type Cell<L> = { kind: 'listing'; listing: L; index: number } | { kind: 'placement'; placement: Placement };

/**
 * Returns the cells of listings and placements (R52). Each block of 30 listings is laid out by itself. Of two placements for the same
 * place the later moves to the next free one. A placement that no listing of the block would follow is left out, so neither grid nor
 * block ends in a placement, and appended listings move nothing. Every listing is included exactly once, in its order.
 */
export function layoutGrid<L>(listings: readonly L[], facts: PlacementFacts): Cell<L>[] {
  const cells: Cell<L>[] = [];
  for (let from = 0; from < listings.length; from += blockSize) {
    cells.push(...layoutBlock(listings.slice(from, from + blockSize), from, facts));
  }
  return withLiners(cells, facts);
}

function layoutBlock<L>(listings: readonly L[], from: number, facts: PlacementFacts): Cell<L>[] {
  const taken = new Map<number, Placement>();
  for (const placement of placementsOf(from / blockSize, facts)) {
    let place = placement.position % blockSize;
    while (taken.has(place)) place++;
    taken.set(place, placement);
  }
  const cells: Cell<L>[] = [];
  for (const [index, listing] of listings.entries()) {
    for (let placement = taken.get(cells.length); placement !== undefined; placement = taken.get(cells.length)) {
      cells.push({ kind: 'placement', placement });
    }
    cells.push({ kind: 'listing', listing, index: from + index });
  }
  return cells;
}

/** Inserts the liners. They take no place: each comes before the first cell of its row, for each number of columns. */
function withLiners<L>(cells: readonly Cell<L>[], facts: PlacementFacts): Cell<L>[] {
  const liners = linersOf(facts);
  return cells.flatMap((cell, at): Cell<L>[] => [
    ...liners
      .filter(({ position, columns }) => position * columns === at)
      .map((placement) => ({ kind: 'placement' as const, placement })),
    cell,
  ]);
}
