import { execFile } from 'node:child_process';
import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { promisify } from 'node:util';
import { expect, test } from '@playwright/test';
import { wholeBrowser } from '../browsers';
import { brandSite, dataDir, registryUrl, site } from '../ports';
import { scriptOf } from './document';

const run = promisify(execFile);
const root = resolve(import.meta.dirname, '../../..');
const brand = 'certified';

let folder: string;
test.beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'forecourt-team-'));
});
test.afterAll(() => rm(folder, { recursive: true, force: true, maxRetries: 3 }));

test('a team ships to one brand from a repository of its own, with packed packages and the commands of docs/teams.md alone', async () => {
  // The package manager may have to download packages.
  test.setTimeout(600_000);
  await run(process.execPath, [join(root, 'infra/workspace/pack.mjs')]);
  const document = await readFile(join(root, 'docs/teams.md'), 'utf8');
  const token = (await readFile(join(dataDir, 'registry/token'), 'utf8')).trim();
  const { NODE_ENV: _, PLAYWRIGHT_JSON_OUTPUT_NAME: __, ...inherited } = process.env;
  const env = {
    ...inherited,
    ...{ PACKS: join(root, 'dist/packs'), REGISTRY_URL: registryUrl, REGISTRY_TOKEN: token },
    ...{ SITE: brandSite(brand), SHELL_URL: site, CHROMIUM: wholeBrowser },
    ...{ npm_config_audit: 'false', npm_config_fund: 'false', npm_config_prefer_offline: 'true' },
  };
  const shell = (script: string, cwd: string) =>
    run('bash', ['-euo', 'pipefail', '-c', script], { cwd, maxBuffer: 2 ** 24, env });
  const { stdout } = await shell(scriptOf(document, 'Ten minutes'), folder);
  expect(stdout).toMatch(/Published mfe-recalls@0\.1\.0/);
  expect(stdout).toMatch(/1 passed/);
  expect(stdout).toMatch(new RegExp(`${brand} +mfe-recalls +0\\.1\\.0 +100 % .* 0\\.0 % of \\d+$`, 'm'));
  expect(stdout).toMatch(/0\.1\.0 \+ 0\.2\.0 10 %/);
  expect(stdout).toMatch(/0\.2\.0 +→ +0\.1\.0/);
  // The document's statements about types hold.
  await shell(`${scriptOf(document, 'Hooks')}\nnpm run types`, join(folder, 'mfe-recalls'));
});
