import { access, readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { personalSources } from '@forecourt/contracts';
import { own, reasonsOf } from '@forecourt/service';
import * as z from 'zod';
import type { AuditIndex } from './audit-index';
import { appendAudit, checkAudit } from './audit-log';
import { type Disk, replaceFile } from './disk';
import { PastChanges } from './past-changes';
import { emptyState, type RegistryState, type StoredVersion, stateSchema } from './state';
import { readManifest } from './version-folder';

/** Paths in the registry's folder. */
export interface Places {
  folder: string;
  state: string;
  audit: string;
  versions: string;
  /** Recent sums of what browsers measured, see `recent-sums.ts`. */
  field: string;
  /** The same over time, see `series.ts`. */
  series: string;
  /** The packages that teams install, see `packed-packages.ts`. */
  packages: string;
  temporary: string;
}

export function placesIn(folder: string): Places {
  return {
    folder,
    state: join(folder, 'channels.json'),
    audit: join(folder, 'audit.jsonl'),
    versions: join(folder, 'versions'),
    field: join(folder, 'field.json'),
    series: join(folder, 'series.json'),
    packages: join(folder, 'packages'),
    temporary: join(folder, 'tmp'),
  };
}

/**
 * Repairs a folder after a crash of the last process and reads its state: creates missing folders, removes unfinished writes and version
 * folders that the state does not name, and completes the audit log.
 * @param index of the audit log; filled
 * @throws if the state cannot be read, or is missing although there are versions; nothing is guessed or removed then.
 */
export async function recover(
  places: Places,
  disk: Disk,
  index: AuditIndex,
  warn: (message: string) => void,
): Promise<RegistryState> {
  for (const path of [places.versions, places.temporary]) await disk.makeFolder(path);
  const state = await withManifests(places, await readOrCreateState(places, disk), warn);
  for (const name of await readdir(places.temporary)) {
    await disk.remove(join(places.temporary, name));
    warn(`Removed ${name} from tmp: a write that was interrupted.`);
  }
  await removeOrphans(places, disk, state, warn);
  await reportMissing(places, state, warn);
  return completeAudit(places, disk, state, index, warn);
}

/** Completes and checks the audit log. The log is for people: its faults are reported, but never prevent a start. */
async function completeAudit(
  { audit }: Places,
  disk: Disk,
  state: RegistryState,
  index: AuditIndex,
  warn: (message: string) => void,
): Promise<RegistryState> {
  try {
    const { tip, isLost } = await appendAudit(disk, audit, state);
    if (isLost) warn(lostEnd(audit));
    const past = new PastChanges();
    const wrong = await checkAudit(audit, index, (entry) => past.add(entry));
    if (wrong.length > 0) warn(`${audit} is not as it was written, in ${wrong.length} places; the first: ${wrong[0]}`);
    return { ...past.fill(state), unlogged: [], auditTip: tip };
  } catch (error) {
    warn(`${audit} cannot be read or written; what is missing in it is written with the next change: ${error}`);
    return state;
  }
}

/** Returns the warning that the end of the audit log was lost, for operators. */
export function lostEnd(audit: string): string {
  return `${audit} does not end with the last written entry: lines were lost or changed. Compare it with a backup`;
}

/** Reads the state from the disk. @throws if it is damaged. */
export async function readState(path: string): Promise<RegistryState> {
  const text = await readFile(path, 'utf8');
  try {
    return stateSchema.parse(JSON.parse(text));
  } catch (cause) {
    const why = cause instanceof z.ZodError ? reasonsOf(cause).join('; ') : String(cause);
    throw new Error(`${path} is damaged (${why}). Restore it from a backup; the registry does not start without it.`, {
      cause,
    });
  }
}

export function writeState(places: Places, disk: Disk, state: RegistryState): Promise<void> {
  return replaceFile(disk, places.state, join(places.temporary, 'channels.json'), JSON.stringify(state));
}

async function readOrCreateState(places: Places, disk: Disk): Promise<RegistryState> {
  if (await exists(places.state)) return readState(places.state);
  if ((await readdir(places.versions)).length > 0) {
    throw new Error(
      `${places.versions} holds versions but ${places.state} is missing. Restore it from a backup, or remove the versions to start from scratch.`,
    );
  }
  await writeState(places, disk, emptyState);
  return emptyState;
}

/**
 * Adds the fragments of versions, and whether they may read personal data, where they were published before the state stored this.
 * Versions of remotes that belong to the operator may. Versions whose manifest cannot be read stay without.
 */
async function withManifests(
  places: Places,
  state: RegistryState,
  warn: (message: string) => void,
): Promise<RegistryState> {
  const complete = async (remote: string, version: string, entry: StoredVersion): Promise<StoredVersion> => {
    if (entry.fragments !== undefined && entry.personal !== undefined) return entry;
    const read = await readManifest(join(places.versions, remote, version)).catch(() => null);
    if (read === null) return entry;
    const asks = personalSources(read.manifest);
    const owner = own(state.owners, remote);
    const personal = asks.length > 0 && (owner === undefined || own(state.tokens, owner) === undefined);
    if (asks.length > 0 && !personal)
      warn(
        `${remote}@${version} declares sources of visitors' personal data (${asks.join(', ')}), which are no longer called for it: it was published by "${owner}", a token without the permission "personal". Publish it again with a token that has it.`,
      );
    return { ...entry, fragments: Object.keys(read.manifest.fragments), personal };
  };
  const entries = Object.entries(state.remotes).map(async ([remote, versions]) => {
    const known = Object.entries(versions).map(
      async ([version, entry]) => [version, await complete(remote, version, entry)] as const,
    );
    return [remote, Object.fromEntries(await Promise.all(known))] as const;
  });
  return { ...state, remotes: Object.fromEntries(await Promise.all(entries)) };
}

/** Removes version folders without an entry in the state: their publish was interrupted before the client got a response. */
async function removeOrphans(places: Places, disk: Disk, state: RegistryState, warn: (message: string) => void) {
  for (const remote of await readdir(places.versions, { withFileTypes: true })) {
    if (!remote.isDirectory()) continue;
    const folder = join(places.versions, remote.name);
    const known = own(state.remotes, remote.name) ?? {};
    for (const version of await readdir(folder)) {
      if (own(known, version) !== undefined) continue;
      await disk.remove(join(folder, version));
      warn(`Removed versions/${remote.name}/${version}: its publish was interrupted.`);
    }
  }
}

/** Warns of missing version folders. Only manual deletion causes them, not a crash; the registry still serves the rest. */
async function reportMissing(places: Places, state: RegistryState, warn: (message: string) => void) {
  for (const [remote, versions] of Object.entries(state.remotes)) {
    for (const version of Object.keys(versions)) {
      if (await exists(join(places.versions, remote, version))) continue;
      warn(
        `The files of ${remote}@${version} are gone. Restore versions/${remote}/${version}, or promote another version.`,
      );
    }
  }
}

async function exists(path: string): Promise<boolean> {
  return access(path).then(
    () => true,
    () => false,
  );
}
