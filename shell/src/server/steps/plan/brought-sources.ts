import { moduleKey, type Plan, type RemoteSource, sourceKey } from '@forecourt/contracts';
import type { ReleaseSet } from '../../registry/releases';

/** Sources of remotes, by what a page calls them. */
export type BroughtSources = Readonly<Record<string, RemoteSource>>;

/** Sources that the plan's remotes bring along in their manifests: each has its own, whatever others call theirs. */
export function broughtSources(plan: Plan, set: ReleaseSet): BroughtSources {
  const own = Object.entries(plan.remotes).flatMap(([remote, { version }]) => {
    const sources = set.releases.get(moduleKey(remote, version))?.manifest?.sources ?? {};
    return Object.entries(sources).map(([name, source]): [string, RemoteSource] => [sourceKey(remote, name), source]);
  });
  return Object.fromEntries(own);
}
