import type { Market } from '@forecourt/listing';

/** One bar of the chart: vehicles from one price to below another, in whole US dollars; the last bar has no upper price. */
export interface Bar {
  from: number;
  to: number | null;
  count: number;
  /** The vehicle of the page is one of them. */
  isOwn: boolean;
}

/** Minimum number of vehicles in a distribution; that of fewer would be chance. */
const fewest = 5;
const mostBars = 14;

/**
 * Returns the distribution of similar vehicles' prices as bars of equal width, from the cheapest to the most expensive; neighbouring
 * bars are merged where there would be too many. Null where there are too few vehicles.
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

/** Counts the vehicles in cheaper and in more expensive bars than the vehicle's own. */
export function besides(bars: readonly Bar[]): { cheaper: number; dearer: number } {
  const own = bars.findIndex(({ isOwn }) => isOwn);
  const sum = (some: readonly Bar[]) => some.reduce((total, { count }) => total + count, 0);
  return own === -1
    ? { cheaper: 0, dearer: 0 }
    : { cheaper: sum(bars.slice(0, own)), dearer: sum(bars.slice(own + 1)) };
}

/** Returns where a price stands among bars of equal width, in bars from the left; within them. */
export function placeOf(bars: readonly Bar[], price: number): number {
  const at = bars.findIndex(({ to }) => to === null || price < to);
  if (at === -1) return bars.length;
  const { from, to } = bars[at]!;
  if (price <= from) return at;
  return to === null ? at + 0.5 : at + (price - from) / (to - from);
}
