import { judgedMetrics, type Tolerance, toleranceOf } from '@forecourt/contracts';
import type { ComparedMetric, FieldSeriesView, FieldView, Live } from '@forecourt/contracts/registry-api';
import { own } from '@forecourt/service';
import type { Place } from '../store/live-view';
import type { RegistryState } from '../store/state';
import { refuseUnknownRemote } from '../store/transitions';
import { compare, leastValues, summaryOf } from './compare';
import type { RecentSums } from './recent-sums';
import { type FieldSeries, periodMs } from './series';
import { type Sums, totalOf, units } from './sums';

/** Compares the versions that a brand serves with those before them. @throws ProblemError `unknown-remote`. */
export function fieldView(
  state: RegistryState,
  sums: Pick<RecentSums, 'of'>,
  { brand, remote }: { brand: string; remote: string },
): FieldView {
  return {
    leastVisits: leastValues,
    versions: pairsOf(state, { brand, remote }).map(([one, before]) => {
      const ofVersion = sums.of(brand, remote, one);
      const ofBefore = before === null ? {} : sums.of(brand, remote, before);
      return {
        ...{ version: one, before },
        visits: { version: totalOf(ofVersion.errors), before: totalOf(ofBefore.errors) },
        metrics: comparedMetrics(ofBefore, ofVersion, own(own(state.remotes, remote) ?? {}, one)?.tolerances),
      };
    }),
  };
}

/** Returns what was measured over time of the versions that a brand serves, and of those before. @throws ProblemError `unknown-remote`. */
export function fieldSeriesView(
  state: RegistryState,
  series: Pick<FieldSeries, 'of'>,
  { brand, remote }: { brand: string; remote: string },
  now: number,
): FieldSeriesView {
  const versions = new Set(pairsOf(state, { brand, remote }).flat());
  return {
    periodMs,
    versions: [...versions].flatMap((version) =>
      version === null ? [] : [{ version, periods: series.of(brand, remote, version, now) }],
    ),
  };
}

type Pair = readonly [version: string, before: string | null];

/** Lists the versions that a brand serves, each with the version before; of a canary that is the stable version. */
function pairsOf(state: RegistryState, { brand, remote }: { brand: string; remote: string }): Pair[] {
  refuseUnknownRemote(state, remote);
  const channel = own(own(state.channels, brand) ?? {}, remote);
  if (channel === undefined) return [];
  const { version, canary, history } = channel;
  const stable: Pair = [version, history.at(-1) ?? null];
  return canary === null ? [stable] : [stable, [canary.version, version]];
}

/** Returns how a version does on a brand, beside the version before; null if no visit was reported and nothing is worse. */
export function healthOf(
  state: RegistryState,
  sums: Pick<RecentSums, 'of'>,
  { brand, remote, version }: Place,
  before: string | null,
): Live['remotes'][number]['channels'][string]['health'] {
  const ofVersion = sums.of(brand, remote, version);
  // Most of many: nothing was reported of them lately.
  if (Object.keys(ofVersion).length === 0) return null;
  const ofBefore = before === null ? {} : sums.of(brand, remote, before);
  const tolerances = own(own(state.remotes, remote) ?? {}, version)?.tolerances;
  const visits = totalOf(ofVersion.errors);
  const worse = judgedMetrics.filter(
    (metric) => compare(metric, ofBefore, ofVersion, toleranceOf(metric, tolerances))?.isWorse === true,
  );
  if (visits === 0 && worse.length === 0) return null;
  return { visits, isJudged: visits >= leastValues, errors: summaryOf('errors', ofVersion), worse };
}

function comparedMetrics(before: Sums, after: Sums, tolerances: Parameters<typeof toleranceOf>[1]): ComparedMetric[] {
  return judgedMetrics.map((metric) => {
    const tolerance = toleranceOf(metric, tolerances);
    const isWorse = compare(metric, before, after, tolerance)?.isWorse === true;
    const isBetter = compare(metric, after, before, tolerance)?.isWorse === true;
    const was = summaryOf(metric, before);
    return {
      ...{ metric, unit: units[metric].unit, value: summaryOf(metric, after), before: was },
      tolerated: was === null ? null : toleratedBeside(was, tolerance),
      difference: isWorse ? 'worse' : isBetter ? 'better' : null,
    };
  });
}

/** Returns the highest tolerated value. The registry decides by all values, not by this one: it is for people. */
const toleratedBeside = (before: number, { percent, plus }: Tolerance): number =>
  Math.max(before * (1 + percent / 100), before + plus);
