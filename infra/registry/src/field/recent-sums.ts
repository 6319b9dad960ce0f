/** Recent sums of every version on every brand, so that a new version is compared with what the version before had, also after a restart. */
import type { Outcomes } from '@forecourt/contracts/reports';
import * as z from 'zod';
import { keyOf, type Place, StoredVersions } from './stored-versions';
import { added, type Sums, sumsOf, sumsSchema, totalOf } from './sums';

/** Number of values of a metric after which older ones are dropped, so that a baseline is of the present time. */
const fullGeneration = 20_000;

const generationsSchema = z.strictObject({ recent: sumsSchema, earlier: sumsSchema });

/** Sums in two generations: `recent` becomes `earlier` when it is full. */
interface Generations {
  recent: Sums;
  earlier: Sums;
}

export class RecentSums {
  private constructor(private readonly versions: StoredVersions<Generations>) {}

  /** Reads the sums of the last run. */
  static async open(place: Place): Promise<RecentSums> {
    return new RecentSums(
      await StoredVersions.open<Generations>(place, generationsSchema, {
        ...{ most: 1000, saveEveryMs: 60_000 },
        ifDamaged: 'sums of what browsers measured begin anew',
        ifUnwritten: 'After a restart, versions are compared with older sums',
      }),
    );
  }

  /** Returns the sums of a version on a brand; without a report, they are empty. */
  of(brand: string, remote: string, version: string): Sums {
    const found = this.versions.get(keyOf(brand, remote, version));
    return found === undefined ? {} : added(found.earlier, found.recent);
  }

  /** Adds a report. */
  add(outcomes: Outcomes, now: number): void {
    const sums = sumsOf(outcomes);
    if (Object.keys(sums).length === 0) return;
    const key = keyOf(outcomes.brand, outcomes.remote, outcomes.version);
    const { recent, earlier } = this.versions.get(key) ?? { recent: {}, earlier: {} };
    const isFull = Object.values(recent).some((counts) => totalOf(counts) >= fullGeneration);
    this.versions.set(key, isFull ? { recent: sums, earlier: recent } : { recent: added(recent, sums), earlier }, now);
  }

  /** Resolves when no write is pending. */
  saved(): Promise<void> {
    return this.versions.saved();
  }

  /** Saves all sums; resolves when they are stored. */
  close(): Promise<void> {
    return this.versions.close();
  }
}
