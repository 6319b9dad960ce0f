import { type ModuleKey, moduleKey, moduleOf, type RegistrySnapshot } from '@forecourt/contracts';
import { own, reasonOf } from '@forecourt/service';
import { isUntried } from '../failure';
import { type HeldBack, holdBack } from './hold-back';
import { draftOf, type Preparing, prepareRelease, type Release } from './prepare-release';
import { PreviewReleases } from './preview-releases';

export type { Release } from './prepare-release';

/** The input of plans: a snapshot with every version that it may serve. Replaced as a whole. */
export interface ReleaseSet {
  snapshot: RegistrySnapshot;
  releases: ReadonlyMap<ModuleKey, Release>;
}

/** Time that a new snapshot waits for its new versions to be ready, ms, so that a deployment is live within a second. */
const prepareMs = 700;
/** The same for the first snapshot: longer, because no page is served yet, and the first one should be complete however busy the machine is (R75). */
const firstPrepareMs = 20_000;
const retryMs = { least: 1000, most: 30_000 };
/** Number of versions that stay loaded after they were served, for pending pages and quick rollbacks. */
const keepRecent = 6;

/**
 * Turns snapshots into release sets: fetches, verifies and loads new versions *before* any page is planned with them, so visitors never
 * wait for a deployment. A version that is not ready in time is tried again; until it is ready, the version before it is served, and
 * without one its slots show their fallback.
 */
export class Releases {
  private set: ReleaseSet | null = null;
  /** The snapshot of the registry, before versions are held back. */
  private wanted: RegistrySnapshot | null = null;
  private notReady: readonly HeldBack[] = [];
  private recent: ModuleKey[] = [];
  private readonly retrying = new Map<ModuleKey, NodeJS.Timeout | null>();
  private closed = false;
  private readonly listeners = new Set<() => void>();
  private readonly previews: PreviewReleases;

  constructor(private readonly options: Preparing) {
    this.previews = new PreviewReleases({
      ...options,
      onDropped: (key) => {
        if (!this.isServed(key)) this.drop(key);
      },
    });
  }

  /** null until the first snapshot has arrived. */
  get current(): ReleaseSet | null {
    return this.set;
  }

  /** Versions that are promoted and not ready, in whose place others are served. */
  get heldBack(): readonly HeldBack[] {
    return this.notReady;
  }

  /** Versions in whose place others are served because they were tried, and failed. */
  get unloadable(): readonly HeldBack[] {
    const failureOf = ({ remote, version }: HeldBack) => this.set?.releases.get(moduleKey(remote, version))?.failure;
    return this.notReady.filter((one) => !isUntried(failureOf(one) ?? null));
  }

  /** Whether this version is served, or was lately: open pages still load its files. */
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
    // Versions may have become ready in the meantime.
    const now = this.set?.releases ?? known;
    const latest = releases.map((release) => this.served(release.key) ?? release);
    this.wanted = snapshot;
    this.change(this.serve(snapshot, new Map(latest.map((release) => [release.key, release])), now));
    this.retire([...now.keys()]);
  }

  /** Returns versions for testers; each is loaded on its first request. Versions that the registry does not know are left out. */
  async forPreview(versions: Readonly<Record<string, string>>): Promise<ReadonlyMap<ModuleKey, Release>> {
    const known = Object.entries(versions).filter(
      ([remote, version]) => own(own(this.set?.snapshot.versions ?? {}, remote) ?? {}, version) !== undefined,
    );
    const releases = await Promise.all(
      known.map(([remote, version]) => this.served(moduleKey(remote, version)) ?? this.previews.get(remote, version)),
    );
    return new Map(releases.map((release) => [release.key, release]));
  }

  /** Returns a version that is ready, or was to be, for visitors or for a tester. */
  find(key: ModuleKey): Release | undefined {
    return this.set?.releases.get(key) ?? this.previews.known(key);
  }

  /** Unloads versions from every renderer, unless they are served; they are loaded again if they are served or previewed later. */
  expel(keys: readonly ModuleKey[]): void {
    for (const key of keys) {
      if (this.set?.releases.has(key)) continue;
      this.previews.drop(key);
      this.options.modules.unload(key);
    }
  }

  /** Calls the listener after every change of the served versions. @returns a function that removes the listener */
  onChange(listener: () => void): () => void {
    this.listeners.add(listener);
    return () => this.listeners.delete(listener);
  }

  close(): void {
    this.closed = true;
    for (const timer of this.retrying.values()) if (timer !== null) clearTimeout(timer);
  }

  private async prepareInTime(remote: string, version: string): Promise<Release> {
    const draft = draftOf(remote, version);
    const preparing = prepareRelease(draft, this.options);
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

  private served(key: ModuleKey): Release | undefined {
    const release = this.set?.releases.get(key);
    return release?.failure === null ? release : undefined;
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
        // Replaces the failure "not ready in time" with the real one.
        if (this.set?.releases.has(key)) this.put(result);
        const timer = setTimeout(() => {
          if (this.set?.releases.has(key))
            again(Math.min(wait * 2, retryMs.most), prepareRelease(draftOf(remote, version), this.options));
          else this.retrying.delete(key);
        }, wait);
        timer.unref();
        this.retrying.set(key, timer);
      });
    };
    again(retryMs.least, preparing);
  }

  /** @param known releases until now */
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
    this.notReady = held;
    const others = held.flatMap(({ remote, instead }) => find(remote, instead) ?? []);
    return {
      snapshot: served,
      releases: new Map([...releases, ...others.map((release) => [release.key, release] as const)]),
    };
  }

  private put(release: Release): void {
    if (this.set === null || this.wanted === null) return;
    const releases = new Map(this.set.releases).set(release.key, release);
    this.change(this.serve(this.wanted, releases, releases));
  }

  private change(set: ReleaseSet): void {
    this.set = set;
    for (const listener of [...this.listeners]) listener();
  }

  private adopt(release: Release): void {
    this.put(release);
    this.options.log.info({ remote: release.remote, version: release.version }, `${release.key} is ready`);
  }

  /** Unloads versions that are neither served nor were served lately. */
  private retire(before: readonly ModuleKey[]): void {
    const serving = [...(this.set?.releases.keys() ?? [])];
    const ordered = [...new Set([...serving, ...before, ...this.recent])];
    this.recent = ordered.slice(0, serving.length + keepRecent);
    for (const key of ordered.slice(this.recent.length)) if (this.previews.known(key) === undefined) this.drop(key);
  }

  private drop(key: ModuleKey): void {
    this.options.modules.unload(key);
    const { remote, version } = moduleOf(key);
    this.options.files.drop(remote, version).catch((error: unknown) => {
      this.options.log.warn({ key, reason: reasonOf(error) }, 'files of a retired version could not be removed');
    });
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
