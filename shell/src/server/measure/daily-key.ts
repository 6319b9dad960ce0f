import { randomBytes, randomUUID } from 'node:crypto';
import { link, mkdir, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { dayOf } from '@forecourt/service';
import type { EventDatabase } from '@forecourt/site-data/event-database';

const bytes = 32;

/**
 * A random key for each day (UTC), equal for all shells that share a folder or a database, also after a restart. The keys of other days are deleted: what
 * was named with one of them can then be named again by nobody.
 */
export class DailyKey {
  private day = '';
  private key: Promise<Buffer> = Promise.resolve(Buffer.alloc(0));

  /** @param onFailure called if the key cannot be stored; it lasts as long as this process then */
  constructor(
    private readonly keyOf: (day: string) => Promise<Buffer>,
    private readonly now: () => number,
    private readonly onFailure: (error: unknown) => void,
  ) {}

  today(): Promise<Buffer> {
    const day = dayOf(this.now());
    if (day !== this.day) {
      this.day = day;
      this.key = this.keyOf(day).catch((error: unknown) => {
        this.onFailure(error);
        return randomBytes(bytes);
      });
    }
    return this.key;
  }
}

/** Returns the key of a day from the database. */
export const keyIn = async (database: EventDatabase, day: string): Promise<Buffer> =>
  Buffer.from(await database.keyOf(day, randomBytes(bytes).toString('hex')), 'hex');

/** Returns the key of a day from the folder. */
export async function storedKey(folder: string, day: string): Promise<Buffer> {
  await mkdir(folder, { recursive: true, mode: 0o700 });
  const path = join(folder, day);
  const beside = join(folder, randomUUID());
  await writeFile(beside, randomBytes(bytes), { mode: 0o600 });
  // Of several shells the first one decides; a link appears as a whole or not at all.
  await link(beside, path).catch((error: NodeJS.ErrnoException) => {
    if (error.code !== 'EEXIST') throw error;
  });
  await rm(beside);
  const key = await readFile(path);
  for (const name of await readdir(folder))
    if (/^\d{4}-\d\d-\d\d$/.test(name) && name < day) await rm(join(folder, name), { force: true });
  return key;
}
