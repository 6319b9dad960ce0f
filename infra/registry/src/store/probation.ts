/**
 * Versions on probation: for a while after a version was promoted, or became a canary, the outcomes that shells report of it are added
 * up; one that fails too often must be withdrawn. Has state, but no side effects.
 */
import { type Outcomes, slowSlotMs } from '@forecourt/contracts/reports';
import type { RegistryState } from './state';

export interface Bounds {
  /** Time after its promotion in which a version can be rolled back automatically, ms. */
  windowMs: number;
  /** Maximum share of slots that show their fallback, percent. */
  percent: number;
  /** Minimum number of rendered slots before a share is assessed. */
  leastRenders: number;
  /** Maximum share of slots in which the version's own code is slow, percent. */
  slowPercent: number;
  /**
   * From here on a version is worse than an empty slot: at least this number of renderers that it ended (after it, shells no longer
   * readmit the version), or more than this share of fallbacks, percent.
   */
  hopeless: { deaths: number; percent: number };
}

export const standardBounds: Bounds = {
  ...{ windowMs: 600_000, percent: 5, leastRenders: 50, slowPercent: 50 },
  hopeless: { deaths: 4, percent: 50 },
};

/** The reason to withdraw a version. */
export interface Verdict {
  /** Text for people, with the measured figures. */
  why: string;
  /** Whether an empty slot is better than this version. */
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

const keyOf = (brand: string, remote: string, version: string) => `${brand}/${remote}@${version}`;

export class Probation {
  private trials = new Map<string, Trial>();
  /** Keys of versions that failed: no automatic rollback restores them. */
  private readonly failed = new Set<string>();
  private served: ReadonlySet<string>;

  /** @param state the state at the start; versions that it already serves are not on probation */
  constructor(
    private readonly bounds: Bounds,
    state: Served,
  ) {
    this.served = servedIn(state);
  }

  /**
   * Takes note of the versions that are served from now on; those that are new start their probation.
   * @param isAutomatic whether this is an automatic rollback: the restored version was served before and gets no new probation
   */
  serve(state: Served, isAutomatic: boolean, now: number): void {
    const served = servedIn(state);
    const isOld = (trial: Trial) => now - trial.since > this.bounds.windowMs;
    const continued = [...this.trials].filter(([key, trial]) => served.has(key) && !isOld(trial));
    this.trials = new Map(continued);
    for (const key of served) {
      if (this.served.has(key)) continue;
      this.failed.delete(key);
      if (!isAutomatic)
        this.trials.set(key, { since: now, renders: 0, fallbacks: 0, deaths: 0, slow: 0, isUnloadable: false });
    }
    this.served = served;
  }

  /** Adds up the outcomes that a shell reports. @returns the reason to withdraw the version; null while it may stay */
  report(
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
    const why = this.reasonToWithdraw(trial, now);
    if (why === null) return null;
    this.failed.add(key);
    return { why, isHopeless: this.isHopeless(trial) };
  }

  /** Takes note that a version must be withdrawn for a reason of another kind. */
  fail(brand: string, remote: string, version: string): void {
    this.failed.add(keyOf(brand, remote, version));
  }

  /** Whether a version has not failed, so that a rollback may restore it. */
  mayServe(brand: string, remote: string, version: string): boolean {
    return !this.failed.has(keyOf(brand, remote, version));
  }

  /** Lists the versions that failed: few, however many there are. */
  failedIn(brand: string, remote: string): string[] {
    const place = keyOf(brand, remote, '');
    return [...this.failed].flatMap((key) => (key.startsWith(place) ? [key.slice(place.length)] : []));
  }

  /** Returns until when a version is on probation, ms since 1970; null if it is not. */
  until(brand: string, remote: string, version: string, now: number): number | null {
    const trial = this.trials.get(keyOf(brand, remote, version));
    const until = trial === undefined ? 0 : trial.since + this.bounds.windowMs;
    return until > now ? until : null;
  }

  private isHopeless({ renders, fallbacks, deaths, isUnloadable }: Trial): boolean {
    const { hopeless, leastRenders } = this.bounds;
    const share = renders < leastRenders ? 0 : (fallbacks / renders) * 100;
    return isUnloadable || deaths >= hopeless.deaths || share > hopeless.percent;
  }

  private reasonToWithdraw(
    { since, renders, fallbacks, deaths, slow, isUnloadable }: Trial,
    now: number,
  ): string | null {
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
