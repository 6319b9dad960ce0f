import { moduleKey, type Plan, type RemoteSource, sourceKey } from '@forecourt/contracts';
import type { ReleaseSet } from '../../registry/releases';

/** Sources of remotes, by their name on a page. */
export type BroughtSources = Readonly<Record<string, RemoteSource>>;

/** Returns the sources in the manifests of the plan's remotes; each remote has its own names. */
export function broughtSources(plan: Plan, set: ReleaseSet): BroughtSources {
  const own = Object.entries(plan.remotes).flatMap(([remote, { version }]) => {
    const sources = set.releases.get(moduleKey(remote, version))?.manifest?.sources ?? {};
    return Object.entries(sources).map(([name, source]): [string, RemoteSource] => [sourceKey(remote, name), source]);
  });
  return Object.fromEntries(own);
}
