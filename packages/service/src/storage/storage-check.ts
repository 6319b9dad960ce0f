import { randomUUID } from 'node:crypto';
import { open, rm } from 'node:fs/promises';
import { join } from 'node:path';
import type { ServiceMetrics } from '../observe/metrics';
import { reasonOf } from '../values/reason';

/** Health is asked for by several, every second; a disk is not. */
const keptMs = 5_000;
/** More than what one person sends. */
const bytes = Buffer.alloc(64 * 1024);

/**
 * Tells whether a service can store what it is sent, by storing something: a file in its folder, and whatever else it keeps.
 * The answer holds for five seconds.
 */
export class StorageCheck {
  private last: { at: number; reason: Promise<string | null> } | null = null;

  /** @param more writes to what the service keeps besides files, and rejects where that cannot be done */
  constructor(
    private readonly folder: string,
    private readonly more: () => Promise<unknown> = async () => undefined,
  ) {}

  /** Tells why nothing can be stored; null where it can. */
  failure(): Promise<string | null> {
    const now = performance.now();
    if (this.last === null || now - this.last.at >= keptMs) this.last = { at: now, reason: this.tryIt() };
    return this.last.reason;
  }

  /** Has it told as a figure, found out when somebody reads it. */
  watch(metrics: ServiceMetrics): this {
    metrics.gauge('process_storage_failing', '1 while what the service is sent cannot be stored.', async () =>
      (await this.failure()) === null ? 0 : 1,
    );
    return this;
  }

  private async tryIt(): Promise<string | null> {
    const path = join(this.folder, `healthz-${randomUUID()}.part`);
    try {
      const file = await open(path, 'w', 0o600);
      try {
        await file.writeFile(bytes);
        await file.sync();
      } finally {
        await file.close();
      }
      await this.more();
      return null;
    } catch (error) {
      return reasonOf(error);
    } finally {
      await rm(path, { force: true }).catch(() => undefined);
    }
  }
}
