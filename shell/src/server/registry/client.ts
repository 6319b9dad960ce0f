import { setTimeout as delay } from 'node:timers/promises';
import { type RegistrySnapshot, registrySnapshotSchema } from '@forecourt/contracts';
import { type Disk, FetchError, fetchChanged, fetchEvents, type Log, parseJson, reasonOf } from '@forecourt/service';
import type { Metrics } from '../metrics';
import { mustFollow, NoSuccessor } from './successor';

const savedAs = 'snapshot.json';
const requestTimeoutMs = 2000;
/** Maximum age of the snapshot, even if the change stream is silent. */
const pollMs = 5000;
const reconnectMs = { least: 200, most: 2000 };

/**
 * Follows the registry's channels: a change stream tells when to request them, an ETag makes requests cheap, the last valid answer is
 * stored on disk. An answer that is invalid, or older than the one in use, changes nothing.
 */
export class RegistryClient {
  private etag: string | null = null;
  private readonly stopped = new AbortController();
  private refreshing: Promise<void> | null = null;
  /** The snapshot in use; before there is one, the stored one. */
  private last: RegistrySnapshot | null = null;

  constructor(
    private readonly options: {
      url: string;
      disk: Disk;
      log: Log;
      metrics: Metrics;
      onSnapshot: (snapshot: RegistrySnapshot) => Promise<void>;
    },
  ) {}

  /** Requests the snapshot once, or else reads the stored one; then follows changes until `stop`. */
  async start(): Promise<void> {
    this.last = await this.saved();
    await this.refresh();
    if (this.etag === null && this.last !== null) {
      await this.options.onSnapshot(this.last);
      this.options.log.info(
        { revision: this.last.revision },
        'started on the last known plan; the registry gives none that follows it',
      );
    }
    void this.follow();
    void this.poll();
  }

  /** Resolves when pending writes are done. */
  async stop(): Promise<void> {
    this.stopped.abort();
    await this.refreshing;
  }

  /** Requests the snapshot, one request at a time; a call during a request waits for the next one. */
  async refresh(): Promise<void> {
    await this.refreshing;
    this.refreshing ??= this.fetchSnapshot().finally(() => {
      this.refreshing = null;
    });
    await this.refreshing;
  }

  private async fetchSnapshot(): Promise<void> {
    const { url, disk, log, metrics } = this.options;
    try {
      const changed = await fetchChanged({
        url: `${url}/v1/channels`,
        schema: registrySnapshotSchema,
        timeoutMs: requestTimeoutMs,
        etag: this.etag,
        signal: this.stopped.signal,
      });
      if (changed === null) return;
      const snapshot = changed.value;
      if (this.last !== null) mustFollow(snapshot, this.last);
      await this.options.onSnapshot(snapshot);
      this.last = snapshot;
      this.etag = changed.etag ?? `"${snapshot.revision}"`;
      metrics.registryRevision.set(snapshot.revision);
      log.info({ revision: snapshot.revision }, `revision ${snapshot.revision} of the registry is in use`);
      await disk.write(savedAs, JSON.stringify(snapshot), { flush: true });
    } catch (error) {
      if (this.stopped.signal.aborted) return;
      metrics.registryErrors.inc({ reason: failureOf(error) });
      log.warn({ reason: reasonOf(error) }, 'the registry could not be read; the last known plan stays');
    }
  }

  private async saved(): Promise<RegistrySnapshot | null> {
    const saved = await this.options.disk.read(savedAs);
    if (saved === null) return null;
    const parsed = registrySnapshotSchema.safeParse(parseJson(saved.toString()));
    if (parsed.success) return parsed.data;
    this.options.log.warn('the stored registry snapshot cannot be read and is ignored');
    return null;
  }

  /** Follows server-sent events; each one triggers a request. Reconnects for as long as the shell runs. */
  private async follow(): Promise<void> {
    let wait = reconnectMs.least;
    while (!this.stopped.signal.aborted) {
      try {
        const url = `${this.options.url}/v1/channels/stream`;
        for await (const _event of fetchEvents({ url, signal: this.stopped.signal })) {
          wait = reconnectMs.least;
          await this.refresh();
        }
      } catch {
        // A broken stream is not reported: polling reports what is wrong, and this loop reconnects.
      }
      await this.pause(wait);
      wait = Math.min(wait * 2, reconnectMs.most);
    }
  }

  private async poll(): Promise<void> {
    while (!this.stopped.signal.aborted) {
      await this.pause(this.etag === null ? 1000 : pollMs);
      if (!this.stopped.signal.aborted) await this.refresh();
    }
  }

  private async pause(ms: number): Promise<void> {
    await delay(ms, undefined, { signal: this.stopped.signal, ref: false }).catch(() => {});
  }
}

function failureOf(error: unknown): string {
  if (error instanceof NoSuccessor) return 'went-back';
  return error instanceof FetchError ? error.failure : 'unusable';
}
