import { beforeShowcase, blockSize, linersOf, type Placement, type PlacementFacts, placementsOf } from './placements';

/** One cell of the grid, in order; a row has the paid places that precede the listings of a block. */
export type Cell<L> =
  | { kind: 'listing'; listing: L; index: number }
  | { kind: 'placement'; placement: Placement }
  | { kind: 'row'; placements: readonly Placement[] };

/**
 * Returns the cells of listings and placements (R52). Each block of 30 listings is laid out by itself. Of two placements for the same
 * place, or side by side, the later moves to the next free one, so that each row has a listing. A placement that no listing of the
 * block would follow is left out, so neither grid nor block ends in a placement, and appended listings move nothing. Every listing is
 * included exactly once, in its order.
 */
export function layoutGrid<L>(listings: readonly L[], facts: PlacementFacts): Cell<L>[] {
  const cells: Cell<L>[] = [];
  for (let from = 0; from < listings.length; from += blockSize) {
    cells.push(...layoutBlock(listings.slice(from, from + blockSize), from, facts));
  }
  return withLiners(withShowcase(cells), facts);
}

function layoutBlock<L>(listings: readonly L[], from: number, facts: PlacementFacts): Cell<L>[] {
  const all = placementsOf(from / blockSize, facts);
  const row = all.filter(({ kind }) => kind === 'premium');
  const taken = new Map<number, Placement>();
  for (const placement of all.slice(row.length)) {
    // The budget never precedes the first listing: its position is counted from there.
    let place = (placement.position % blockSize) + (placement.kind === 'wallet' ? row.length : 0);
    while (place < row.length || !isFree(place, placement, taken)) place++;
    taken.set(place, placement);
  }
  const cells: Cell<L>[] = row.length > 0 ? [{ kind: 'row', placements: row }] : [];
  let place = row.length;
  for (const [index, listing] of listings.entries()) {
    for (let placement = taken.get(place); placement !== undefined; placement = taken.get(++place)) {
      cells.push({ kind: 'placement', placement });
    }
    cells.push({ kind: 'listing', listing, index: from + index });
    place++;
  }
  return cells;
}

/** Returns whether a place is free for a placement: nothing else takes it, and no other placement would be beside it in a row. */
function isFree(place: number, { kind }: Placement, taken: ReadonlyMap<number, Placement>): boolean {
  return !taken.has(place) && (wide.has(kind) || ![-1, 1].some((step) => hasNeighbor(place, step, taken)));
}

/** Returns whether the next cell in a direction that takes a column is a placement. */
function hasNeighbor(place: number, step: number, taken: ReadonlyMap<number, Placement>): boolean {
  const next = taken.get(place + step);
  return next !== undefined && (!wide.has(next.kind) || hasNeighbor(place + step, step, taken));
}

/** Inserts a dealer's band after the first listings, or after all if they are fewer; it takes no place. */
function withShowcase<L>(cells: readonly Cell<L>[]): Cell<L>[] {
  const listings = cells.filter(({ kind }) => kind === 'listing').slice(0, beforeShowcase);
  const last = listings.at(-1);
  const placement: Placement = { kind: 'showcase', position: beforeShowcase, block: 0 };
  return cells.flatMap((cell): Cell<L>[] => (cell === last ? [cell, { kind: 'placement', placement }] : [cell]));
}

/** Inserts the liners. They take no place: each comes before the first cell of its row, for each number of columns. */
function withLiners<L>(cells: readonly Cell<L>[], facts: PlacementFacts): Cell<L>[] {
  const liners = linersOf(facts);
  let at = 0;
  return cells.flatMap((cell): Cell<L>[] => {
    // Cells that span the grid take no column.
    if (!hasColumn(cell)) return [cell];
    const place = at++;
    return [
      ...liners
        .filter(({ position, columns }) => position * columns === place)
        .map((placement) => ({ kind: 'placement' as const, placement })),
      cell,
    ];
  });
}

const wide: ReadonlySet<Placement['kind']> = new Set(['showcase', 'fourth-tier', 'boost']);

/** Returns whether a cell takes one place of a row of the grid. */
function hasColumn<L>(cell: Cell<L>): boolean {
  return cell.kind === 'listing' || (cell.kind === 'placement' && !wide.has(cell.placement.kind));
}
