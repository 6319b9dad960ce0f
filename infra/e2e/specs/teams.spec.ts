import { execFile } from 'node:child_process';
import { mkdir, mkdtemp, readFile, rm, symlink } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import { promisify } from 'node:util';
import { expect, test } from '@playwright/test';
import { wholeBrowser } from '../browsers';
import { brandSite, dataDir, registryUrl, site } from '../ports';
import { scriptOf } from './document';

const run = promisify(execFile);
const root = resolve(import.meta.dirname, '../../..');
const brand = 'certified';

let folder: string;
let shell: (script: string, cwd: string) => Promise<{ stdout: string }>;
test.beforeAll(async () => {
  test.setTimeout(150_000);
  folder = await mkdtemp(join(tmpdir(), 'forecourt-team-'));
  // `npm start` packs them in the background.
  const script = pathToFileURL(join(root, 'infra/workspace/packs.mjs')).href;
  const { isPacked } = (await import(script)) as { isPacked: () => boolean };
  await expect.poll(isPacked, { timeout: 120_000 }).toBe(true);
  // The packages of others may come from npm's cache, which asks whether those of ours have changed; what `npx` has installed may not.
  const { stdout: npmCache } = await run('npm', ['config', 'get', 'cache'], { cwd: folder });
  const shared = join(npmCache.trim(), '_cacache');
  for (const made of [shared, join(folder, 'caches/npm')]) await mkdir(made, { recursive: true });
  await symlink(shared, join(folder, 'caches/npm/_cacache'));
  const token = (await readFile(join(dataDir, 'registry/token'), 'utf8')).trim();
  const { NODE_ENV: _, PLAYWRIGHT_JSON_OUTPUT_NAME: __, ...inherited } = process.env;
  const env = {
    ...inherited,
    ...{ REGISTRY_URL: registryUrl, REGISTRY_TOKEN: token },
    ...{ SITE: brandSite(brand), SHELL_URL: site, CHROMIUM: wholeBrowser },
    // As in a developer's shell: with `CI` Yarn installs nothing without a lockfile.
    CI: 'false',
    ...{ npm_config_audit: 'false', npm_config_fund: 'false' },
    // A run before this one has left packages of ours of the same versions in the caches.
    npm_config_cache: join(folder, 'caches/npm'),
    YARN_GLOBAL_FOLDER: join(folder, 'caches/yarn'),
    BUN_INSTALL_CACHE_DIR: join(folder, 'caches/bun'),
  };
  shell = (script, cwd) => run('bash', ['-euo', 'pipefail', '-c', script], { cwd, maxBuffer: 2 ** 24, env });
});
test.afterAll(() => rm(folder, { recursive: true, force: true, maxRetries: 3 }));

test('a team ships to one brand from a repository of its own, with packed packages and the commands of docs/teams.md alone', async () => {
  // The package manager may have to download packages.
  test.setTimeout(600_000);
  const document = await readFile(join(root, 'docs/teams.md'), 'utf8');
  const { stdout } = await shell(scriptOf(document, 'Ten minutes'), folder);
  expect(stdout).toMatch(/Published mfe-recalls@0\.1\.0/);
  expect(stdout).toMatch(/1 passed/);
  expect(stdout).toMatch(new RegExp(`${brand} +mfe-recalls +0\\.1\\.0 +100 % .* 0\\.0 % of \\d+$`, 'm'));
  expect(stdout).toMatch(/0\.1\.0 \+ 0\.2\.0 10 %/);
  expect(stdout).toMatch(/0\.2\.0 +→ +0\.1\.0/);
  // The document's statements about types hold.
  await shell(`${scriptOf(document, 'Hooks')}\nnpm run types`, join(folder, 'mfe-recalls'));
});

const createIn = (name: string, manager: string, runner: string) =>
  'npx --yes "--@forecourt:registry=$REGISTRY_URL/npm/" --package @forecourt/fragment-cli ' +
  `fragment create ${name} --package-manager ${manager} --with ${runner}`;
const runners = ['jest', 'vitest'] as const;
const triedIn = (manager: string) => [`${manager} install`, `${manager} run test`, `${manager} run types`];

test('a repository of npm and vitest installs, is tested and typed', async () => {
  test.setTimeout(600_000);
  await shell(
    [createIn('vitest-recalls', 'npm', 'vitest'), 'cd mfe-vitest-recalls', ...triedIn('npm')].join('\n'),
    folder,
  );
});

/** Package managers besides npm: the package by which npm installs each, how it runs a program, and the test runner of what is shipped. */
const others = [
  { manager: 'pnpm', from: 'pnpm@12.21.0', exec: 'pnpm exec', runner: 'vitest' },
  { manager: 'yarn', from: '@yarnpkg/cli-dist@4.18.1', exec: 'yarn run', runner: 'jest' },
  { manager: 'bun', from: 'bun@1.4.5', exec: 'bunx', runner: 'vitest' },
];

for (const { manager, from, exec, runner } of others) {
  test(`a repository of ${manager} and ${runner} installs, is tested, typed and shipped to one brand with no further setting; with the other test runner it installs and is tested, too`, async () => {
    test.setTimeout(600_000);
    const own = join(folder, manager);
    await mkdir(own);
    const name = `${manager}-recalls`;
    const fragment = `mfe-${name}/${name}`;
    const other = runners.find((one) => one !== runner)!;
    const script = [
      // Bun's package gets its program by its install script.
      `npm install --silent --ignore-scripts=false --prefix tools ${from}`,
      'export PATH="$PWD/tools/node_modules/.bin:$PATH"',
      createIn(name, manager, runner),
      `cd mfe-${name}`,
      ...triedIn(manager),
      `${exec} fragment publish --promote --brand ${brand}`,
      `${exec} fragment place ${fragment} --page results --brand ${brand} --region main --after results`,
      `${manager} run e2e`,
      `${exec} fragment unplace ${fragment} --page results --brand ${brand}`,
      // A second repository, with the other test runner.
      ...['cd ..', createIn(`${manager}-again`, manager, other), `cd mfe-${manager}-again`, ...triedIn(manager)],
    ];
    const { stdout } = await shell(script.join('\n'), own);
    expect(stdout).toContain(`Published mfe-${name}@0.1.0`);
    expect(stdout).toContain('1 passed');
  });
}
