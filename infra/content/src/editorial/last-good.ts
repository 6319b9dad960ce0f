import { Disk, type Log, parseJson } from '@forecourt/service';
import * as z from 'zod';
import { type Entry, entrySchema } from './entry';
import { kindFolders } from './folder-files';

const entriesSchema = z.array(entrySchema);

/** The last valid version of texts on disk, for a start at which they are invalid or away. */
export class LastGood {
  private readonly disk: Disk;

  /** @param folder the folder of the copies, an absolute path */
  constructor(folder: string, log: Log) {
    this.disk = new Disk(folder, log);
  }

  /** Returns the stored entries of a name; none if there are none, or an older program stored them in another form. */
  async read(name: string): Promise<Entry[]> {
    const bytes = await this.disk.read(fileOf(name));
    return bytes === null ? [] : (entriesSchema.safeParse(parseJson(bytes.toString('utf8'))).data ?? []);
  }

  async write(name: string, entries: readonly Entry[]): Promise<void> {
    await this.disk.write(fileOf(name), JSON.stringify(entries));
  }

  /** Removes the copies of all other texts, by their names such as `articles/name`. */
  async retain(names: ReadonlySet<string>): Promise<void> {
    for (const [, folder] of kindFolders)
      for (const file of await this.disk.list(folder)) {
        const name = `${folder}/${file}`;
        if (!names.has(name.replace(/\.json$/, ''))) await this.disk.remove(name);
      }
  }
}

const fileOf = (name: string) => `${name}.json`;
