import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { type LiveSite, type LiveVersion, manifestIn, type VersionBefore } from '@forecourt/gate';
import { brandLooks } from './brand-looks';
import { placementsIn } from './layouts';
import { servedAnywhere, servedOn } from './served';
import type { RegistryState } from './state';
import { readInterface, readManifest, readUpload } from './version-folder';

type FolderOf = (remote: string, version: string) => Promise<string>;

/** Returns what is live now, for the gate: who uses the names of a remote's interface. */
export function liveSite(state: RegistryState, folderOf: FolderOf): LiveSite {
  return {
    async versionBefore(remote) {
      const [most] = [...brandsServing(state, remote)].sort(([, a], [, b]) => b.length - a.length);
      if (most === undefined) return null;
      const [version, brands] = most;
      return versionBefore(state, await folderOf(remote, version), brands);
    },
    async versionsOf(remote) {
      const read = async ([version, brands]: [string, string[]]): Promise<LiveVersion> => ({
        ...{ version, brands },
        offers: await readInterface(await folderOf(remote, version)),
      });
      return Promise.all([...brandsServing(state, remote)].map(read));
    },
    usersOf: (remote, { kind, name }, brands) =>
      kind === 'slot'
        ? Promise.resolve(fillersOf(state, { remote, slot: name, brands }))
        : namersOf(state, folderOf, { remote, name: kind === 'overlay' ? `${remote}/${name}` : name, brands }),
  };
}

/** Reads a published version to compare another with it, on some brands; null if its manifest is damaged. */
export async function versionBefore(
  state: RegistryState,
  folder: string,
  brands: readonly string[],
): Promise<VersionBefore | null> {
  const files = await readUpload(folder);
  const manifest = manifestIn(files);
  return manifest === null ? null : { version: { manifest, files }, brands: brandLooks(state, brands) };
}

/** Returns the brands that serve each version of a remote, to anybody. */
function brandsServing(state: RegistryState, remote: string): ReadonlyMap<string, string[]> {
  const brandsOf = new Map<string, string[]>();
  for (const { brand, version } of servedAnywhere(state).filter((served) => served.remote === remote))
    brandsOf.set(version, [...(brandsOf.get(version) ?? []), brand]);
  return brandsOf;
}

/** Lists the fragments of other remotes that layouts place in a nested slot. */
function fillersOf(
  state: RegistryState,
  { remote, slot: name, brands }: { remote: string; slot: string; brands: readonly string[] },
) {
  return brands.flatMap((brand) =>
    placementsIn(state, brand)
      .filter(({ slot }) => slot.slot === name && slot.region === null && slot.remote !== remote)
      .map(({ page, slot }) => `${slot.remote}/${slot.fragment} on the ${page} pages of ${brand}`),
  );
}

/** Lists the other remotes' live versions whose code has a name as a literal: `server.js`, which is not minified, has all of a remote's code. */
async function namersOf(
  state: RegistryState,
  folderOf: FolderOf,
  { remote, name, brands }: { remote: string; name: string; brands: readonly string[] },
): Promise<string[]> {
  const others = brands.flatMap((brand) => servedOn(state, brand)).filter((served) => served.remote !== remote);
  const keys = new Map(others.map((served) => [`${served.remote}@${served.version}`, served]));
  const literals = ["'", '"', '`'].map((quote) => quote + name + quote);
  const found = [...keys].map(async ([key, served]) => {
    const folder = await folderOf(served.remote, served.version);
    const { manifest } = await readManifest(folder);
    const code = await readFile(join(folder, manifest.server), 'utf8');
    return literals.some((literal) => code.includes(literal)) ? [key] : [];
  });
  return (await Promise.all(found)).flat();
}
