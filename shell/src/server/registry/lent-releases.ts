import { type ModuleKey, moduleKey } from '@forecourt/contracts';
import { LRUCache } from 'lru-cache';
import { draftOf, type Preparing, prepareRelease, type Release } from './prepare-release';

/** So many are ready at once; for another one the one that was longest not asked for goes. */
const most = 20;
/** A page of a tester waits at most this long for a version; the next one finds it. */
const patienceMs = 4000;
/** One that cannot be loaded is tried again at most this often: who presses reload shall not cost the site its spare renderers. */
const retryMs = 10_000;

interface Lent {
  ready: Promise<Release>;
  /** What is known of it by now. */
  release: Release;
}

/** Versions that testers see and no channel serves: made ready when they are asked for, and dropped when others are. */
export class LentReleases {
  private readonly lent: LRUCache<ModuleKey, Lent>;

  /** @param options.onDropped told of a version that no tester asks for any more */
  constructor(private readonly options: Preparing & { onDropped: (key: ModuleKey) => void }) {
    this.lent = new LRUCache({
      max: most,
      dispose: (_lent, key, why) => {
        if (why === 'evict') options.onDropped(key);
      },
    });
  }

  known(key: ModuleKey): Release | undefined {
    return this.lent.peek(key)?.release;
  }

  /** It is to be made ready anew for who asks next. */
  drop(key: ModuleKey): void {
    this.lent.delete(key);
  }

  /** Ready, or with the reason why it is not. */
  async get(remote: string, version: string): Promise<Release> {
    const key = moduleKey(remote, version);
    const lent = this.lent.get(key) ?? this.begin(key, remote, version);
    let timer: NodeJS.Timeout | undefined;
    const late = new Promise<Release>((resolve) => {
      const failure = { reason: 'unreachable' as const, message: `not ready within ${patienceMs} ms` };
      timer = setTimeout(() => resolve({ ...lent.release, failure }), patienceMs);
    });
    const release = await Promise.race([lent.ready, late]);
    clearTimeout(timer);
    return release;
  }

  private begin(key: ModuleKey, remote: string, version: string): Lent {
    const draft = draftOf(remote, version);
    const lent: Lent = { release: draft, ready: prepareRelease(draft, this.options) };
    this.lent.set(key, lent);
    void lent.ready.then((release) => {
      lent.release = release;
      if (release.failure === null) return;
      const { reason, message: detail } = release.failure;
      this.options.log.warn({ remote, version, reason, detail }, `${key} cannot be shown to a tester`);
      if (this.lent.peek(key) === lent) this.lent.set(key, lent, { ttl: retryMs });
    });
    return lent;
  }
}
