/** One cell of the grid, in order. */
export type Cell<L, P> = { kind: 'listing'; listing: L; index: number } | { kind: 'placement'; placement: P };

/** Something that wants a slot of the grid besides the listings. */
export interface Wish<P> {
  /** 0-based slot of the grid. */
  position: number;
  placement: P;
}

/**
 * Puts placements between listings (R52). `wishes` stand in order of precedence: when two want one slot, the later one moves to the
 * next free slot. One that no listing would follow is left out, so that the grid never ends in a placement and further listings
 * move nothing. Every listing is there exactly once and in its order.
 */
export function layoutGrid<L, P>(listings: readonly L[], wishes: readonly Wish<P>[]): Cell<L, P>[] {
  const taken = new Map<number, P>();
  for (const { position, placement } of wishes) {
    let slot = position;
    while (taken.has(slot)) slot++;
    taken.set(slot, placement);
  }
  const cells: Cell<L, P>[] = [];
  for (const [index, listing] of listings.entries()) {
    for (let placement = taken.get(cells.length); placement !== undefined; placement = taken.get(cells.length)) {
      cells.push({ kind: 'placement', placement });
    }
    cells.push({ kind: 'listing', listing, index });
  }
  return cells;
}
