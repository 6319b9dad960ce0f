import { randomUUID } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import type { Upload } from '@forecourt/gate';
import { digestOf } from '../audit-chain';
import { AuditIndex } from '../audit-index';
import { appendAudit } from '../audit-log';
import type { AuditSearch } from '../audit-search';
import type { Disk } from '../disk';
import { DiskSpace } from '../disk-space';
import { lostEnd, type Places, placesIn, readState, recover, writeState } from '../recover';
import type { RegistryState } from '../state';
import { writeVersion } from '../version-folder';
import type { Staged, Step, Storage } from './storage';

interface FolderOptions {
  disk: Disk;
  now: () => Date;
  warn: (message: string) => void;
}

/** A folder of this machine, which belongs to one registry. */
export class FolderStorage implements Storage {
  readonly isShared = false;
  private readonly space: DiskSpace;
  /** Whether a write failed: then the state has to be read from the disk. */
  private isUncertain = false;

  private constructor(
    private readonly places: Places,
    private readonly options: FolderOptions,
    private readonly index: AuditIndex,
    private known: RegistryState,
  ) {
    this.space = new DiskSpace(options.disk, places.temporary, () => options.now().getTime());
  }

  /** Opens and repairs a folder. @throws if its state is damaged */
  static async open(folder: string, options: FolderOptions): Promise<FolderStorage> {
    const places = placesIn(folder);
    const index = new AuditIndex(places.audit);
    return new FolderStorage(places, options, index, await recover(places, options.disk, index, options.warn));
  }

  async latest(): Promise<RegistryState> {
    if (this.isUncertain) {
      this.known = await readState(this.places.state);
      this.isUncertain = false;
    }
    return this.known;
  }

  async replace(next: RegistryState, { staged }: Step): Promise<RegistryState> {
    const { disk } = this.options;
    if (staged !== undefined) await this.place(staged);
    this.isUncertain = true;
    await writeState(this.places, disk, next);
    this.isUncertain = false;
    this.known = next;
    return next;
  }

  /** If the log cannot be written, the change stands: its entries stay in the state and are written with the next change. */
  async log(state: RegistryState): Promise<RegistryState> {
    const { disk, warn } = this.options;
    try {
      const { tip, isLost } = await appendAudit(disk, this.places.audit, state);
      if (isLost) warn(lostEnd(this.places.audit));
      this.known = { ...state, unlogged: [], auditTip: tip };
    } catch (error) {
      warn(`Could not write the audit log; the change is stored, and its entry is written with the next one: ${error}`);
    }
    return this.known;
  }

  async stage(upload: Upload): Promise<Staged> {
    const { remote, version } = upload;
    const staged = { remote, version, place: join(this.places.temporary, randomUUID()) };
    try {
      await writeVersion(this.options.disk, staged.place, upload);
      return staged;
    } catch (error) {
      await this.discard(staged);
      throw error;
    }
  }

  async discard({ place }: Staged): Promise<void> {
    const { disk, warn } = this.options;
    await disk.remove(place).catch((reason: unknown) => warn(`Could not remove ${place}: ${reason}`));
  }

  async folderOf(remote: string, version: string): Promise<string> {
    return join(this.places.versions, remote, version);
  }

  newestLines(wanted: Partial<AuditSearch>): AsyncIterable<readonly string[]> {
    return this.index.newestLines(wanted);
  }

  async lines(): Promise<string[]> {
    const text = await readFile(this.places.audit, 'utf8').catch((error: NodeJS.ErrnoException) => {
      if (error.code === 'ENOENT') return '';
      throw error;
    });
    return text.split('\n').slice(0, -1);
  }

  async fill(state: RegistryState, lines: readonly string[], staged: readonly Staged[]): Promise<void> {
    const { disk } = this.options;
    for (const one of staged) await this.place(one);
    // A copy that was interrupted may have left lines.
    await disk.remove(this.places.audit);
    if (lines.length > 0) await disk.append(this.places.audit, lines.map((line) => `${line}\n`).join(''));
    const tip = lines.at(-1);
    await this.replace(
      { ...state, unlogged: [], auditTip: tip === undefined ? null : digestOf(tip) },
      { id: randomUUID() },
    );
  }

  async failure(): Promise<string | null> {
    const reason = await this.space.failure();
    return reason === null
      ? null
      : `The registry reads, and cannot write into its folder (${reason}): nothing can be published or promoted. Make room on its disk, or let it write there.`;
  }

  private async place({ remote, version, place }: Staged): Promise<void> {
    const { disk } = this.options;
    const folder = await this.folderOf(remote, version);
    await disk.makeFolder(dirname(folder));
    // Removes the folder of an earlier attempt whose state was not written.
    await disk.remove(folder);
    await disk.rename(place, folder);
  }
}
