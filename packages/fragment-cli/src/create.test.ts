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

test('refuses tools of its own for a workspace of the tree', async () => {
  const { code, err } = await runFragment('create price-alerts --with vitest', { tree: root, template });
  expect([code, err]).toEqual([1, expect.stringContaining('leave --package-manager and --with out')]);
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
  const outside = (line: string, from = packed) =>
    runFragment(line, { cwd: root, template: from, url: 'http://registry.example:3002/' });

  const url = 'http://registry.example:3002';
  const read = (path: string) => readFile(join(root, 'mfe-recalls', path), 'utf8');

  test('writes a repository of its own, which installs our packages from the site', async () => {
    const { code, out } = await outside('create recalls');
    expect([code, out]).toEqual([0, expect.stringContaining('npx fragment publish')]);
    const { name, scripts, jest, dependencies, devDependencies } = JSON.parse(await read('package.json'));
    expect(name).toBe('mfe-recalls');
    expect([scripts.test, jest]).toEqual(['jest', { preset: '@forecourt/fragment-kit' }]);
    expect(dependencies).toMatchObject({ '@forecourt/ui': '1.2.3', react: '1.2.3' });
    expect(devDependencies['@forecourt/fragment-cli']).toBe('1.2.3');
    expect(await read('.npmrc')).toBe(`@forecourt:registry=${url}/npm/\n`);
    expect(await read('.github/workflows/ci.yml')).toBe(
      await readFile(join(packed, 'repository/.github/workflows/ci.yml'), 'utf8'),
    );
    for (const path of [
      '.gitignore',
      '.github/workflows/ci.yml',
      'e2e/recalls.spec.ts',
      'src/fragments/recalls/index.tsx',
    ])
      expect(await read(path)).not.toMatch(/placeholder/i);
  });

  test.each([
    ['pnpm', 'pnpm install --frozen-lockfile', 'pnpm run test', 'pnpm exec fragment publish', /cache: pnpm\n/],
    ['yarn', 'yarn install --immutable', 'yarn run test', 'yarn run fragment publish', /npm install --global @yarnpkg/],
    ['bun', 'bun install --frozen-lockfile', 'bun run test', 'bunx fragment publish', /npm install --global bun\n/],
  ])('%s: README, CI file and next steps have its commands', async (manager, frozen, test, publish, setup) => {
    const { out } = await outside(`create recalls --package-manager ${manager}`);
    for (const step of [`${manager} install`, test, publish]) expect(out).toContain(step);
    const ci = await read('.github/workflows/ci.yml');
    for (const step of [frozen, test, publish]) expect(ci).toContain(`- run: ${step}`);
    expect(ci).toMatch(setup);
    expect(ci).not.toMatch(/npm ci|npx |cache: npm/);
    for (const step of [`${manager} install`, test, publish]) expect(await read('README.md')).toContain(`    ${step}`);
    expect(await read('.npmrc')).toContain(`${url}/npm/`);
  });

  test('Yarn’s own file names the scope, the host without TLS, and node_modules', async () => {
    await outside('create recalls --package-manager yarn');
    expect((await read('.yarnrc.yml')).split('\n')).toEqual([
      ...['nodeLinker: node-modules', 'npmScopes:', '  forecourt:', `    npmRegistryServer: "${url}/npm/"`],
      ...['npmPreapprovedPackages:', '  - "@forecourt/*"', 'unsafeHttpWhitelist:', '  - "registry.example"', ''],
    ]);
  });

  test('vitest takes the place of jest', async () => {
    await outside('create recalls --with vitest');
    const { scripts, jest, devDependencies, resolutions } = JSON.parse(await read('package.json'));
    expect([scripts.test, jest]).toEqual(['vitest run', undefined]);
    expect(resolutions).toEqual({ vite: expect.stringMatching(/^\d+\.\d+\.\d+$/) });
    expect(Object.keys(devDependencies)).toEqual(expect.arrayContaining(['jsdom', 'vitest', 'typescript']));
    expect(Object.keys(devDependencies)).not.toEqual(expect.arrayContaining(['jest']));
    expect(await read('vitest.config.ts')).toContain("from '@forecourt/fragment-kit/vitest'");
    expect(await read('tsconfig.json')).toContain('"types": ["vitest/globals"]');
  });

  test.each([
    ['--package-manager', 'nmp', 'npm, pnpm, yarn, bun'],
    ['--with', 'mocha', 'jest, vitest'],
  ])('%s %s is refused, and the choices are named', async (option, choice, choices) => {
    const { code, err } = await outside(`create recalls ${option} ${choice}`);
    expect([code, err]).toEqual([2, expect.stringContaining(`is not one of ${choices}.`)]);
  });

  test('the command of the tree knows no published versions, and names the command that does', async () => {
    const { code, err } = await outside('create recalls', template);
    expect([code, err]).toEqual([
      1,
      expect.stringContaining('npx --@forecourt:registry=http://registry.example:3002/npm/'),
    ]);
  });
});
