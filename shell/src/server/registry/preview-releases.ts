import { type ModuleKey, moduleKey } from '@forecourt/contracts';
import { LRUCache } from 'lru-cache';
import { draftOf, type Preparing, prepareRelease, type Release } from './prepare-release';

/** Maximum of preview releases that are ready at once; the least recently used one is dropped for another. */
const most = 20;
/** Time that a tester's page waits for a version, ms; the next page finds it ready. */
const timeoutMs = 4000;
/** Least interval between attempts to load a version that failed, ms, so that reloading a page does not cost the site its spare renderers. */
const retryMs = 10_000;

interface PreviewRelease {
  ready: Promise<Release>;
  /** State of the release by now. */
  release: Release;
}

/** Preview releases: versions for testers that no channel serves. Each is loaded on its first request, and dropped when others are needed. */
export class PreviewReleases {
  private readonly releases: LRUCache<ModuleKey, PreviewRelease>;

  /** @param options.onDropped called with a version that no tester has requested for a while */
  constructor(private readonly options: Preparing & { onDropped: (key: ModuleKey) => void }) {
    this.releases = new LRUCache({
      max: most,
      dispose: (_release, key, why) => {
        if (why === 'evict') options.onDropped(key);
      },
    });
  }

  known(key: ModuleKey): Release | undefined {
    return this.releases.peek(key)?.release;
  }

  /** Drops a version; the next request loads it again. */
  drop(key: ModuleKey): void {
    this.releases.delete(key);
  }

  /** Returns a version when it is ready, or with the reason why it is not. */
  async get(remote: string, version: string): Promise<Release> {
    const key = moduleKey(remote, version);
    const preview = this.releases.get(key) ?? this.begin(key, remote, version);
    let timer: NodeJS.Timeout | undefined;
    const late = new Promise<Release>((resolve) => {
      const failure = { reason: 'unreachable' as const, message: `not ready within ${timeoutMs} ms` };
      timer = setTimeout(() => resolve({ ...preview.release, failure }), timeoutMs);
    });
    const release = await Promise.race([preview.ready, late]);
    clearTimeout(timer);
    return release;
  }

  private begin(key: ModuleKey, remote: string, version: string): PreviewRelease {
    const draft = draftOf(remote, version);
    const preview: PreviewRelease = { release: draft, ready: prepareRelease(draft, this.options) };
    this.releases.set(key, preview);
    void preview.ready.then((release) => {
      preview.release = release;
      if (release.failure === null) return;
      const { reason, message: detail } = release.failure;
      this.options.log.warn({ remote, version, reason, detail }, `${key} cannot be shown to a tester`);
      if (this.releases.peek(key) === preview) this.releases.set(key, preview, { ttl: retryMs });
    });
    return preview;
  }
}
