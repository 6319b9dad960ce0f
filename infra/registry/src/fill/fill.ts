import { contractVersion, type Manifest, manifestPath } from '@forecourt/contracts';
import { integrityOf } from '@forecourt/contracts/integrity';
import type { Upload } from '@forecourt/gate';
import { chain } from '../store/audit-chain';
import type { RegistryState } from '../store/state';
import type { Staged, Storage } from '../store/storage/storage';
import { generate, type Size } from './generate';

/** Fills an empty storage with a generated registry. @throws if it holds a registry already */
export async function fillRegistry(storage: Storage, size: Size, seed: number, until: Date): Promise<RegistryState> {
  const before = await storage.latest();
  if (before.revision !== 0)
    throw new Error(`There is a registry already, at revision ${before.revision}. Name an empty folder.`);
  const lines: string[] = [];
  const staged: Staged[] = [];
  let tip: string | null = null;
  let last = before;
  const digestOf = (remote: string, version: string) => integrityOf(manifestIn(uploadOf(remote, version)));
  for (const { state, entry } of generate(size, seed, digestOf, until)) {
    const [line] = chain(tip, [entry]);
    if (line !== undefined) {
      lines.push(line.text);
      tip = line.digest;
    }
    last = state;
    if (entry.action === 'publish') staged.push(await storage.stage(uploadOf(entry.remote, entry.version ?? '')));
  }
  await storage.fill(last, lines, staged);
  return storage.latest();
}

/** Returns a version with a manifest and next to no code, whose size depends on its number. */
function uploadOf(remote: string, version: string): Upload {
  const files = new Map<string, Uint8Array>([
    ['remoteEntry.js', Buffer.from(`var a='${version}';`.repeat(1 + Number(version.split('.')[1])))],
    ['server.js', Buffer.from(`exports.version='${version}';`)],
  ]);
  const manifest: Manifest = {
    ...{ schema: 1, name: remote, version, contract: `^${contractVersion}`, container: remote.replaceAll('-', '_') },
    ...{ entry: 'remoteEntry.js', server: 'server.js', sources: {}, shared: { react: '^19.0.0' } },
    fragments: {
      panel: {
        ...{ needs: ['listing'], hydrate: 'interaction', slots: [], expose: './panel', js: [], css: [] },
        fallback: '<p>…</p>',
      },
    },
    files: Object.fromEntries(
      [...files].map(([path, bytes]) => [path, { size: bytes.byteLength, integrity: integrityOf(bytes) }]),
    ),
  };
  return { remote, version, files: files.set(manifestPath, Buffer.from(JSON.stringify(manifest))) };
}

const manifestIn = ({ files }: Upload) => files.get(manifestPath) ?? new Uint8Array();
