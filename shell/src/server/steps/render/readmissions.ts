import type { ModuleKey } from '@forecourt/contracts';

/** Maximum of readmissions within the window; a version that goes on ending renderers stays withdrawn. */
const most = 3;
const windowMs = 600_000;

/** Limits how often a version is readmitted at once after it has ended a renderer. */
export class Readmissions {
  private readonly given = new Map<ModuleKey, number[]>();

  allows(key: ModuleKey, now = performance.now()): boolean {
    const recent = (this.given.get(key) ?? []).filter((at) => now - at < windowMs);
    if (recent.length >= most) return false;
    this.given.set(key, [...recent, now]);
    return true;
  }
}
