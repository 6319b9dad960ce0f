import { rm } from 'node:fs/promises';
import { join } from 'node:path';
import { checkAudit } from '../store/audit-log';
import { RegistryStore } from '../store/registry-store';
import { stateSchema } from '../store/state';
import { openStorage } from '../store/storage/open-storage';
import { readManifest } from '../store/version-folder';
import { temporaryFolder } from '../testing/registry';
import { fillRegistry } from './fill';
import { quickDisk } from './quick-disk';

const size = { remotes: 12, brands: 6, versions: 60, entries: 400 };
const until = new Date('2026-01-01T00:00:00Z');

let folder: string;
beforeAll(async () => {
  folder = await temporaryFolder();
});
afterAll(() => rm(folder, { recursive: true }));

const open = (name: string) =>
  openStorage(join(folder, name), { disk: quickDisk, warn: () => undefined, now: () => new Date() });

test('a filled registry has the size that was wanted, opens as any other, and its audit log is whole', async () => {
  const state = await fillRegistry(await open('a'), size, 7, until);
  expect(stateSchema.parse(state)).toEqual(state);
  expect(Object.keys(state.remotes)).toHaveLength(12);
  expect(Object.values(state.remotes).flatMap((versions) => Object.keys(versions))).toHaveLength(60);
  expect(Object.keys(state.channels)).toHaveLength(6);
  expect(await checkAudit(join(folder, 'a', 'audit.jsonl'))).toEqual([]);
  const store = await RegistryStore.open(join(folder, 'a'));
  const { entries } = await store.auditPage({ limit: 1000 });
  expect(entries).toHaveLength(400);
  expect(new Set(entries.map(({ action }) => action)).size).toBeGreaterThan(5);
  for (const [remote, versions] of Object.entries(state.remotes))
    for (const version of Object.keys(versions))
      expect((await readManifest(await store.folderOf(remote, version))).manifest).toMatchObject({
        name: remote,
        version,
      });
  await store.close();
});

test('the same seed fills it alike, another one does not, and a registry that is there stays', async () => {
  const [again, other] = [await open('b'), await open('c')];
  expect(await fillRegistry(again, size, 7, until)).toEqual(await (await open('a')).latest());
  expect(await fillRegistry(other, size, 8, until)).not.toEqual(await again.latest());
  await expect(fillRegistry(again, size, 7, until)).rejects.toThrow('Name an empty folder');
});
