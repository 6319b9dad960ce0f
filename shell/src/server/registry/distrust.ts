import { type ModuleKey, moduleOf } from '@forecourt/contracts';
import type { RendererDeath } from '@forecourt/renderer';
import { gt } from 'semver';
import type { Releases } from './releases';

/** Pages that are under way with a version are done with it after this, ms. */
const pageMs = 30_000;

export interface Distrusting {
  /** Throws away all HTML that is kept, of every remote: it was made in processes that the version was in, too. */
  forget(why: { remote: string; version: string; reason: 'ended a renderer' | 'was withdrawn' }): void;
  /** A version that was withdrawn is taken out of renderers after this, ms: pages that were planned with it still want it. */
  graceMs: number;
}

/**
 * What a version may have left behind that ended a renderer, or that was withdrawn: whatever was made since it came is suspect, and so are
 * the renderers that held it. A renderer that died for want of a processor, or was killed from outside, says nothing of a version.
 */
export class Distrust {
  private served: ReadonlySet<ModuleKey> = new Set();
  private readonly blamed = new Set<ModuleKey>();
  private readonly timers = new Set<NodeJS.Timeout>();

  constructor(private readonly options: Distrusting) {}

  ended({ how, key }: Pick<RendererDeath, 'how' | 'key'>): void {
    if (key === null || how === 'killed' || how === 'starved') return;
    this.blamed.add(key);
    this.forget(key, 'ended a renderer');
  }

  /** @param expel takes versions out of all renderers, and resolves when none is left that held them */
  follow(releases: Pick<Releases, 'current' | 'onChange'>, expel: (keys: readonly ModuleKey[]) => Promise<void>): void {
    releases.onChange(() => {
      const now = new Set(releases.current?.releases.keys());
      const withdrawn = withdrawnOf(this.served, now, this.blamed);
      this.served = now;
      if (withdrawn.length > 0) void this.withdraw(withdrawn, expel);
    });
  }

  close(): void {
    for (const timer of this.timers) clearTimeout(timer);
  }

  private async withdraw(
    keys: readonly ModuleKey[],
    expel: (keys: readonly ModuleKey[]) => Promise<void>,
  ): Promise<void> {
    const forget = () => {
      for (const key of keys) this.forget(key, 'was withdrawn');
    };
    forget();
    await this.pause(this.options.graceMs);
    await expel(keys.filter((key) => !this.served.has(key)));
    forget();
    // Pages that began before are kept as they end.
    await this.pause(pageMs);
    forget();
  }

  private forget(key: ModuleKey, reason: 'ended a renderer' | 'was withdrawn'): void {
    this.options.forget({ ...moduleOf(key), reason });
  }

  private pause(ms: number): Promise<void> {
    return new Promise((resolve) => {
      const timer = setTimeout(() => {
        this.timers.delete(timer);
        resolve();
      }, ms);
      timer.unref();
      this.timers.add(timer);
    });
  }
}

/**
 * Versions that nobody is served any more, and that either no newer one of their remote has taken the place of, or that have ended a renderer:
 * a version that a better one followed is no reason to distrust.
 */
export function withdrawnOf(
  before: ReadonlySet<ModuleKey>,
  now: ReadonlySet<ModuleKey>,
  blamed: ReadonlySet<ModuleKey>,
): ModuleKey[] {
  const served = [...now].map(moduleOf);
  return [...before].filter((key) => {
    const { remote, version } = moduleOf(key);
    const isFollowed = served.some((other) => other.remote === remote && gt(other.version, version));
    return !now.has(key) && (blamed.has(key) || !isFollowed);
  });
}
