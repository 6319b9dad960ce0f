import { judgedMetrics, toleranceOf } from '@forecourt/contracts';
import type { ComparedMetric, FieldView, Live } from '@forecourt/contracts/registry-api';
import { own } from '@forecourt/service';
import type { Place } from '../store/live-view';
import type { RegistryState } from '../store/state';
import { refuseUnknownRemote } from '../store/transitions';
import { compare, summaryOf } from './compare';
import type { RecentSums } from './recent-sums';
import { type Sums, totalOf, units } from './sums';

/** Compares the versions that a brand serves with those before them. @throws ProblemError `unknown-remote`. */
export function fieldView(
  state: RegistryState,
  sums: Pick<RecentSums, 'of'>,
  { brand, remote }: { brand: string; remote: string },
): FieldView {
  refuseUnknownRemote(state, remote);
  const channel = own(own(state.channels, brand) ?? {}, remote);
  if (channel === undefined) return { versions: [] };
  const { version, canary, history } = channel;
  const pairs: (readonly [version: string, before: string | null])[] = [[version, history.at(-1) ?? null]];
  if (canary !== null) pairs.push([canary.version, version]);
  return {
    versions: pairs.map(([one, before]) => {
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
  const metrics = comparedMetrics(ofBefore, ofVersion, own(own(state.remotes, remote) ?? {}, version)?.tolerances);
  const visits = totalOf(ofVersion.errors);
  const worse = metrics.flatMap(({ metric, difference }) => (difference === 'worse' ? [metric] : []));
  if (visits === 0 && worse.length === 0) return null;
  return { visits, errors: metrics.find(({ metric }) => metric === 'errors')?.value ?? null, worse };
}

function comparedMetrics(before: Sums, after: Sums, tolerances: Parameters<typeof toleranceOf>[1]): ComparedMetric[] {
  return judgedMetrics.map((metric) => {
    const tolerance = toleranceOf(metric, tolerances);
    const isWorse = compare(metric, before, after, tolerance)?.isWorse === true;
    const isBetter = compare(metric, after, before, tolerance)?.isWorse === true;
    return {
      ...{ metric, unit: units[metric].unit, value: summaryOf(metric, after), before: summaryOf(metric, before) },
      difference: isWorse ? 'worse' : isBetter ? 'better' : null,
    };
  });
}
