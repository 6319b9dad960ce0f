/** The commands of docs/brands.md and docs/integration.md, run unchanged against the running site. */
import { execFile } from 'node:child_process';
import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { promisify } from 'node:util';
import type { Page } from '@playwright/test';
import { brandSite, dataDir, registryUrl, site } from '../ports';
import { violations } from './accessibility';
import { scriptOf } from './document';
import { touch } from './results-page';
import { expect, test } from './watched-page';

const run = promisify(execFile);
const root = resolve(import.meta.dirname, '../../..');
const command = `fragment() { ${process.execPath} ${join(root, 'packages/fragment-cli/dist/fragment.js')} "$@"; }`;

let folder: string;
test.beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'forecourt-documents-'));
});
test.afterAll(() => rm(folder, { recursive: true, force: true, maxRetries: 3 }));

/** Runs the commands of a section. */
async function follow(document: string, section: string): Promise<string> {
  const script = scriptOf(await readFile(join(root, 'docs', document), 'utf8'), section);
  expect(script).toContain('fragment ');
  const token = (await readFile(join(dataDir, 'registry/token'), 'utf8')).trim();
  const env = { ...process.env, REGISTRY_URL: registryUrl, REGISTRY_TOKEN: token, SITE: site };
  const { stdout } = await run('bash', ['-euo', 'pipefail', '-c', `${command}\n${script}`], { cwd: folder, env });
  return stdout;
}

const themeOf = (page: Page) => page.locator('html').getAttribute('data-theme');

test('a fifth brand is added to the running site with the commands of docs/brands.md alone, has its own look, and is removed again', async ({
  page,
}) => {
  const all = `${brandSite('volt')}/cars-for-sale/all`;
  expect(await follow('brands.md', 'Ten minutes')).toMatch(/volt is back at version \d+[\s\S]*volt is at version \d+/);
  await expect(async () => {
    await page.goto(all);
    expect(await themeOf(page)).toBe('volt');
    await expect(page.locator('header nav').getByRole('link', { name: 'Hybrid' }).first()).toBeVisible();
  }).toPass();
  await touch(page.locator('[data-slot="results"]'));
  expect(await page.locator('[data-outcome="fallback"]').count()).toBe(0);
  await expect(page.getByRole('banner').getByRole('link', { name: 'Volt & Co' })).toBeVisible();
  await expect(page).toHaveTitle(/\| Volt & Co$/);
  expect(await violations(page)).toEqual([]);
  expect(await follow('brands.md', 'Switching and placing')).toMatch(/volt +mfe-search-results +\d/);
  expect(await follow('brands.md', 'Taking it away')).toContain('volt is no brand of the site any more');
  await expect(async () => {
    await page.goto(all);
    expect(await themeOf(page)).toBe('research');
  }).toPass();
});

test('a mix of versions is composed, shown and removed with the commands of docs/integration.md alone', async () => {
  const said = await follow('integration.md', 'A mix on the running site');
  expect(said).toMatch(/x-forecourt-plan: mfe-account@\S+, mfe-ads@1\.0\.0, .*brand mix@\d+/i);
  expect(said).toMatch(/data-slot="results"[^>]*data-outcome="ok"/);
  expect(said).toContain('mix is no brand of the site any more');
});
