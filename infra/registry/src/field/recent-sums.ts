/** Recent sums of every version on every brand, so that a new version is compared with what the version before had, also after a restart. */
import { readFile } from 'node:fs/promises';
import { judgedMetrics } from '@forecourt/contracts';
import type { Outcomes } from '@forecourt/contracts/reports';
import { reasonOf } from '@forecourt/service';
import { LRUCache } from 'lru-cache';
import * as z from 'zod';
import { type Disk, replaceFile } from '../store/disk';
import { added, type Sums, sumsOf, totalOf } from './sums';

/** Maximum number of versions, each on each brand; the one without a report for the longest time is dropped. */
const mostVersions = 1000;

/** Number of values of a metric after which older ones are dropped, so that a baseline is of the present time. */
const fullGeneration = 20_000;

/** Minimum time between two writes, ms. The sums of the last minute may be lost in a crash: they are added up again. */
const saveEveryMs = 60_000;

const sumsSchema = z.partialRecord(z.enum(judgedMetrics), z.array(z.int()).max(100));
const fileSchema = z
  .array(z.tuple([z.string(), z.strictObject({ recent: sumsSchema, earlier: sumsSchema })]))
  .max(mostVersions);

/** Sums in two generations: `recent` becomes `earlier` when it is full. */
interface Generations {
  recent: Sums;
  earlier: Sums;
}

interface Place {
  path: string;
  /** Path of a file on the same file system, for writing. */
  temporary: string;
  disk: Disk;
  warn: (message: string) => void;
}

export class RecentSums {
  private readonly versions = new LRUCache<string, Generations>({ max: mostVersions });
  private saving: Promise<void> | null = null;
  private savedAt = Number.NEGATIVE_INFINITY;

  private constructor(private readonly place: Place) {}

  /** Reads the sums of the last run. A damaged file causes a warning, and is overwritten. */
  static async open(place: Place): Promise<RecentSums> {
    const sums = new RecentSums(place);
    try {
      for (const [key, generations] of fileSchema.parse(JSON.parse(await readFile(place.path, 'utf8'))))
        sums.versions.set(key, generations);
    } catch (error) {
      if ((error as NodeJS.ErrnoException).code !== 'ENOENT')
        place.warn(`${place.path} cannot be read (${reasonOf(error)}); sums of what browsers measured begin anew.`);
    }
    return sums;
  }

  /** Returns the sums of a version on a brand; without a report, they are empty. */
  of(brand: string, remote: string, version: string): Sums {
    const found = this.versions.peek(keyOf(brand, remote, version));
    return found === undefined ? {} : added(found.earlier, found.recent);
  }

  /** Adds a report, and saves all sums from time to time. */
  add(outcomes: Outcomes, now: number): void {
    const sums = sumsOf(outcomes);
    if (Object.keys(sums).length === 0) return;
    const key = keyOf(outcomes.brand, outcomes.remote, outcomes.version);
    const { recent, earlier } = this.versions.get(key) ?? { recent: {}, earlier: {} };
    const isFull = Object.values(recent).some((counts) => totalOf(counts) >= fullGeneration);
    this.versions.set(key, isFull ? { recent: sums, earlier: recent } : { recent: added(recent, sums), earlier });
    if (now - this.savedAt < saveEveryMs) return;
    this.savedAt = now;
    this.saving ??= this.save().finally(() => {
      this.saving = null;
    });
  }

  /** Resolves when no write is pending. */
  async saved(): Promise<void> {
    await this.saving;
  }

  /** Saves all sums; resolves when they are stored. */
  async close(): Promise<void> {
    await this.saved();
    await this.save();
  }

  /** Writes the file. A failure is a warning: versions can be judged without it. */
  private async save(): Promise<void> {
    const { path, temporary, disk, warn } = this.place;
    // The version with the latest report comes first in the cache, and last in the file.
    const text = JSON.stringify([...this.versions.entries()].reverse());
    await replaceFile(disk, path, temporary, text).catch((error: unknown) =>
      warn(`${path} could not be written: ${reasonOf(error)}. After a restart, versions are compared with older sums.`),
    );
  }
}

function keyOf(brand: string, remote: string, version: string): string {
  return `${brand}/${remote}@${version}`;
}
