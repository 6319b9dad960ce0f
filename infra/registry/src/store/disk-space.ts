import { randomUUID } from 'node:crypto';
import { join } from 'node:path';
import type { Disk } from './disk';

/** Time for which a result is cached, ms: several health probes arrive every few seconds, and each would write to the disk. */
const cachedMs = 5000;
/** About as large as a big state: a disk with space for it has space for a change. */
const probe = 'x'.repeat(64 * 1024);

/** Tests whether files can be written into a folder. */
export class DiskSpace {
  private looked: { at: number; failure: Promise<string | null> } | null = null;

  constructor(
    private readonly disk: Pick<Disk, 'write' | 'remove'>,
    private readonly folder: string,
    private readonly now: () => number,
  ) {}

  /** Returns the error of a test write, or null if it succeeded; at most `cachedMs` old. */
  failure(): Promise<string | null> {
    const at = this.now();
    if (this.looked === null || at - this.looked.at >= cachedMs) this.looked = { at, failure: this.tryToWrite() };
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
