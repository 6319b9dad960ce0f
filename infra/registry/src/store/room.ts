import { randomUUID } from 'node:crypto';
import { join } from 'node:path';
import type { Disk } from './disk';

/** Probes come every few seconds, from several at once: the disk is asked for less. */
const keptMs = 5000;
/** As much as a state of some size; a disk that takes this takes a change. */
const probe = 'x'.repeat(64 * 1024);

/** Whether a folder takes what is written into it. */
export class Room {
  private looked: { at: number; failure: Promise<string | null> } | null = null;

  constructor(
    private readonly disk: Pick<Disk, 'write' | 'remove'>,
    private readonly folder: string,
    private readonly now: () => number,
  ) {}

  /** What the disk says against a write; null where it takes one. At most some seconds old. */
  failure(): Promise<string | null> {
    const at = this.now();
    if (this.looked === null || at - this.looked.at >= keptMs) this.looked = { at, failure: this.tryToWrite() };
    return this.looked.failure;
  }

  private async tryToWrite(): Promise<string | null> {
    const file = join(this.folder, `probe-${randomUUID()}`);
    try {
      await this.disk.write(file, probe);
      return null;
    } catch (error) {
      return (error as NodeJS.ErrnoException).code ?? String(error);
    } finally {
      await this.disk.remove(file).catch(() => undefined);
    }
  }
}
