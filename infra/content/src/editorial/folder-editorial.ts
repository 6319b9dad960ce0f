/** Editorial content in a folder: the operator's files over those that come with the site. */
import { readFile as readBytes } from 'node:fs/promises';
import { join } from 'node:path';
import { type Log, reasonOf } from '@forecourt/service';
import { readPicture } from '../pictures/pictures';
import type { Entry } from './entry';
import { type EditorialFile, filesOf, markOf } from './folder-files';
import { LastGood } from './last-good';
import type { Editorial, Refusal } from './port';
import { readFile } from './read-file';
import { Shelf } from './shelf';

/** Interval between checks of the folders, ms: a change is served within a second. */
const lookMs = 400;

/** A file as it was last read. */
interface Known {
  mark: string;
  /** Its picture, whose change is a change of the text, and the picture's state; null if it has none. */
  picture: { path: string; mark: string } | null;
  /** Its last valid version. */
  entry: Entry | undefined;
  refusal: string | null;
}

export interface FolderOptions {
  /** Folder of the site's own texts, and the operator's, absolute paths. */
  shipped: string;
  folder: string;
  /** Folder of the last valid versions; without it none are stored. */
  lastGood?: string;
  log: Log;
}

export class FolderEditorial implements Editorial {
  shelf = new Shelf();
  refusals: readonly Refusal[] = [];
  readonly outage = null;
  private readonly known = new Map<string, Known>();
  private readonly lastGood: LastGood | undefined;
  private timer: NodeJS.Timeout | undefined;
  private looking: Promise<void> | undefined;

  constructor(private readonly options: FolderOptions) {
    this.lastGood = options.lastGood === undefined ? undefined : new LastGood(options.lastGood, options.log);
  }

  async watch(): Promise<void> {
    await this.look();
    this.timer = setInterval(() => void this.look(), lookMs).unref();
  }

  stop(): void {
    clearInterval(this.timer);
  }

  look(): Promise<void> {
    this.looking ??= this.read().finally(() => {
      this.looking = undefined;
    });
    return this.looking;
  }

  private async read(): Promise<void> {
    const { shipped, folder } = this.options;
    const files = [...(await filesOf(shipped)), ...(await filesOf(folder))];
    const paths = new Set(files.map(({ path }) => path));
    let isChanged = false;
    // A text that was removed is gone: its copy must not return with the next invalid file of that name.
    await this.lastGood?.retain(new Set(files.filter((file) => this.isOwn(file)).map(copyOf)));
    for (const path of this.known.keys())
      if (!paths.has(path)) {
        this.known.delete(path);
        isChanged = true;
      }
    // One after the other: pictures are decoded, and shoppers' photographs need the processors, too.
    for (const file of files) isChanged = (await this.update(file)) || isChanged;
    if (isChanged) this.put(files);
  }

  /** Reads a file if it has changed. @returns whether it has */
  private async update(file: EditorialFile): Promise<boolean> {
    const before = this.known.get(file.path);
    const isSamePicture = before?.picture == null || before.picture.mark === (await markOf(before.picture.path));
    if (before?.mark === file.mark && isSamePicture) return false;
    let picture: Known['picture'] = null;
    const pictureNamed = async (name: string) => {
      const path = join(file.pictures, name);
      picture = { path, mark: await markOf(path) };
      return readPicture(file.pictures, name);
    };
    const { mark } = file;
    try {
      const entry = await readFile(file, await readBytes(file.path), pictureNamed);
      this.known.set(file.path, { mark, picture, entry, refusal: null });
      if (this.isOwn(file)) await this.lastGood?.write(copyOf(file), [entry]);
    } catch (error) {
      const entry = before?.entry ?? (this.isOwn(file) ? (await this.lastGood?.read(copyOf(file)))?.[0] : undefined);
      this.known.set(file.path, { mark, picture, entry, refusal: reasonOf(error) });
    }
    return true;
  }

  /** Serves what the files say now. */
  private put(files: readonly EditorialFile[]): void {
    const entries = new Map<string, Entry>();
    const refusals: Refusal[] = [];
    // The operator's files come later, and replace the site's own of the same kind.
    for (const file of files) {
      const { entry, refusal } = this.known.get(file.path) ?? {};
      if (refusal != null) refusals.push({ of: file.name, reason: refusal });
      if (entry === undefined) continue;
      const other = entries.get(entry.slug);
      if (other === undefined || other.kind === entry.kind) entries.set(entry.slug, entry);
      else
        refusals.push({
          of: file.name,
          reason: `its name "${entry.slug}" is the address of an ${other.kind} already: rename the file`,
        });
    }
    const known = new Set(this.refusals.map(keyOf));
    this.refusals = refusals;
    this.shelf = new Shelf([...entries.values()]);
    for (const refusal of refusals)
      if (!known.has(keyOf(refusal)))
        this.options.log.error(
          { file: refusal.of, reason: refusal.reason },
          'an editor’s file is refused; its last valid version stays. Fix the file; it is read again when it changes',
        );
  }

  private isOwn({ path }: EditorialFile): boolean {
    return path.startsWith(this.options.folder);
  }
}

const copyOf = ({ name }: EditorialFile) => name.replace(/\.md$/, '');
const keyOf = ({ of, reason }: Refusal) => `${of} ${reason}`;
