import { cp, readdir, readFile, rm, writeFile } from 'node:fs/promises';
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

describe('outside of the tree', () => {
  /** The templates as they are packed: with versions. */
  let packed: string;
  beforeEach(async () => {
    packed = join(root, 'packed');
    await cp(template, packed, { recursive: true });
    const path = join(packed, 'repository/package.json');
    await writeFile(path, (await readFile(path, 'utf8')).replaceAll('"*"', '"1.2.3"'));
  });
  const outside = (line: string, from = packed) => runFragment(line, { cwd: root, template: from });

  test('writes a repository of its own, which gets our packages from the tarballs', async () => {
    const { code, out } = await outside('create recalls --packs packs');
    expect([code, out]).toEqual([0, expect.stringContaining('npx fragment publish')]);
    const folder = join(root, 'mfe-recalls');
    const { name, dependencies, devDependencies } = JSON.parse(await readFile(join(folder, 'package.json'), 'utf8'));
    expect(name).toBe('mfe-recalls');
    expect(dependencies).toMatchObject({ '@forecourt/ui': 'file:../packs/forecourt-ui-1.2.3.tgz', react: '1.2.3' });
    expect(devDependencies['@forecourt/fragment-cli']).toBe('file:../packs/forecourt-fragment-cli-1.2.3.tgz');
    for (const path of [
      '.gitignore',
      '.github/workflows/ci.yml',
      'e2e/recalls.spec.ts',
      'src/fragments/recalls/index.tsx',
    ])
      expect(await readFile(join(folder, path), 'utf8')).not.toMatch(/placeholder/i);
  });

  test('accepts tarballs from a URL, too, and uses published versions without any', async () => {
    await outside('create recalls --packs https://packs.example/v1/');
    expect(await readFile(join(root, 'mfe-recalls/package.json'), 'utf8')).toContain(
      '"@forecourt/ui": "https://packs.example/v1/forecourt-ui-1.2.3.tgz"',
    );
    await outside('create offers');
    expect(await readFile(join(root, 'mfe-offers/package.json'), 'utf8')).toContain('"@forecourt/ui": "1.2.3"');
  });

  test('the command of the tree knows no published versions, and names the command that does', async () => {
    const { code, err } = await outside('create recalls', template);
    expect([code, err]).toEqual([1, expect.stringContaining('npx --package')]);
  });
});
