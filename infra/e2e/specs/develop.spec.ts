/** `fragment dev`: a change on the page with its state, errors with their source line, and nothing of it for anybody else. */
import { type ChildProcess, spawn } from 'node:child_process';
import { cp, mkdir, readFile, rm, writeFile } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import type { Page } from '@playwright/test';
import { brandSite, dataDir, registryUrl } from '../ports';
import { expect as expectOf, test } from './watched-page';

/** Builds take their time on a busy machine. */
const expect = expectOf.configure({ timeout: 90_000 });

const remote = 'mfe-account';
const brand = 'valuation';
const all = '/cars-for-sale/all?zip=60563';
const root = resolve(import.meta.dirname, '../../..');
/** A copy of the remote, within the tree, so that packages are found. */
const folder = join(dataDir, 'developed', remote);
const source = join(folder, 'src/fragments/save-search/index.tsx');
const first = `import { defineFragment } from '@forecourt/fragment-kit';
import { useState } from 'react';
import classes from './wheel.module.css';

function Wheel() {
  const [turns, setTurns] = useState(0);
  return (
    <button type="button" className={classes.wheel} onClick={() => setTurns(turns + 1)}>
      Turned {turns} times
    </button>
  );
}

export default defineFragment({
  name: 'save-search',
  needs: [],
  model: () => 'Wheels',
  Component: ({ model }) => (
    <div>
      {model} <Wheel />
    </div>
  ),
  Fallback: () => <div>Wheels</div>,
});
`;

const slot = (page: Page) => page.locator('[data-slot="save-search"]');
const wheel = (page: Page, text: string) => slot(page).getByRole('button', { name: text });
const error = (page: Page) => page.getByRole('alert', { name: /It (does not build|failed)/ });

let command: ChildProcess;
let printed = '';
let link = '';
/** Resolves after the command has printed a matching line, from a place in its output on. */
const prints = async (text: RegExp, from = 0) =>
  expect.poll(() => printed.slice(from), { timeout: 150_000 }).toMatch(text);
const change = async (from: string, to: string) =>
  writeFile(source, (await readFile(source, 'utf8')).replace(from, to));

test.describe.configure({ mode: 'serial', timeout: 300_000 });
test.beforeAll(async () => {
  test.setTimeout(360_000);
  await rm(folder, { recursive: true, force: true, maxRetries: 10 });
  await mkdir(folder, { recursive: true });
  for (const part of ['src', 'package.json'])
    await cp(join(root, remote, part), join(folder, part), { recursive: true });
  await writeFile(source, first);
  await writeFile(join(source, '../wheel.module.css'), '.wheel { order: 1; }\n');
  const program = join(root, 'packages/fragment-cli/dist/fragment.js');
  command = spawn(process.execPath, [program, 'dev', folder, '--brand', brand, '--page', all], {
    cwd: root,
    env: { ...process.env, REGISTRY_URL: registryUrl, DATA_DIR: dataDir },
  });
  for (const stream of [command.stdout, command.stderr])
    stream?.on('data', (bytes) => {
      printed += String(bytes);
    });
  await prints(/\.1 is built and sent/);
  // It checks what has not changed for a while: no other build of these files is under way, which would load the page again.
  await prints(/^The gate /m);
  link = /^ {2}(http\S+)$/m.exec(printed)?.[1] ?? '';
});
test.afterAll(async () => {
  command.kill('SIGKILL');
  await rm(folder, { recursive: true, force: true, maxRetries: 3 });
});

/** Opens the page of the session, when its fragment is hydrated. */
async function open(page: Page): Promise<void> {
  await page.goto(link);
  await expect(slot(page)).toHaveAttribute('data-version', /-dev\.x[0-9a-f]{8}\.\d+$/);
  await expect(slot(page)).toHaveAttribute('data-alive', '');
}

test('a change of component, model and style is on the page with its state, and on no other visitor’s', async ({
  page,
  browser,
}) => {
  await open(page);
  await wheel(page, 'Turned 0 times').click();
  await wheel(page, 'Turned 1 times').click();
  await page.evaluate(() => Object.assign(window, { isSamePage: true }));
  const before = printed.length;
  await change('Turned {turns}', 'Rolled {turns}');
  await expect(wheel(page, 'Rolled 2 times')).toBeVisible();
  await prints(/was shown after \d+ ms, with its state/, before);
  await change("'Wheels'", "'Tyres'");
  await expect(slot(page)).toContainText('Tyres');
  await writeFile(join(source, '../wheel.module.css'), '.wheel { order: 7; }\n');
  await expect(wheel(page, 'Rolled 2 times')).toHaveCSS('order', '7');
  expect(await page.evaluate(() => 'isSamePage' in window)).toBe(true);
  const visitor = await browser.newPage();
  await visitor.goto(brandSite(brand) + all);
  await expect(slot(visitor)).toHaveAttribute('data-version', '1.0.0');
  await expect(visitor.locator('script[src*="inspector"]')).toHaveCount(0);
  await visitor.close();
});

test.describe('errors', () => {
  test.use({ allowedComplaints: [/status of 400|flat tyre|save-search/] });

  test('an error of the build is shown over the page with its line, and what the page showed stays', async ({
    page,
  }) => {
    await open(page);
    await change('function Wheel() {', 'function Wheel( {');
    await expect(error(page)).toContainText('src/fragments/save-search/index.tsx');
    await expect(slot(page).getByRole('button')).toBeVisible();
    await change('function Wheel( {', 'function Wheel() {');
    await expect(error(page)).toHaveCount(0);
  });

  test('an error in the browser, and one on the server, are shown with the line of the source', async ({ page }) => {
    await open(page);
    const before = printed.length;
    await change('  return (\n    <button', "  if (turns > 0) throw new Error('flat tyre');\n  return (\n    <button");
    await prints(/was shown after/, before);
    await slot(page).getByRole('button').click();
    await expect(error(page)).toContainText('It failed in a browser');
    await expect(error(page)).toContainText('src/fragments/save-search/index.tsx:7');
    await change('turns > 0', 'turns === 0');
    await expect(async () => {
      await page.goto(link);
      await expect(error(page)).toContainText('It failed on the server', { timeout: 5000 });
    }).toPass();
    await expect(error(page)).toContainText("throw new Error('flat tyre')");
    await change("  if (turns === 0) throw new Error('flat tyre');\n", '');
    await expect(wheel(page, 'Rolled 0 times')).toBeVisible();
  });
});

test('when the command is killed, its builds are gone and the page shows what everybody sees', async ({ page }) => {
  await open(page);
  command.kill('SIGKILL');
  await expect(slot(page)).toHaveAttribute('data-version', '1.0.0');
});
