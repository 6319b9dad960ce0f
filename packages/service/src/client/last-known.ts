import { createHash } from 'node:crypto';
import type * as z from 'zod';
import type { Log } from '../observe/log';
import type { Disk } from '../storage/disk';
import { parseJson } from '../values/json';
import { reasonOf } from '../values/reason';
import { FetchError, type FetchFailure, fetchChanged } from './fetch';

export interface LastKnownOptions<T> {
  /** Name for log messages, such as 'reference data'. */
  name: string;
  url: string;
  schema: z.ZodType<T>;
  /** Name of the copy's file in the disk's folder. */
  savedAs: string;
  disk: Disk;
  log: Pick<Log, 'warn'>;
  /** Timeout of an answer, ms. */
  timeoutMs: number;
  /** Largest answer that is read, bytes. */
  maxBytes: number;
  /** Pauses between two requests, ms: `known` after the first answer, `unknown` until then. */
  refreshMs: { known: number; unknown: number };
  /** Called with each value that differs from the previous one. */
  onChange: (value: T) => void;
  /** Called after each failed request. */
  onFailure?: (reason: FetchFailure) => void;
}

/** Fetches a JSON answer at the start and then regularly. Its last valid value stays in use while the service is down, even after a restart. */
export class LastKnown<T> {
  /** Digest of the value in use; null before there is one. */
  private known: string | null = null;
  private etag: string | null = null;
  private hasAnswered = false;
  private saidReason: string | null = null;
  private timer: NodeJS.Timeout | null = null;
  private readonly stopped = new AbortController();
  private refreshing: Promise<void> = Promise.resolve();

  constructor(private readonly options: LastKnownOptions<T>) {}

  /** Resolves after the first request; if that fails, after reading the copy on disk. */
  async start(): Promise<void> {
    const { name, disk, savedAs, schema, log } = this.options;
    this.refreshing = this.refresh();
    await this.refreshing;
    if (this.known === null) {
      const saved = await disk.read(savedAs);
      const parsed = saved === null ? null : schema.safeParse(parseJson(saved.toString()));
      if (parsed?.success) this.use(parsed.data);
      else if (parsed !== null) log.warn(`the saved ${name} cannot be read and is not used`);
    }
    this.schedule();
  }

  /** Ends the requests, also the one under way. Resolves when nothing is written any more. */
  async stop(): Promise<void> {
    this.stopped.abort();
    if (this.timer !== null) clearTimeout(this.timer);
    await this.refreshing;
  }

  private schedule(): void {
    if (this.stopped.signal.aborted) return;
    const { known, unknown } = this.options.refreshMs;
    const again = () => {
      this.refreshing = this.refresh();
      void this.refreshing.then(() => this.schedule());
    };
    this.timer = setTimeout(again, this.hasAnswered ? known : unknown);
    this.timer.unref();
  }

  private async refresh(): Promise<void> {
    const { name, url, schema, timeoutMs, maxBytes, disk, savedAs, log, onFailure } = this.options;
    try {
      const { signal } = this.stopped;
      const changed = await fetchChanged({ url, schema, timeoutMs, maxBytes, etag: this.etag, signal });
      this.saidReason = null;
      if (changed === null) return;
      const isNew = this.use(changed.value) || !this.hasAnswered;
      this.hasAnswered = true;
      this.etag = changed.etag;
      if (isNew) await disk.write(savedAs, JSON.stringify(changed.value), { flush: true });
    } catch (error) {
      if (this.stopped.signal.aborted) return;
      const reason = reasonOf(error);
      onFailure?.(error instanceof FetchError ? error.failure : 'unreachable');
      // At the start there are two requests a second: each reason is logged once.
      if (reason !== this.saidReason)
        log.warn({ reason }, `${name} could not be read; the last known value stays in use`);
      this.saidReason = reason;
    }
  }

  /** Takes over a value. @returns whether it differs from the previous one */
  private use(value: T): boolean {
    const digest = createHash('sha256').update(JSON.stringify(value)).digest('base64');
    if (digest === this.known) return false;
    this.known = digest;
    this.options.onChange(value);
    return true;
  }
}
