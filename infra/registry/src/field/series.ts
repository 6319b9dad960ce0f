/** Measurements of every version on every brand, over time, so that people can look at a release afterwards. */
import { type JudgedMetric, judgedMetrics } from '@forecourt/contracts';
import type { FieldSeriesView } from '@forecourt/contracts/registry-api';
import type { Outcomes } from '@forecourt/contracts/reports';
import * as z from 'zod';
import { summaryOf } from './compare';
import { keyOf, type Place, StoredVersions } from './stored-versions';
import { added, type Sums, sumsOf, sumsSchema, totalOf } from './sums';

/** Length of a period, ms. */
export const periodMs = 300_000;

/** Number of periods that are stored of a version: eight hours, if it has a report in each. */
export const mostPeriods = 96;

type Period = FieldSeriesView['versions'][number]['periods'][number];

/** The values of a metric in a finished period are stored as one: sums of all periods would be a hundred times as much. */
const finishedSchema = z.strictObject({
  at: z.int(),
  values: z.partialRecord(
    z.enum(judgedMetrics),
    z.tuple([z.number().describe('value'), z.int().describe('number of values')]),
  ),
});
const seriesSchema = z.strictObject({
  finished: z.array(finishedSchema).max(mostPeriods),
  /** The period of the last report. */
  last: z.strictObject({ at: z.int(), sums: sumsSchema }),
});
type Finished = z.infer<typeof finishedSchema>;
/** Beginnings of periods are ms since 1970. */
type Series = Omit<z.infer<typeof seriesSchema>, 'last'> & { last: { at: number; sums: Sums } };

export class FieldSeries {
  private constructor(private readonly versions: StoredVersions<Series>) {}

  /** Reads the series of the last run. */
  static async open(place: Place): Promise<FieldSeries> {
    return new FieldSeries(
      await StoredVersions.open<Series>(place, seriesSchema, {
        ...{ most: 250, saveEveryMs: periodMs },
        ifDamaged: 'charts of what browsers measured begin anew',
        ifUnwritten: 'After a restart, charts of releases have a gap',
      }),
    );
  }

  /** Adds a report to the present period of its version. */
  add(outcomes: Outcomes, now: number): void {
    const sums = sumsOf(outcomes);
    if (Object.keys(sums).length === 0) return;
    const key = keyOf(outcomes.brand, outcomes.remote, outcomes.version);
    const at = now - (now % periodMs);
    const known = this.versions.get(key);
    if (known === undefined) this.versions.set(key, { finished: [], last: { at, sums } }, now);
    else if (known.last.at >= at)
      this.versions.set(key, { ...known, last: { at: known.last.at, sums: added(known.last.sums, sums) } }, now);
    else {
      const finished = [...known.finished, summed(known.last)].slice(1 - mostPeriods);
      this.versions.set(key, { finished, last: { at, sums } }, now);
    }
  }

  /** Returns the periods of a version on a brand in the last eight hours, the earliest first. */
  of(brand: string, remote: string, version: string, now: number): Period[] {
    const found = this.versions.get(keyOf(brand, remote, version));
    if (found === undefined) return [];
    return [...found.finished, summed(found.last)]
      .filter(({ at }) => at > now - mostPeriods * periodMs)
      .map(({ at, values }) => ({
        at: new Date(at).toISOString(),
        values: Object.fromEntries(
          Object.entries(values).map(([metric, [value, count]]) => [metric, { value, count }]),
        ),
      }));
  }

  /** Saves all series; resolves when they are stored. */
  close(): Promise<void> {
    return this.versions.close();
  }
}

function summed({ at, sums }: Series['last']): Finished {
  const values = judgedMetrics.flatMap((metric): [JudgedMetric, [number, number]][] => {
    const value = summaryOf(metric, sums);
    return value === null ? [] : [[metric, [Math.round(value * 1000) / 1000, totalOf(sums[metric])]]];
  });
  return { at, values: Object.fromEntries(values) };
}
