import { type Manifest, type ModuleKey, moduleKey, moduleOf, type RegistrySnapshot } from '@forecourt/contracts';
import { RendererDeath } from '@forecourt/renderer';
import { FetchError, type Log, reasonOf } from '@forecourt/service';
import type { FailureReason } from '../failure';
import { RemoteFileError } from './fetch-verified';
import { type HeldBack, holdBack } from './hold-back';
import type { RemoteFiles } from './remote-files';

/** One version of a remote, made ready to render, or the reason why it could not be. */
export interface Release {
  key: ModuleKey;
  remote: string;
  version: string;
  manifest: Manifest | null;
  failure: { reason: FailureReason; message: string } | null;
}

/** What plans are made from: a snapshot with every version that it may serve. Replaced as a whole. */
export interface ReleaseSet {
  snapshot: RegistrySnapshot;
  releases: ReadonlyMap<ModuleKey, Release>;
}

interface ModuleLoader {
  load(key: ModuleKey, code: string): Promise<void>;
  unload(key: ModuleKey): void;
}

/** A new snapshot waits at most this long for its new versions to be ready, so that a deployment is live within a second. */
const prepareMs = 700;
/** The first one longer: nobody is served yet, and the first page should be whole. */
const firstPrepareMs = 4000;
const retryMs = { least: 1000, most: 30_000 };
/** Versions that were served lately stay loaded, for pages under way and quick roll-backs. */
const keepRecent = 6;

/**
 * Turns snapshots into release sets: fetches, verifies and loads what is new *before* any page is planned on it, so visitors
 * never wait for a deployment. A version that cannot be made ready in time is tried again; until it is, the one before it goes on, and
 * where there was none its slots show their fallback.
 */
export class Releases {
  private set: ReleaseSet | null = null;
  /** What the registry wants to be served. */
  private wanted: RegistrySnapshot | null = null;
  private heldBack: readonly HeldBack[] = [];
  private recent: ModuleKey[] = [];
  private readonly retrying = new Map<ModuleKey, NodeJS.Timeout | null>();
  private closed = false;

  constructor(private readonly options: { files: RemoteFiles; modules: ModuleLoader; log: Log }) {}

  /** null until the first snapshot is there. */
  get current(): ReleaseSet | null {
    return this.set;
  }

  /** Versions that are promoted and not ready, in whose place others go on. */
  get held(): readonly HeldBack[] {
    return this.heldBack;
  }

  /** Whether a version could not be had, which says nothing of it. */
  isUnreachable({ remote, version }: Pick<HeldBack, 'remote' | 'version'>): boolean {
    return this.set?.releases.get(moduleKey(remote, version))?.failure?.reason === 'unreachable';
  }

  /** Whether somebody is served this version, or was lately: their pages still load its files. */
  isServed(key: ModuleKey): boolean {
    return this.set?.releases.has(key) === true || this.recent.includes(key);
  }

  async use(snapshot: RegistrySnapshot): Promise<void> {
    this.options.files.use(snapshot);
    const wanted = wantedVersions(snapshot);
    const known = this.set?.releases ?? new Map<ModuleKey, Release>();
    const releases = await Promise.all(
      wanted.map(({ remote, version }) => {
        const release = known.get(moduleKey(remote, version));
        const settled = release !== undefined && (release.failure === null || this.retrying.has(release.key));
        return settled ? release : this.prepareInTime(remote, version);
      }),
    );
    const before = [...known.keys()];
    this.wanted = snapshot;
    this.set = this.serve(snapshot, new Map(releases.map((release) => [release.key, release])), known);
    this.retire(before);
  }

  /** A version that no channel serves, for an override. undefined when the registry knows no such version. */
  async extra(remote: string, version: string): Promise<Release | undefined> {
    const key = moduleKey(remote, version);
    const known = this.set?.releases.get(key);
    if (known !== undefined) return known;
    if (this.set?.snapshot.versions[remote]?.[version] === undefined) return undefined;
    const release = await this.prepareInTime(remote, version);
    if (release.failure === null) this.adopt(release);
    return release;
  }

  close(): void {
    this.closed = true;
    for (const timer of this.retrying.values()) if (timer !== null) clearTimeout(timer);
  }

  private async prepareInTime(remote: string, version: string): Promise<Release> {
    const draft = this.draft(remote, version);
    const preparing = this.prepare(draft);
    let timer: NodeJS.Timeout | undefined;
    const late = new Promise<Release>((resolve) => {
      const most = this.set === null ? firstPrepareMs : prepareMs;
      timer = setTimeout(() => {
        resolve({ ...draft, failure: { reason: 'unreachable', message: `not ready within ${most} ms` } });
      }, most);
    });
    const release = await Promise.race([preparing, late]);
    clearTimeout(timer);
    if (release.failure !== null) this.reportAndRetry(release, preparing);
    return release;
  }

  private draft(remote: string, version: string): Release {
    return { key: moduleKey(remote, version), remote, version, manifest: null, failure: null };
  }

