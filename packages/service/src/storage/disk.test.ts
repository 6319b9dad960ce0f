import { chmod, mkdir, mkdtemp, readdir, readFile, rm, stat, utimes, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { PassThrough } from 'node:stream';
import { pino } from 'pino';
import { Disk } from './disk';

let folder: string;
let disk: Disk;
let said: PassThrough;
const warnings = () => String(said.read() ?? '').match(/a copy on disk is unavailable/g)?.length ?? 0;

beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'forecourt-disk-'));
  said = new PassThrough();
  disk = new Disk(join(folder, 'own'), pino(said));
});
afterEach(() => rm(folder, { recursive: true }));

test('a written file exists, complete, and no other file does', async () => {
  await disk.write('remotes/a/1.0.0/server.js', 'first');
  await disk.write('remotes/a/1.0.0/server.js', 'second');
  expect(String(await disk.read('remotes/a/1.0.0/server.js'))).toBe('second');
  expect(await readdir(join(folder, 'own/remotes/a/1.0.0'))).toEqual(['server.js']);
  expect(await readdir(join(folder, 'own/tmp'))).toEqual([]);
});

test('a missing file is null, and causes no warning', async () => {
  expect([await disk.read('no/such'), await disk.list('no')]).toEqual([null, []]);
  await disk.remove('no');
  expect(warnings()).toBe(0);
});

test('a disk on which every operation fails causes one warning, and no error', async () => {
  await writeFile(join(folder, 'own'), 'a file in the place of the folder');
  await disk.write('a', 'bytes');
  await disk.write('b', 'bytes');
  expect(await disk.read('a')).toBe(null);
  await disk.remove('a');
  expect(warnings()).toBe(1);
  expect(await readFile(join(folder, 'own'), 'utf8')).toBe('a file in the place of the folder');
});

test('a file that cannot be read counts as absent, and causes a warning', async () => {
  await mkdir(join(folder, 'own/reference.json'), { recursive: true });
  expect(await disk.read('reference.json')).toBe(null);
  expect(warnings()).toBe(1);
});

test('a file that could not be written leaves no part of it', async () => {
  await mkdir(join(folder, 'own/taken/by'), { recursive: true });
  await disk.write('taken', 'bytes');
  expect(await readdir(join(folder, 'own/tmp'))).toEqual([]);
});

test('the files of a folder are listed, the last written first', async () => {
  for (const [at, name] of ['old', 'new', 'middle'].entries()) {
    await disk.write(`styles/${name}`, name);
    await utimes(join(folder, 'own/styles', name), 0, [1000, 3000, 2000][at]!);
  }
  expect(await disk.list('styles')).toEqual(['new', 'middle', 'old']);
});

test('a start removes the rest of an interrupted write, and closes the folder to other users', async () => {
  await disk.write('kept', 'bytes');
  await writeFile(join(folder, 'own/tmp/half'), 'by');
  await chmod(join(folder, 'own'), 0o755);
  await disk.prepare();
  expect(await readdir(join(folder, 'own'))).toEqual(['kept']);
  expect((await stat(join(folder, 'own'))).mode & 0o777).toBe(0o700);
});
