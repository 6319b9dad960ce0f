import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { brotliDecompressSync } from 'node:zlib';
import { manifestPath, manifestSchema, registrySnapshotSchema } from '@forecourt/contracts';
import { integrityOf } from '@forecourt/contracts/integrity';
import { own } from '@forecourt/service';
import { readLine } from '../store/audit-chain';
import { checkAudit } from '../store/audit-log';
import { readState } from '../store/recover';
import { type RegistryState, snapshotOf } from '../store/state';

/**
 * Checks a registry's folder for what must hold whenever a process has opened it, even after a crash: the state is valid, exactly its
 * versions are there with all their bytes, channels serve published versions, and the log has every revision once, in an unbroken chain.
 * @throws at the first violation. @returns the state.
 */
export async function expectWhole(folder: string): Promise<RegistryState> {
  const state = await readState(join(folder, 'channels.json'));
  const { versions, channels } = registrySnapshotSchema.parse(snapshotOf(state));
  for (const [remote, known] of Object.entries(versions)) {
    const present = await readdir(join(folder, 'versions', remote));
    expect(present.sort()).toEqual(Object.keys(known).sort());
    for (const [version, { manifest }] of Object.entries(known)) {
      await expectVersion(join(folder, 'versions', remote, version), manifest);
    }
  }
  for (const remotes of Object.values(channels)) {
    for (const [remote, { version, canary }] of Object.entries(remotes)) {
      for (const served of canary === null ? [version] : [version, canary.version]) {
        expect(own(versions[remote] ?? {}, served)).toBeDefined();
      }
    }
  }
  const remotesOnDisk = await readdir(join(folder, 'versions'));
  for (const remote of remotesOnDisk) {
    if (own(versions, remote) === undefined) expect(await readdir(join(folder, 'versions', remote))).toEqual([]);
  }
  expect(await readdir(join(folder, 'tmp'))).toEqual([]);
  expect(await revisionsLogged(folder)).toEqual(Array.from({ length: state.revision }, (_, index) => index + 1));
  expect(await checkAudit(join(folder, 'audit.jsonl'))).toEqual([]);
  return state;
}

async function expectVersion(folder: string, integrity: string): Promise<void> {
  const bytes = await readFile(join(folder, manifestPath));
  expect(integrityOf(bytes)).toBe(integrity);
  const { files } = manifestSchema.parse(JSON.parse(bytes.toString()));
  for (const [path, file] of Object.entries(files)) {
    expect(integrityOf(await readFile(join(folder, path)))).toBe(file.integrity);
  }
  for (const path of await readdir(folder, { recursive: true })) {
    if (!path.endsWith('.br')) continue;
    const original = await readFile(join(folder, path.slice(0, -'.br'.length)));
    expect(brotliDecompressSync(await readFile(join(folder, path))).equals(original)).toBe(true);
  }
}

async function revisionsLogged(folder: string): Promise<number[]> {
  const text = await readFile(join(folder, 'audit.jsonl'), 'utf8').catch(() => '');
  return text
    .split('\n')
    .filter((line) => line !== '')
    .flatMap((line) => readLine(line)?.entry.revision ?? []);
}
