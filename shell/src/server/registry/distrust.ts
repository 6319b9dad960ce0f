import { type ModuleKey, moduleOf } from '@forecourt/contracts';
import type { RendererDeath } from '@forecourt/renderer';
import { gt } from 'semver';
import type { Releases } from './releases';

/** Time after which pending pages of a version are finished, ms. */
const pageMs = 30_000;

export interface Distrusting {
  /** Discards all cached HTML, of every remote: it was rendered in processes that the version ran in too. */
  forget(why: { remote: string; version: string; reason: 'ended a renderer' | 'was withdrawn' }): void;
  /** Time after which a withdrawn version is removed from renderers, ms; pages that were planned with it still need it. */
  graceMs: number;
}

/**
 * Removes what a version may have left behind that ended a renderer or was withdrawn: all HTML rendered since it was loaded is suspect, and
 * so are the renderers that it ran in. A renderer that died for lack of processor time, or was killed from outside, is no evidence against
 * a version.
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

  /** @param expel removes versions from all renderers, and resolves when no renderer is left that had loaded them */
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
    // Pages that started before are stored when they end.
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
 * Returns the versions that are no longer served and either were not replaced by a newer one of their remote, or have ended a renderer:
 * replacement by a newer version is no reason for distrust.
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
