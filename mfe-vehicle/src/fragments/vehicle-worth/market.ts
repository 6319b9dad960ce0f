import type { Market } from '@forecourt/listing';

/** One bar of the chart: vehicles from a price to below another, in whole US dollars; the last one has no end. */
export interface Bar {
  from: number;
  to: number | null;
  count: number;
  /** The vehicle of the page is one of them. */
  isOwn: boolean;
}

/** What is told of fewer than so many would be chance. */
const fewest = 5;
const mostBars = 14;

/**
 * How prices of vehicles like one are spread, as bars of equal worth from the cheapest to the dearest; neighbours are put together
 * where there would be too many. Null where there are too few to say anything.
 */
export function barsOf({ count, spread }: Market, price: number): Bar[] | null {
  const { edges, counts } = spread;
  const used = counts.flatMap((each, at) => (each > 0 ? [at] : []));
  const [first, last] = [used[0], used.at(-1)];
  if (count < fewest || first === undefined || last === undefined) return null;
  const step = Math.ceil((last - first + 1) / mostBars);
  const bars: Bar[] = [];
  for (let at = first; at <= last; at += step) {
    const end = Math.min(at + step, edges.length);
    const [from = 0, to = null] = [edges[at], edges[end] ?? null];
    const inBar = counts.slice(at, end).reduce((sum, each) => sum + each, 0);
    bars.push({ from, to, count: inBar, isOwn: price >= from && (to === null || price < to) });
  }
  return bars;
}

/** How many are in cheaper bars than the vehicle's own, and how many in dearer ones. */
export function besides(bars: readonly Bar[]): { cheaper: number; dearer: number } {
  const own = bars.findIndex(({ isOwn }) => isOwn);
  const sum = (some: readonly Bar[]) => some.reduce((total, { count }) => total + count, 0);
  return own === -1
    ? { cheaper: 0, dearer: 0 }
    : { cheaper: sum(bars.slice(0, own)), dearer: sum(bars.slice(own + 1)) };
}
