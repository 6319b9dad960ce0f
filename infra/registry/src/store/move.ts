import { createHash } from 'node:crypto';
import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { own } from '@forecourt/service';
import { type RegistryState, stateSchema } from './state';
import type { Staged, Storage } from './storage/storage';
import { readUpload } from './version-folder';

/** Counts of the moved versions, files and entries of the audit log, and one digest of all of them. */
export interface Moved {
  versions: number;
  files: number;
  entries: number;
  digest: string;
}

/**
 * Copies a registry into an empty storage, the state last, and compares what is there with what is here. Repeat it after an interruption.
 * @throws if the other one holds another registry, or differs after the copy
 */
export async function moveRegistry(from: Storage, to: Storage): Promise<Moved> {
  const state = await from.latest();
  const there = await to.latest();
  if (there.revision !== 0 && there.revision !== state.revision)
    throw new Error(
      `There is a registry already, at revision ${there.revision}; this one is at ${state.revision}. Name an empty place.`,
    );
  if (there.revision === 0) await copy(from, to, state);
  const [before, after] = [await lookAt(from), await lookAt(to)];
  if (JSON.stringify(before) !== JSON.stringify(after))
    throw new Error(
      `What is there differs from what is here: ${JSON.stringify(after)} instead of ${JSON.stringify(before)}. Nothing was removed here.`,
    );
  return after;
}

async function copy(from: Storage, to: Storage, state: RegistryState): Promise<void> {
  const staged: Staged[] = [];
  for (const [remote, version] of versionsIn(state)) {
    const files = await readUpload(await from.folderOf(remote, version));
    staged.push(await to.stage({ remote, version, files }));
  }
  await to.fill(state, await from.lines(), staged);
}

function versionsIn({ remotes }: RegistryState): [remote: string, version: string][] {
  return Object.keys(remotes)
    .sort()
    .flatMap((remote) =>
      Object.keys(own(remotes, remote) ?? {})
        .sort()
        .map((version): [string, string] => [remote, version]),
    );
}

/** Counts what a storage holds, and adds it all to a digest: every file, the audit log, the state apart from where its log is. */
async function lookAt(storage: Storage): Promise<Moved> {
  const state = await storage.latest();
  const digest = createHash('sha256');
  const versions = versionsIn(state);
  let files = 0;
  for (const [remote, version] of versions) {
    const folder = await storage.folderOf(remote, version);
    const entries = await readdir(folder, { recursive: true, withFileTypes: true });
    const paths = entries.filter((entry) => entry.isFile()).map((entry) => join(entry.parentPath, entry.name));
    for (const path of paths.sort()) {
      files += 1;
      digest.update(`${remote}@${version}${path.slice(folder.length)}\n`).update(await readFile(path));
    }
  }
  const lines = await storage.lines();
  for (const line of lines) digest.update(`${line}\n`);
  // Parsed, so that a state that was read has the order of keys of one that was completed in memory.
  digest.update(JSON.stringify(stateSchema.parse({ ...state, unlogged: [], auditTip: null })));
  return { versions: versions.length, files, entries: lines.length, digest: digest.digest('hex') };
}