  /** Fills the draft in as it goes: a manifest that is there already lends its static fallbacks. */
  private async prepare(draft: Release): Promise<Release> {
    const { key, remote, version } = draft;
    const { files, modules } = this.options;
    try {
      const manifest = await files.manifest(remote, version);
      if (manifest === undefined) throw new Error(`the registry's channels name ${key}, but it knows no such version`);
      draft.manifest = manifest;
      const server = await files.file(remote, version, manifest.server);
      if (server === undefined) throw new Error(`${key}: the manifest lists no ${manifest.server}`);
      const styles = new Set(Object.values(manifest.fragments).flatMap((fragment) => fragment.css));
      await Promise.all([...styles].map((path) => files.file(remote, version, path)));
      await modules.load(key, server.bytes.toString());
      void this.warm(manifest);
      return { ...draft };
    } catch (error) {
      return { ...draft, failure: { reason: failureReason(error), message: reasonOf(error) } };
    }
  }

  /** Brings the browser's files near before the first browser asks. */
  private async warm(manifest: Manifest): Promise<void> {
    const { files, log } = this.options;
    const browserFiles = Object.keys(manifest.files).filter((path) => path !== manifest.server);
    const settled = await Promise.allSettled(
      browserFiles.map((path) => files.file(manifest.name, manifest.version, path)),
    );
    const failed = settled.filter((one) => one.status === 'rejected');
    if (failed.length > 0) {
      log.warn(
        { remote: manifest.name, version: manifest.version, reason: reasonOf(failed[0]?.reason) },
        'browser files could not be had',
      );
    }
  }

  private reportAndRetry(release: Release, preparing: Promise<Release>): void {
    const { key, remote, version, failure } = release;
    this.options.log.error(
      { remote, version, reason: failure?.reason, detail: failure?.message },
      `${key} is not ready; where one before it is, that one goes on, else its slots show their fallback`,
    );
    if (this.retrying.has(key)) return;
    this.retrying.set(key, null);
    const again = (wait: number, attempt: Promise<Release>) => {
      void attempt.then((result) => {
        if (this.closed) return;
        if (result.failure === null) {
          this.retrying.delete(key);
          this.adopt(result);
          return;
        }
        // Why it really was not ready, in the place of its not having been ready in time.
        if (this.set?.releases.has(key)) this.put(result);
        const timer = setTimeout(() => {
          if (this.set?.releases.has(key))
            again(Math.min(wait * 2, retryMs.most), this.prepare(this.draft(remote, version)));
          else this.retrying.delete(key);
        }, wait);
        timer.unref();
        this.retrying.set(key, timer);
      });
    };
    again(retryMs.least, preparing);
  }

  /** @param known what was ready until now */
  private serve(
    wanted: RegistrySnapshot,
    releases: ReadonlyMap<ModuleKey, Release>,
    known: ReadonlyMap<ModuleKey, Release>,
  ): ReleaseSet {
    const find = (remote: string, version: string) => {
      const key = moduleKey(remote, version);
      return releases.get(key) ?? known.get(key);
    };
    const isReady = (remote: string, version: string) => find(remote, version)?.failure === null;
    const { served, held } = holdBack(wanted, this.set?.snapshot ?? null, isReady);
    this.heldBack = held;
    const others = held.flatMap(({ remote, instead }) => find(remote, instead) ?? []);
    return {
      snapshot: served,
      releases: new Map([...releases, ...others.map((release) => [release.key, release] as const)]),
    };
  }

  private put(release: Release): void {
    if (this.set === null || this.wanted === null) return;
    const releases = new Map(this.set.releases).set(release.key, release);
    this.set = this.serve(this.wanted, releases, releases);
  }

  private adopt(release: Release): void {
    this.put(release);
    this.options.log.info({ remote: release.remote, version: release.version }, `${release.key} is ready`);
  }

  /** Unloads what is neither served nor was served lately. */
  private retire(before: readonly ModuleKey[]): void {
    const serving = [...(this.set?.releases.keys() ?? [])];
    const ordered = [...new Set([...serving, ...before, ...this.recent])];
    this.recent = ordered.slice(0, serving.length + keepRecent);
    for (const key of ordered.slice(this.recent.length)) {
      this.options.modules.unload(key);
      const { remote, version } = moduleOf(key);
      this.options.files.drop(remote, version).catch((error: unknown) => {
        this.options.log.warn({ key, reason: reasonOf(error) }, 'files of a retired version could not be removed');
      });
    }
  }
}

function wantedVersions(snapshot: RegistrySnapshot): { remote: string; version: string }[] {
  const wanted = new Map<ModuleKey, { remote: string; version: string }>();
  for (const channels of Object.values(snapshot.channels)) {
    for (const [remote, channel] of Object.entries(channels)) {
      for (const version of [channel.version, channel.canary?.version]) {
        if (version !== undefined) wanted.set(moduleKey(remote, version), { remote, version });
      }
    }
  }
  return [...wanted.values()];
}

function failureReason(error: unknown): FailureReason {
  if (error instanceof FetchError || error instanceof RemoteFileError) return 'unreachable';
  if (error instanceof RendererDeath) return error.how === 'killed' ? 'crashed' : error.how;
  return 'not-loaded';
}
