import { readdir, readFile, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { runFragment } from './testing/command';
import { temporaryFolder } from './testing/folder';

const template = join(__dirname, '../template');

let root: string;
beforeEach(async () => {
  root = await temporaryFolder();
});
afterEach(() => rm(root, { recursive: true }));

const create = (name: string) => runFragment(`create ${name}`, { tree: root, template });

test("writes a remote in which nothing of the template's name is left", async () => {
  const { code, out } = await create('price-alerts');
  expect(code).toBe(0);
  const folder = join(root, 'mfe-price-alerts');
  const files = (await readdir(folder, { recursive: true, withFileTypes: true })).filter((entry) => entry.isFile());
  const texts = await Promise.all(files.map((entry) => readFile(join(entry.parentPath, entry.name), 'utf8')));
  expect(files.map(({ name }) => name).sort()).toEqual([
    'index.test.tsx',
    'index.tsx',
    'package.json',
    'price-alerts.module.css',
  ]);
  for (const text of texts) expect(text).not.toMatch(/placeholder/i);
  const definition = await readFile(join(folder, 'src/fragments/price-alerts/index.tsx'), 'utf8');
  expect(definition).toContain("name: 'price-alerts'");
  expect(definition).toContain('function PriceAlerts()');
  expect(JSON.parse(await readFile(join(folder, 'package.json'), 'utf8'))).toMatchObject({
    name: '@forecourt/mfe-price-alerts',
    version: '0.1.0',
  });
  expect(out).toContain('fragment dev mfe-price-alerts');
});

test('refuses a folder that exists, and leaves it as it is', async () => {
  await create('price-alerts');
  const path = join(root, 'mfe-price-alerts/package.json');
  const before = await readFile(path, 'utf8');
  await rm(join(root, 'mfe-price-alerts/src'), { recursive: true });
  expect(await create('mfe-price-alerts')).toMatchObject({ code: 1, err: expect.stringContaining('exists already') });
  expect(await readFile(path, 'utf8')).toBe(before);
  expect(await readdir(join(root, 'mfe-price-alerts'))).toEqual(['package.json']);
});
