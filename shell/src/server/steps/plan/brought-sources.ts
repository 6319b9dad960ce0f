import { type Manifest, moduleKey, type Plan } from '@forecourt/contracts';
import type { ReleaseSet } from '../../registry/releases';

/** A name of a source that `remote` brings, and `holder` has. */
export type SourceTaken = (taken: { source: string; remote: string; holder: string }) => void;

/**
 * Sources that the plan's remotes bring along in their manifests. Where two bring the same name, the first remote in the order of
 * their names has it.
 * @param onTaken told of a remote that brings a name that another one has already
 */
export function broughtSources(plan: Plan, set: ReleaseSet, onTaken?: SourceTaken): Manifest['sources'] {
  const holders = new Map<string, string>();
  const sources: Manifest['sources'] = {};
  for (const remote of Object.keys(plan.remotes).sort()) {
    const manifest = set.releases.get(moduleKey(remote, plan.remotes[remote]?.version ?? ''))?.manifest;
    for (const [source, definition] of Object.entries(manifest?.sources ?? {})) {
      const holder = holders.get(source);
      if (holder === undefined) {
        holders.set(source, remote);
        sources[source] = definition;
      } else onTaken?.({ source, remote, holder });
    }
  }
  return sources;
}
