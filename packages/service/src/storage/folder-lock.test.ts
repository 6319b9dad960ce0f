import { chmod, mkdir, mkdtemp, readdir, rm, stat } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { lockFolder } from './folder-lock';

let folder: string;
const before = process.env.XDG_RUNTIME_DIR;
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'forecourt-lock-'));
  process.env.XDG_RUNTIME_DIR = join(folder, 'runtime');
});
afterEach(async () => {
  if (before === undefined) delete process.env.XDG_RUNTIME_DIR;
  else process.env.XDG_RUNTIME_DIR = before;
  await rm(folder, { recursive: true });
});

/** Creates a folder whose path is too long for a socket in it. */
async function deepFolder(): Promise<string> {
  const deep = join(folder, 'deep'.repeat(30));
  await mkdir(deep);
  return deep;
}

test.each([
  ['inside the folder', async () => folder, () => folder],
  ['in a folder of this user alone, where the path is too long', deepFolder, () => join(folder, 'runtime')],
])('the lock is %s; only one process holds it at a time', async (_case, make, place) => {
  const locked = await make();
  const release = await lockFolder(locked, 'bakery');
  expect(await readdir(place())).toContainEqual(expect.stringMatching(/\.sock$/));
  await expect(lockFolder(locked, 'bakery')).rejects.toThrow(/Another bakery runs on/);
  await release();
  await (await lockFolder(locked, 'bakery'))();
});

test('a folder for the lock that other users may write to is refused', async () => {
  const deep = await deepFolder();
  await (await lockFolder(deep, 'bakery'))();
  const runtime = join(folder, 'runtime');
  expect((await stat(runtime)).mode & 0o777).toBe(0o700);
  await chmod(runtime, 0o777);
  await expect(lockFolder(deep, 'bakery')).rejects.toThrow(/not a folder of this user alone/);
});

test('services that share a folder do not block each other', async () => {
  const releases = await Promise.all(['bakery', 'mill'].map((service) => lockFolder(folder, service)));
  for (const release of releases) await release();
});
