/**
 * Versions on probation: for a while after they were promoted, or given to some, what shells tell of them is added up; one that fails
 * too often is to go. Pure, but for what it remembers.
 */
import { type Outcomes, slowSlotMs } from '@forecourt/contracts/reports';
import type { RegistryState } from './state';

export interface Bounds {
  /** How long after it was promoted a version may go back by itself, ms. */
  windowMs: number;
  /** The largest share of slots that may show their fallback, in percent. */
  percent: number;
  /** So many slots must have been rendered before their share says anything. */
  leastRenders: number;
  /** The largest share of slots in which its own code may be slow, in percent. */
  slowPercent: number;
  /**
   * What a version does that is worse than an empty place: so many renderers ended, the last of which shells pardon no more, or so large
   * a share of fallbacks, in percent.
   */
  hopeless: { deaths: number; percent: number };
}

export const standardBounds: Bounds = {
  ...{ windowMs: 600_000, percent: 5, leastRenders: 50, slowPercent: 50 },
  hopeless: { deaths: 4, percent: 50 },
};

/** Why a version has to go. */
export interface Verdict {
  /** For people, with the figures. */
  why: string;
  /** Whether nothing in its place is better than it. */
  isHopeless: boolean;
}

interface Trial {
  since: number;
  renders: number;
  fallbacks: number;
  deaths: number;
  slow: number;
  isUnloadable: boolean;
}

type Served = Pick<RegistryState, 'channels'>;

/** brand, remote and version in one. */
const keyOf = (brand: string, remote: string, version: string) => `${brand}/${remote}@${version}`;

export class Probation {
  private trials = new Map<string, Trial>();
  /** Versions that were found to fail, by key: nothing goes back to them. */
  private readonly failed = new Set<string>();
  private served: ReadonlySet<string>;

  /** @param state what is served already is not on probation: it was there before anybody looked */
  constructor(
    private readonly bounds: Bounds,
    state: Served,
  ) {
    this.served = servedIn(state);
  }

  /** What is served from now on. @param isAutomatic nobody has chosen it: it was served before, and is not tried again */
  serve(state: Served, isAutomatic: boolean, now: number): void {
    const served = servedIn(state);
    const isOld = (trial: Trial) => now - trial.since > this.bounds.windowMs;
    const kept = [...this.trials].filter(([key, trial]) => served.has(key) && !isOld(trial));
    this.trials = new Map(kept);
    for (const key of served) {
      if (this.served.has(key)) continue;
      this.failed.delete(key);
      if (!isAutomatic)
        this.trials.set(key, { since: now, renders: 0, fallbacks: 0, deaths: 0, slow: 0, isUnloadable: false });
    }
    this.served = served;
  }

  /** Adds up what a shell tells. @returns why the version has to go; null while it may stay */
  hear(
    { brand, remote, version, renders, fallbacks, deaths, slow = 0, unloadable }: Outcomes,
    now: number,
  ): Verdict | null {
    const key = keyOf(brand, remote, version);
    const trial = this.trials.get(key);
    if (trial === undefined || now - trial.since > this.bounds.windowMs) return null;
    trial.renders += renders;
    trial.fallbacks += fallbacks;
    trial.deaths += deaths;
    trial.slow += slow;
    trial.isUnloadable ||= unloadable;
    const why = this.judge(trial, now);
    if (why === null) return null;
    this.failed.add(key);
    return { why, isHopeless: this.isHopeless(trial) };
  }

  /** Whether a version is not known to fail. */
  mayServe(brand: string, remote: string, version: string): boolean {
    return !this.failed.has(keyOf(brand, remote, version));
  }

  private isHopeless({ renders, fallbacks, deaths, isUnloadable }: Trial): boolean {
    const { hopeless, leastRenders } = this.bounds;
    const share = renders < leastRenders ? 0 : (fallbacks / renders) * 100;
    return isUnloadable || deaths >= hopeless.deaths || share > hopeless.percent;
  }

  private judge({ since, renders, fallbacks, deaths, slow, isUnloadable }: Trial, now: number): string | null {
    const after = `${Math.round((now - since) / 1000)} s after it was promoted`;
    if (isUnloadable) return `it cannot be loaded, ${after}`;
    if (deaths > 0) return `it ended ${deaths} renderer${deaths === 1 ? '' : 's'}, ${after}`;
    if (renders < this.bounds.leastRenders) return null;
    const tooMany = (count: number, percent: number, did: string) => {
      const share = (count / renders) * 100;
      if (share <= percent) return null;
      return `${count} of ${renders} slots (${share.toFixed(1)} %) ${did}, ${after}; ${percent} % is the bound`;
    };
    return (
      tooMany(fallbacks, this.bounds.percent, 'showed their fallback') ??
      tooMany(slow, this.bounds.slowPercent, `ran for more than ${slowSlotMs} ms`)
    );
  }
}

function servedIn({ channels }: Served): ReadonlySet<string> {
  const keys = Object.entries(channels).flatMap(([brand, remotes]) =>
    Object.entries(remotes).flatMap(([remote, { version, canary }]) =>
      [version, canary?.version].flatMap((one) => (one === undefined ? [] : [keyOf(brand, remote, one)])),
    ),
  );
  return new Set(keys);
}
