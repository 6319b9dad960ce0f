/** A value of each version on each brand, in memory and in a file, so that it is there again after a restart. */
import { readFile } from 'node:fs/promises';
import { reasonOf } from '@forecourt/service';
import { LRUCache } from 'lru-cache';
import * as z from 'zod';
import { type Disk, replaceFile } from '../store/disk';

export interface Place {
  path: string;
  /** Path of a file on the same file system, for writing. */
  temporary: string;
  disk: Disk;
  warn: (message: string) => void;
}

interface Settings {
  /** Maximum number of versions, each on each brand; the one that was not set for the longest time is dropped. */
  most: number;
  /** Minimum time between two writes, ms. What was set since the last one may be lost in a crash. */
  saveEveryMs: number;
  /** Log message for a damaged file: says what is lost. */
  ifDamaged: string;
  /** Log message for a file that cannot be written: says what that means. */
  ifUnwritten: string;
}

export class StoredVersions<T extends object> {
  private readonly versions: LRUCache<string, T>;
  private saving: Promise<void> | null = null;
  private savedAt = Number.NEGATIVE_INFINITY;

  private constructor(
    private readonly place: Place,
    private readonly settings: Settings,
  ) {
    this.versions = new LRUCache({ max: settings.most });
  }

  /** Reads the values of the last run. A damaged file causes a warning, and is overwritten. */
  static async open<T extends object>(
    place: Place,
    schema: z.ZodType<T>,
    settings: Settings,
  ): Promise<StoredVersions<T>> {
    const stored = new StoredVersions<T>(place, settings);
    const fileSchema = z.array(z.tuple([z.string(), schema])).max(settings.most);
    try {
      for (const [key, value] of fileSchema.parse(JSON.parse(await readFile(place.path, 'utf8'))))
        stored.versions.set(key, value);
    } catch (error) {
      if ((error as NodeJS.ErrnoException).code !== 'ENOENT')
        place.warn(`${place.path} cannot be read (${reasonOf(error)}); ${settings.ifDamaged}.`);
    }
    return stored;
  }

  get(key: string): T | undefined {
    return this.versions.peek(key);
  }

  /** Sets a value, and saves all of them from time to time. */
  set(key: string, value: T, now: number): void {
    this.versions.set(key, value);
    if (now - this.savedAt < this.settings.saveEveryMs) return;
    this.savedAt = now;
    this.saving ??= this.save().finally(() => {
      this.saving = null;
    });
  }

  /** Resolves when no write is pending. */
  async saved(): Promise<void> {
    await this.saving;
  }

  /** Saves all values; resolves when they are stored. */
  async close(): Promise<void> {
    await this.saved();
    await this.save();
  }

  /** Writes the file. A failure is a warning. */
  private async save(): Promise<void> {
    const { path, temporary, disk, warn } = this.place;
    // The version that was set last comes first in the cache, and last in the file.
    const text = JSON.stringify([...this.versions.entries()].reverse());
    await replaceFile(disk, path, temporary, text).catch((error: unknown) =>
      warn(`${path} could not be written: ${reasonOf(error)}. ${this.settings.ifUnwritten}.`),
    );
  }
}

/** Returns the key of a version on a brand. */
export function keyOf(brand: string, remote: string, version: string): string {
  return `${brand}/${remote}@${version}`;
}
