import { setTimeout as delay } from 'node:timers/promises';
import type { Manifest } from '@forecourt/contracts';
import { type DevReport, type DevState, devStateSchema } from '@forecourt/contracts/dev-sessions';
import { FetchError, fetchBytes, fetchEvents, type Log, parseJson, reasonOf } from '@forecourt/service';
import { LRUCache } from 'lru-cache';
import type { RemoteFiles } from '../../registry/remote-files';

/** Time that a page waits for the state of a session that this shell does not follow yet, ms. */
const firstMs = 2000;
/** Timeout of a report, ms. */
const reportMs = 2000;
const reconnectMs = 300;
/** Builds of a session whose files this shell has: open pages load from the one before. */
const mostBuilds = 2;
/** Sessions that have ended, which old cookies still name. */
const mostEnded = 500;

/** A session whose last build can be shown. */
export interface DevBuild {
  state: DevState;
  /** null before the first build, and if its manifest cannot be read. */
  manifest: Manifest | null;
}

interface Followed {
  /** Resolves when the first state has arrived, or the session has ended. */
  first: Promise<void>;
  build: DevBuild | null;
  /** Versions that are lent to `files`, the last one last. */
  versions: string[];
}

/**
 * Follows sessions of `fragment dev` in the registry, each from the first page that shows it until it ends. Their builds are in memory
 * only. Keys come from signed previews, so nobody else makes a shell follow anything.
 */
export class DevSessions {
  private readonly followed = new Map<string, Followed>();
  private readonly ended = new LRUCache<string, true>({ max: mostEnded });
  private readonly stopped = new AbortController();
  private readonly listeners = new Set<(key: string) => void>();

  constructor(
    private readonly options: {
      registryUrl: string;
      files: Pick<RemoteFiles, 'lend' | 'manifest' | 'drop'>;
      log: Log;
      /** Called for a build that no page shows any more. */
      onDropped: (remote: string, version: string) => void;
    },
  ) {}

  /** Number of sessions that have not ended. */
  get size(): number {
    return this.followed.size;
  }

  /** Returns the last build of a session; null if the session has ended, or is one of another remote. */
  async build(remote: string, key: string): Promise<DevBuild | null> {
    if (this.ended.has(key)) return null;
    const followed = this.followed.get(key) ?? this.begin(remote, key);
    await Promise.race([followed.first, delay(firstMs, undefined, { ref: false })]);
    const build = this.known(key);
    return build?.state.remote === remote ? build : null;
  }

  /** Returns what is known of a session now. */
  known(key: string): DevBuild | null {
    return this.followed.get(key)?.build ?? null;
  }

  /** Whether a version is one of the last builds of a session. */
  has(key: string, version: string): boolean {
    return this.followed.get(key)?.versions.includes(version) === true;
  }

  /** Calls back with the key of a session after each change, and at its end. @returns a function that removes the listener */
  onChange(listener: (key: string) => void): () => void {
    this.listeners.add(listener);
    return () => this.listeners.delete(listener);
  }

  /** Sends a report to the command of a session. A report of a session that has ended is lost. */
  async report(key: string, report: DevReport): Promise<void> {
    await fetchBytes({
      ...{ url: `${this.url(key)}/reports`, method: 'POST', timeoutMs: reportMs, maxBytes: 10_000 },
      headers: { 'Content-Type': 'application/json' },
      body: JSON.stringify(report),
      accepts: (status) => status === 204,
    }).catch((error: unknown) =>
      this.options.log.warn({ reason: reasonOf(error) }, 'a report did not reach fragment dev'),
    );
  }

  close(): void {
    this.stopped.abort();
  }

  private begin(remote: string, key: string): Followed {
    let arrived = () => {};
    const first = new Promise<void>((resolve) => {
      arrived = resolve;
    });
    const followed: Followed = { first, build: null, versions: [] };
    this.followed.set(key, followed);
    void this.follow(remote, key, followed, arrived).then(() => {
      arrived();
      this.end(remote, key, followed);
    });
    return followed;
  }

  /** Resolves when the session has ended. */
  private async follow(remote: string, key: string, followed: Followed, arrived: () => void): Promise<void> {
    const { signal } = this.stopped;
    while (!signal.aborted) {
      try {
        for await (const { data } of fetchEvents({ url: `${this.url(key)}/stream`, signal })) {
          const state = devStateSchema.parse(parseJson(data));
          if (state.remote !== remote) return;
          await this.take(key, followed, state);
          arrived();
        }
      } catch (error) {
        if (error instanceof FetchError && error.status === 404) return;
        if (!signal.aborted)
          this.options.log.warn({ reason: reasonOf(error) }, 'a session of fragment dev is followed again');
      }
      await delay(reconnectMs, undefined, { signal, ref: false }).catch(() => {});
    }
  }

  private async take(key: string, followed: Followed, state: DevState): Promise<void> {
    const { files, log } = this.options;
    const { remote, build } = state;
    let manifest = followed.build?.manifest ?? null;
    if (build !== null && build.version !== followed.versions.at(-1)) {
      const { version, ...known } = build;
      files.lend(remote, version, { ...known, base: `${this.url(key)}/files/${version}` });
      followed.versions.push(build.version);
      for (const old of followed.versions.splice(0, followed.versions.length - mostBuilds)) this.drop(remote, old);
      manifest =
        (await files.manifest(remote, build.version).catch((error: unknown) => {
          log.warn(
            { remote, version: build.version, reason: reasonOf(error) },
            'a build of fragment dev cannot be read',
          );
          return null;
        })) ?? null;
    }
    followed.build = { state, manifest };
    this.tell(key);
  }

  private end(remote: string, key: string, followed: Followed): void {
    this.followed.delete(key);
    if (this.stopped.signal.aborted) return;
    this.ended.set(key, true);
    followed.build = null;
    for (const version of followed.versions) this.drop(remote, version);
    this.tell(key);
  }

  private drop(remote: string, version: string): void {
    void this.options.files.drop(remote, version);
    this.options.onDropped(remote, version);
  }

  private tell(key: string): void {
    for (const listener of [...this.listeners]) listener(key);
  }

  private url(key: string): string {
    return `${this.options.registryUrl}/v1/dev/${key}`;
  }
}
