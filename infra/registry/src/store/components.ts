import { sharedModules } from '@forecourt/contracts';
import type { Components } from '@forecourt/contracts/registry-api';
import { own } from '@forecourt/service';
import semver from 'semver';
import { placementsIn } from './layouts';
import { type Served, servedAnywhere } from './served';
import type { RegistryState } from './state';
import { readManifest, readPackages } from './version-folder';

/** Finds the live versions that bundle a package in a semver range, with the pages that show them. */
export async function componentsView(
  state: RegistryState,
  folderOf: (remote: string, version: string) => Promise<string>,
  { name, range }: { name: string; range: string },
): Promise<Components> {
  const versions = new Map<string, Served[]>();
  for (const served of servedAnywhere(state)) {
    const key = `${served.remote}@${served.version}`;
    versions.set(key, [...(versions.get(key) ?? []), served]);
  }
  const looked = [...versions.entries()]
    .sort(([a], [b]) => (a < b ? -1 : 1))
    .map(async ([key, served]) => {
      const { remote, version } = served[0]!;
      const folder = await folderOf(remote, version);
      const packages = await readPackages(folder);
      if (packages === null) return { key, found: null, isListed: false };
      const matching = packages.filter(
        (one) => one.name === name && semver.satisfies(one.version, range, { includePrerelease: true }),
      );
      if (matching.length === 0) return { key, found: null, isListed: true };
      const { manifest } = await readManifest(folder);
      const hasOverlays = Object.values(manifest.fragments).some(({ overlay }) => overlay !== undefined);
      const brands = served.map(({ brand }) => ({ brand, pages: pagesWith(state, brand, remote) }));
      return {
        key,
        found: { remote, version, packages: matching.map((one) => one.version), brands, hasOverlays },
        isListed: true,
      };
    });
  const all = await Promise.all(looked);
  return {
    found: all.flatMap(({ found }) => found ?? []),
    unlisted: all.flatMap(({ key, isListed }) => (isListed ? [] : [key])),
    provided: own<string>(sharedModules, name) ?? null,
  };
}

function pagesWith(state: RegistryState, brand: string, remote: string): string[] {
  const pages = placementsIn(state, brand).flatMap(({ page, slot }) => (slot.remote === remote ? [page] : []));
  return [...new Set(pages)];
}
