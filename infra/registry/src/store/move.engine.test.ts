import { rm } from 'node:fs/promises';
import { sampleUpload } from '@forecourt/gate/testing';
import { temporaryFolder } from '../testing/registry';
import { startVersitygw, type Versitygw } from '../testing/versitygw';
import { disk } from './disk';
import { moveRegistry } from './move';
import { RegistryStore } from './registry-store';
import { openStorage } from './storage/open-storage';
import type { S3Location } from './storage/s3-bucket';

let server: Versitygw;
let folders: string[];
beforeAll(async () => {
  server = await startVersitygw();
  folders = await Promise.all([temporaryFolder(), temporaryFolder(), temporaryFolder()]);
});
afterAll(async () => {
  await server.close();
  for (const folder of folders) await rm(folder, { recursive: true });
});

const open = (folder: string, files?: S3Location) =>
  openStorage(folder, { disk, now: () => new Date(), warn: () => undefined, files });

test('a registry moves into a bucket and back with all it has, a second time without a change, and never over another one', async () => {
  const [here = '', cache = '', back = ''] = folders;
  const context = { who: 'ada', ifMatch: null };
  const store = await RegistryStore.open(here);
  for (const version of ['1.0.0', '1.1.0']) await store.publish(sampleUpload('mfe-sample', version), context);
  await store.promote({ brands: ['maker'], remote: 'mfe-sample' }, { version: '1.0.0' }, context);
  for (let at = 0; at < 120; at++) await store.setFlags(['maker'], { values: { ads: at % 2 === 0 } }, context);
  const { snapshot } = store;
  await store.close();

  const files = server.location('moved');
  const moved = await moveRegistry(await open(here), await open(cache, files));
  expect(moved).toMatchObject({ versions: 2, entries: 123 });
  expect(moved.files).toBeGreaterThan(4);
  expect(await moveRegistry(await open(here), await open(cache, files))).toEqual(moved);
  expect(await moveRegistry(await open(cache, files), await open(back))).toEqual(moved);

  const returned = await RegistryStore.open(back);
  expect(returned.snapshot).toEqual(snapshot);
  await returned.setFlags(['maker'], { values: { ads: true } }, context);
  await returned.close();
  await expect(moveRegistry(await open(back), await open(cache, files))).rejects.toThrow(
    'There is a registry already, at revision 123; this one is at 124.',
  );
});
