/**
 * Versions on probation: for a while after they were promoted, or given to some, what shells tell of them is added up; one that fails
 * too often is to go. Pure, but for what it remembers.
 */
import type { Outcomes } from '@forecourt/contracts/reports';
import type { RegistryState } from './state';

export interface Bounds {
  /** How long after it was promoted a version may go back by itself, ms. */
  windowMs: number;
  /** The largest share of slots that may show their fallback, in percent. */
  percent: number;
  /** So many slots must have been rendered before their share says anything. */
  leastRenders: number;
}

export const standardBounds: Bounds = { windowMs: 600_000, percent: 5, leastRenders: 50 };

interface Trial {
  since: number;
  renders: number;
  fallbacks: number;
  deaths: number;
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
      if (!isAutomatic) this.trials.set(key, { since: now, renders: 0, fallbacks: 0, deaths: 0, isUnloadable: false });
    }
    this.served = served;
  }

  /** Adds up what a shell tells. @returns why the version has to go, with the figures; null while it may stay */
  hear({ brand, remote, version, renders, fallbacks, deaths, unloadable }: Outcomes, now: number): string | null {
    const key = keyOf(brand, remote, version);
    const trial = this.trials.get(key);
    if (trial === undefined || now - trial.since > this.bounds.windowMs) return null;
    trial.renders += renders;
    trial.fallbacks += fallbacks;
    trial.deaths += deaths;
    trial.isUnloadable ||= unloadable;
    const why = this.judge(trial, now);
    if (why !== null) this.failed.add(key);
    return why;
  }

  /** Whether a version is not known to fail. */
  mayServe(brand: string, remote: string, version: string): boolean {
    return !this.failed.has(keyOf(brand, remote, version));
  }

  private judge({ since, renders, fallbacks, deaths, isUnloadable }: Trial, now: number): string | null {
    const after = `${Math.round((now - since) / 1000)} s after it was promoted`;
    if (isUnloadable) return `it cannot be loaded, ${after}`;
    if (deaths > 0) return `it ended ${deaths} renderer${deaths === 1 ? '' : 's'}, ${after}`;
    const percent = (fallbacks / renders) * 100;
    if (renders < this.bounds.leastRenders || percent <= this.bounds.percent) return null;
    return `${fallbacks} of ${renders} slots (${percent.toFixed(1)} %) showed their fallback, ${after}; ${this.bounds.percent} % is the bound`;
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
