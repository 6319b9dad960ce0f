/** Charts of what was measured of a version and of the one before, over time. Pure. */
import type { Measured, Series } from './client';
import { measuredText } from './measured';
import { metricNames } from './names';

type Periods = Series['versions'][number]['periods'];
type Metric = Measured['metrics'][number]['metric'];

/** A value, and the number of visits or slots that it is of. */
interface Point {
  value: number;
  count: number;
}

/** The values of a version, one for each time of the chart; null for a period without a report. */
interface Line {
  version: string;
  points: readonly (Point | null)[];
}

/** A chart of one metric. */
export interface Chart {
  metric: Metric;
  unit: string;
  /** Length of a period, seconds. */
  step: number;
  /** Beginnings of its periods, seconds since 1970, without a gap. */
  times: readonly number[];
  /** The version, and the one before if there is one. */
  lines: readonly [Line, ...Line[]];
  /** The highest tolerated value, if that is known. */
  tolerated: number | null;
}

/** Returns a chart for each metric of which a version, or the version before, has a value in these periods. */
export function chartsOf({ version, before, metrics }: Measured, { periodMs, versions }: Series): Chart[] {
  const names = [version, ...(before === null ? [] : [before])];
  const step = periodMs / 1000;
  return metrics.flatMap(({ metric, unit, tolerated }) => {
    const found = names.map((name) => pointsOf(versions.find((one) => one.version === name)?.periods ?? [], metric));
    const times = timesOf(
      found.flatMap((points) => [...points.keys()]),
      step,
    );
    const lineOf = (index: number): Line[] => {
      const name = names[index];
      return name === undefined
        ? []
        : [{ version: name, points: times.map((time) => found[index]?.get(time) ?? null) }];
    };
    const [first] = lineOf(0);
    if (times.length === 0 || first === undefined) return [];
    return [{ metric, unit, step, times, lines: [first, ...lineOf(1)] as const, tolerated }];
  });
}

const pointsOf = (periods: Periods, metric: Metric): Map<number, Point> =>
  new Map(
    periods.flatMap(({ at, values }) => {
      const point = values[metric];
      return point === undefined ? [] : [[Date.parse(at) / 1000, point] as const];
    }),
  );

/** Lists the times from the first to the last of these. */
function timesOf(times: readonly number[], step: number): number[] {
  if (times.length === 0) return [];
  const first = Math.min(...times);
  return Array.from({ length: (Math.max(...times) - first) / step + 1 }, (_, index) => first + index * step);
}

/** Returns a time of a chart, `13:05`, UTC. */
export const clockText = (seconds: number): string => new Date(seconds * 1000).toISOString().slice(11, 16);

/** Says in words what a chart shows. */
export function chartText({ metric, unit, times, lines, tolerated }: Chart): string {
  const said = lines.map(({ version, points }) => {
    const known = points.flatMap((point, index) => (point === null ? [] : [{ at: times[index] ?? 0, ...point }]));
    const last = known.at(-1);
    if (last === undefined) return `${version} was not measured`;
    const highest = known.reduce((one, other) => (other.value > one.value ? other : one));
    const textAt = ({ value, at }: typeof last) => `${measuredText(value, unit)} at ${clockText(at)}`;
    return `${version} was ${textAt(last)}, at most ${textAt(highest)}`;
  });
  const bound = tolerated === null ? [] : [`tolerated is ${measuredText(tolerated, unit)}`];
  const [from = 0, to = from] = [times[0], times.at(-1)];
  return `${metricNames[metric].name} from ${clockText(from)} to ${clockText(to)} UTC: ${[...said, ...bound].join('; ')}.`;
}
