import { createHash } from 'node:crypto';
import type * as z from 'zod';
import type { Log } from '../observe/log';
import type { Disk } from '../storage/disk';
import { parseJson } from '../values/json';
import { reasonOf } from '../values/reason';
import { FetchError, type FetchFailure, fetchChanged } from './fetch';

export interface LastKnownOptions<T> {
  /** In sentences of the log, 'reference data'. */
  name: string;
  url: string;
  schema: z.ZodType<T>;
  /** File of the copy in the disk's folder. */
  savedAs: string;
  disk: Disk;
  log: Pick<Log, 'warn'>;
  /** Longest time for an answer, in milliseconds. */
  timeoutMs: number;
  /** The largest answer that is read, in bytes. */
  maxBytes: number;
  /** Pauses between two requests in milliseconds, once there was an answer and until then. */
  refreshMs: { known: number; unknown: number };
  /** Called with each value that differs from the one before. */
  onChange: (value: T) => void;
  /** Called with each request that failed. */
  onFailure?: (reason: FetchFailure) => void;
}

/** Reads a JSON answer at the start and then regularly. Its last valid value stays while the service is down, also over a restart. */
export class LastKnown<T> {
  /** Digest of the value in use; null until there is one. */
  private known: string | null = null;
  private etag: string | null = null;
  private hasAnswered = false;
  private saidReason: string | null = null;
  private timer: NodeJS.Timeout | null = null;
  private stopped = false;

  constructor(private readonly options: LastKnownOptions<T>) {}

  /** Resolves after the first request, and after the copy on disk was read if that request failed. */
  async start(): Promise<void> {
    const { name, disk, savedAs, schema, log } = this.options;
    await this.refresh();
    if (this.known === null) {
      const saved = await disk.read(savedAs);
      const parsed = saved === null ? null : schema.safeParse(parseJson(saved.toString()));
      if (parsed?.success) this.use(parsed.data);
      else if (parsed !== null) log.warn(`the saved ${name} cannot be read and is left aside`);
    }
    this.schedule();
  }

  stop(): void {
    this.stopped = true;
    if (this.timer !== null) clearTimeout(this.timer);
  }

  private schedule(): void {
    if (this.stopped) return;
    const { known, unknown } = this.options.refreshMs;
    this.timer = setTimeout(() => void this.refresh().then(() => this.schedule()), this.hasAnswered ? known : unknown);
    this.timer.unref();
  }

  private async refresh(): Promise<void> {
    const { name, url, schema, timeoutMs, maxBytes, disk, savedAs, log, onFailure } = this.options;
    try {
      const changed = await fetchChanged({ url, schema, timeoutMs, maxBytes, etag: this.etag });
      this.saidReason = null;
      if (changed === null) return;
      const isNew = this.use(changed.value) || !this.hasAnswered;
      this.hasAnswered = true;
      this.etag = changed.etag;
      if (isNew) await disk.write(savedAs, JSON.stringify(changed.value), { flush: true });
    } catch (error) {
      const reason = reasonOf(error);
      onFailure?.(error instanceof FetchError ? error.failure : 'unreachable');
      // It is asked twice a second at the start: once said is enough.
      if (reason !== this.saidReason) log.warn({ reason }, `${name} could not be read; the last known stays`);
      this.saidReason = reason;
    }
  }

  /** @returns whether the value differs from the one before */
  private use(value: T): boolean {
    const digest = createHash('sha256').update(JSON.stringify(value)).digest('base64');
    if (digest === this.known) return false;
    this.known = digest;
    this.options.onChange(value);
    return true;
  }
}
