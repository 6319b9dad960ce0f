import { type ModuleKey, moduleKey } from '@forecourt/contracts';
import { mostErrors, type ReportedError, type VersionErrors } from '@forecourt/contracts/errors';
import { LRUCache } from 'lru-cache';

/** Maximum number of versions; the one without an error for the longest time is forgotten. */
const mostVersions = 200;

type SeenError = VersionErrors['errors'][number];

/** The latest different errors of each version, in memory: a restart forgets them. */
export class RecentErrors {
  /** By version, then by what is the same for an error each time; the latest is the last. */
  private readonly versions = new LRUCache<ModuleKey, Map<string, SeenError>>({ max: mostVersions });

  add({ remote, version, ...failure }: ReportedError, now: Date): void {
    const key = moduleKey(remote, version);
    const errors = this.versions.get(key) ?? new Map<string, SeenError>();
    this.versions.set(key, errors);
    const kind = kindOf(failure);
    const same = errors.get(kind);
    errors.delete(kind);
    const last = now.toISOString();
    errors.set(kind, { ...failure, count: failure.count + (same?.count ?? 0), first: same?.first ?? last, last });
    const [oldest] = errors.keys();
    if (errors.size > mostErrors && oldest !== undefined) errors.delete(oldest);
  }

  /** Returns the errors of a version, the latest first. */
  of(remote: string, version: string): SeenError[] {
    return [...(this.versions.get(moduleKey(remote, version))?.values() ?? [])].reverse();
  }
}

/** An error of the same frames is the same, whatever value its message names. */
function kindOf({ where, what, text }: Pick<SeenError, 'where' | 'what' | 'text'>): string {
  const frames = text.split('\n').filter((line) => /^\s+at |@/.test(line));
  return [where, what, ...(frames.length > 0 ? frames : [text])].join('\n');
}
