import { randomUUID } from 'node:crypto';
import { open, rm } from 'node:fs/promises';
import { join } from 'node:path';
import type { ServiceMetrics } from '../observe/metrics';
import { reasonOf } from '../values/reason';

/** Time for which a result is valid, ms: several callers request health every second, and the disk is tested less often. */
const validMs = 5_000;
/** Content of the test file: larger than what one request stores. */
const bytes = Buffer.alloc(64 * 1024);

/**
 * Tests whether a service can store data, by storing some: a file in its folder, and in whatever other
 * storage it has. A result is valid for five seconds.
 */
export class StorageCheck {
  private last: { at: number; reason: Promise<string | null> } | null = null;

  /** @param more writes to the service's other storage, and rejects if that fails */
  constructor(
    private readonly folder: string,
    private readonly more: () => Promise<unknown> = async () => undefined,
  ) {}

  /** Returns why nothing can be stored; null if it can. */
  failure(): Promise<string | null> {
    const now = performance.now();
    if (this.last === null || now - this.last.at >= validMs) this.last = { at: now, reason: this.tryIt() };
    return this.last.reason;
  }

  /** Adds the result as a metric, determined when the metric is read. */
  watch(metrics: ServiceMetrics): this {
    metrics.gauge('process_storage_failing', '1 while the service cannot store the data that it receives.', async () =>
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
