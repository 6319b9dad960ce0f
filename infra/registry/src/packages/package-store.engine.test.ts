import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { disk } from '../store/disk';
import { placesIn } from '../store/recover';
import { writePackage } from '../testing/packages';
import { temporaryFolder } from '../testing/registry';
import { startVersitygw, type Versitygw } from '../testing/versitygw';
import { copyPackages, packagesIn } from './package-store';
import { PackedPackages } from './packed-packages';

const tarball = 'forecourt-ui-1.0.0.tgz';
let server: Versitygw;
let folders: string[];
beforeAll(async () => {
  server = await startVersitygw();
  folders = await Promise.all(['', '', ''].map(() => mkdtemp(join(tmpdir(), 'packages-'))));
});
afterAll(async () => {
  await server.close();
  for (const folder of folders) await rm(folder, { recursive: true });
});

const places = placesIn('/not-in-use');
const versionsOf = async (packages: PackedPackages) =>
  Object.keys((await packages.packument('@forecourt/ui', 'https://registry.example'))?.versions ?? {});

test('registries of one bucket serve what either of them found first, also without a folder of their own', async () => {
  const [one = '', other = '', none = ''] = folders;
  const files = server.location('packages');
  const warnings: string[] = [];
  const at = (folder: string) =>
    new PackedPackages({ folder, store: packagesIn(places, files), warn: (text) => warnings.push(text) });
  const [first, second, third] = [at(one), at(other), at(none)];
  await writePackage(one, '@forecourt/ui', '1.0.0');
  await writePackage(other, '@forecourt/ui', '1.0.0', { bytes: 'packed elsewhere' });
  await writePackage(other, '@forecourt/ui', '1.1.0');
  expect(await versionsOf(first)).toEqual(['1.0.0']);
  expect(await versionsOf(second)).toEqual(['1.0.0', '1.1.0']);
  for (const packages of [first, second, third]) {
    expect(await versionsOf(packages)).toEqual(['1.0.0', '1.1.0']);
    expect((await packages.tarball(tarball))?.toString()).toBe('bytes of @forecourt/ui@1.0.0');
  }
  expect(warnings).toEqual([expect.stringContaining('another @forecourt/ui@1.0.0')]);
});

test('packages move into a bucket and back', async () => {
  const [folder = ''] = folders;
  const [here, back] = [placesIn(await temporaryFolder()), placesIn(await temporaryFolder())];
  for (const { temporary } of [here, back]) await disk.makeFolder(temporary);
  const bucket = packagesIn(places, server.location('moved-packages'));
  const store = packagesIn(here, undefined);
  const served = new PackedPackages({ folder, store, warn: () => undefined });
  expect(await versionsOf(served)).toEqual(['1.0.0']);
  for (const _time of [1, 2]) expect(await copyPackages(store, bucket)).toBe(1);
  expect(await copyPackages(bucket, packagesIn(back, undefined))).toBe(1);
  const returned = new PackedPackages({ folder: undefined, store: packagesIn(back, undefined), warn: () => undefined });
  expect((await returned.tarball(tarball))?.toString()).toBe('bytes of @forecourt/ui@1.0.0');
  for (const place of [here, back]) await rm(place.folder, { recursive: true });
});

test('packages of a bucket that cannot be reached are refused as unreachable', async () => {
  const store = packagesIn(places, { ...server.location('packages'), endpoint: 'http://127.0.0.1:9' });
  await expect(store.names()).rejects.toMatchObject({ code: 'unreachable' });
});
