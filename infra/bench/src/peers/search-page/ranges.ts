import type { FilterOption } from '@forecourt/listing';
import { type BoundParam, boundRows, boundText, type SearchState } from '@forecourt/search-state';
import { formatCount } from '@forecourt/ui/format';
import type { Option } from './hero';
import type { Panel } from './models';

/** A histogram as two paths: the bars beyond the chosen range, and those within. */
export interface Bars {
  viewBox: string;
  beyond: string;
  within: string;
}

interface Spread {
  edges: readonly number[];
  counts: readonly number[];
}

/** Allowed numbers of bins; height of the tallest bar and width of a bar with its gap. */
const [fewest, most] = [3, 200];
const [height, step] = [40, 10];

/** Draws a distribution. @param from index of the first interval within the range. @param to index after the last one */
function barsOf(spread: Spread | undefined, from: number, to: number): Bars | undefined {
  const { edges = [], counts = [] } = spread ?? {};
  if (edges.length < fewest || edges.length > most) return undefined;
  const highest = Math.max(1, ...counts);
  const paths = { beyond: '', within: '' };
  for (const [at, count] of counts.entries()) {
    if (count <= 0) continue;
    const top = Math.round(height * (1 - Math.max(0.04, count / highest)));
    paths[at >= from && at < to ? 'within' : 'beyond'] += `M${at * step + 1} ${height}V${top}h${step - 2}V${height}z`;
  }
  return { viewBox: `0 0 ${counts.length * step} ${height}`, ...paths };
}

/** Returns the index of the last edge that is not above a number. */
const placeOf = (value: number, edges: readonly number[]): number =>
  Math.max(
    0,
    edges.findLastIndex((edge) => edge <= value),
  );

/** Returns the end of a range of intervals: after the last one without an upper bound. */
const endOf = (value: number | undefined, edges: readonly number[]): number =>
  value === undefined ? edges.length : Math.max(1, placeOf(value, edges));

export function priceBars({ minPrice = 0, maxPrice }: SearchState, { spread }: Panel): Bars | undefined {
  const { edges = [] } = spread?.derivedprice ?? {};
  return barsOf(spread?.derivedprice, placeOf(minPrice, edges), endOf(maxPrice, edges));
}

export function yearBars({ startYear, endYear }: SearchState, { spread }: Panel): Bars | undefined {
  const { edges = [] } = spread?.year ?? {};
  const from = startYear === undefined ? 0 : placeOf(startYear, edges);
  return barsOf(spread?.year, from, 1 + (endYear === undefined ? edges.length - 1 : placeOf(endYear, edges)));
}

/** Draws the mileages, from the counts of the steps. */
export function mileageBars({ mileage }: SearchState, { filters }: Panel): Bars | undefined {
  const steps = (filters.mileage ?? [])
    .map(({ value, count }) => ({ edge: Number(value), count }))
    .filter(({ edge }) => edge > 0)
    .sort((a, b) => a.edge - b.edge);
  const edges = [0, ...steps.map(({ edge }) => edge)];
  const counts = [...steps.map(({ count }, at) => Math.max(0, count - (steps[at - 1]?.count ?? 0))), 0];
  return barsOf({ edges, counts }, 0, endOf(mileage, edges));
}

const rowOf = (param: BoundParam) => boundRows.find(({ name }) => name === param);

/** Returns the bounds to choose, always with the chosen one. */
export function boundOptions(param: BoundParam, { filters, state }: Panel): readonly Option[] {
  const chosen = state[param];
  const plain = (bound: number): Option => ({ value: `${bound}`, label: boundText(param, { [param]: bound }) ?? '' });
  const usable = filters[param]?.filter(({ value }) => /^[1-9]\d*$/.test(value));
  const listed: readonly Option[] =
    usable === undefined
      ? param === 'mileage'
        ? (rowOf(param)?.steps ?? []).map(plain)
        : []
      : withoutRepeats(param, usable).map(({ value, label, count, disabled }) => ({
          value,
          label: `${label} (${formatCount(Math.max(0, count))})`,
          disabled: value !== `${chosen}` && (disabled === true || count <= 0),
        }));
  if (chosen === undefined || listed.some(({ value }) => value === `${chosen}`)) return listed;
  return [...listed, plain(chosen)].sort((a, b) => Number(a.value) - Number(b.value));
}

/** Drops upper limits after the first one that includes everything. */
function withoutRepeats(param: BoundParam, options: readonly FilterOption[]): readonly FilterOption[] {
  if (rowOf(param)?.bound !== 'most') return options;
  const all = Math.max(...options.map(({ count }) => count));
  const first = options.findIndex(({ count }) => count === all);
  return all > 0 ? options.filter(({ count }, at) => at <= first || count !== all) : options;
}

/** New cars have four model years, from two years ago to next year (R33). */
const newCarYears = [1, 0, -1, -2];

/** Returns the years to choose from, newest first, always with the chosen one. */
export function yearOptions({ years, shown, today }: Panel, chosen: number | undefined): readonly Option[] {
  const { listingType: types = [] } = shown;
  const isNew = types.length === 1 && types[0] === 'NEW';
  const range = years === null ? [] : Array.from({ length: years.max - years.min + 1 }, (_, back) => years.max - back);
  const all = new Set(isNew ? newCarYears.map((offset) => Number(today.slice(0, 4)) + offset) : range);
  if (chosen !== undefined) all.add(chosen);
  return [...all].sort((a, b) => b - a).map((year) => ({ value: `${year}`, label: `${year}` }));
}
