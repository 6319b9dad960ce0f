import type { ModuleKey } from '@forecourt/contracts';

/** So often a version is taken back at once within the window; one that goes on ending renderers stays out. */
const most = 3;
const windowMs = 600_000;

/** Counts how often a version was let in again after it had ended a renderer. */
export class Pardons {
  private readonly given = new Map<ModuleKey, number[]>();

  allows(key: ModuleKey, now = performance.now()): boolean {
    const recent = (this.given.get(key) ?? []).filter((at) => now - at < windowMs);
    if (recent.length >= most) return false;
    this.given.set(key, [...recent, now]);
    return true;
  }
}
