/**
 * Judges new versions by what browsers measured and shells timed: a canary beside the stable version in the same period, a promoted
 * version beside what the version before had. Has state, but no side effects.
 */
import { judgedMetrics, toleranceOf } from '@forecourt/contracts';
import type { Outcomes } from '@forecourt/contracts/reports';
import { own } from '@forecourt/service';
import type { Verdict } from '../store/probation';
import type { RegistryState } from '../store/state';
import { compare } from './compare';
import { reasonOfWorse } from './reason';
import { added, type Sums, sumsOf } from './sums';

type Served = Pick<RegistryState, 'channels' | 'remotes'>;
type Channel = RegistryState['channels'][string][string];

interface Trial {
  /** The version that it is compared with. */
  baseline: string;
  isCanary: boolean;
  /** Start of the time in which a promoted version is judged; a canary is judged as long as it is one. */
  since: number;
  before: Sums;
  after: Sums;
}

export class FieldProbation {
  /** By brand and remote, then by version. */
  private trials = new Map<string, Map<string, Trial>>();

  /** @param past returns what a version had lately on a brand. @param served the state at the start; its versions are not judged */
  constructor(
    private readonly windowMs: number,
    private readonly past: (brand: string, remote: string, version: string) => Sums,
    private served: Served,
  ) {}

  /** Takes note of the versions that are served from now on. */
  serve(state: Served, now: number): void {
    const trials = new Map<string, Map<string, Trial>>();
    for (const [brand, channels] of Object.entries(state.channels)) {
      for (const [remote, channel] of Object.entries(channels)) {
        const judged = this.judged(brand, remote, channel, now);
        if (judged.size > 0) trials.set(`${brand}/${remote}`, judged);
      }
    }
    this.trials = trials;
    this.served = state;
  }

  /** Adds a report of a shell. @returns the reason to withdraw the version; null while it may stay */
  report(outcomes: Outcomes, now: number): Verdict | null {
    const { brand, remote, version } = outcomes;
    const judged = this.trials.get(`${brand}/${remote}`);
    if (judged === undefined) return null;
    const sums = sumsOf(outcomes);
    for (const trial of judged.values())
      if (trial.isCanary && trial.baseline === version) trial.before = added(trial.before, sums);
    const trial = judged.get(version);
    if (trial === undefined || (!trial.isCanary && now - trial.since > this.windowMs)) return null;
    trial.after = added(trial.after, sums);
    const tolerances = own(own(this.served.remotes, remote) ?? {}, version)?.tolerances;
    const worse = judgedMetrics.flatMap((metric) => {
      const comparison = compare(metric, trial.before, trial.after, toleranceOf(metric, tolerances));
      return comparison?.isWorse === true ? [comparison] : [];
    });
    return worse.length === 0 ? null : { why: reasonOfWorse(worse, trial.baseline), isHopeless: false };
  }

  /** Returns the trials of a channel: those that go on, and those that begin with this change. */
  private judged(
    brand: string,
    remote: string,
    { version, canary, history }: Channel,
    now: number,
  ): Map<string, Trial> {
    const present = this.trials.get(`${brand}/${remote}`);
    const was = own(own(this.served.channels, brand) ?? {}, remote);
    const judged = new Map<string, Trial>();
    const stable = present?.get(version);
    if (stable !== undefined)
      judged.set(version, stable.isCanary ? { ...stable, isCanary: false, since: now } : stable);
    // After a rollback, too, the stable version is another one; but the version before it is not the last of its history.
    else if (was !== undefined && was.version !== version && history.at(-1) === was.version)
      judged.set(version, this.begin(was.version, false, this.past(brand, remote, was.version), now));
    if (canary !== null && canary.version !== version)
      judged.set(canary.version, present?.get(canary.version) ?? this.begin(version, true, {}, now));
    return judged;
  }

  private begin(baseline: string, isCanary: boolean, before: Sums, since: number): Trial {
    return { baseline, isCanary, since, before, after: {} };
  }
}
