/** A preview, a version that only one visitor gets: the link, the bar, the inspector, and findings about fragments that bypass the host. */
import { execFile } from 'node:child_process';
import { readFile } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import { promisify } from 'node:util';
import type { Page } from '@playwright/test';
import { brandSite, dataDir, registryUrl, site } from '../ports';
import { violations } from './accessibility';
import { alive, touch } from './results-page';
import { expect, test } from './watched-page';

const remote = 'mfe-account';
const version = '1.0.1-preview.1';
const brand = 'valuation';
const all = '/cars-for-sale/all?zip=60563';
const here = brandSite(brand);

const run = promisify(execFile);
const root = resolve(import.meta.dirname, '../../..');
const fragment = async (...args: string[]) => {
  const command = join(root, 'packages/fragment-cli/dist/fragment.js');
  const env = { ...process.env, REGISTRY_URL: registryUrl, DATA_DIR: dataDir };
  return (await run(process.execPath, [command, ...args], { cwd: root, env })).stdout;
};
const linkIn = (text: string) => /^ {2}(http\S+)$/m.exec(text)?.[1] ?? '';

async function registry(method: string, path: string, body?: object): Promise<unknown> {
  const token = (await readFile(join(dataDir, 'registry/token'), 'utf8')).trim();
  const headers = { Authorization: `Bearer ${token}`, 'Content-Type': 'application/json' };
  const response = await fetch(registryUrl + path, { method, headers, body: JSON.stringify(body) });
  // 409: an earlier run has published this version already.
  if (!response.ok && response.status !== 409) throw new Error(`${path}: ${await response.text()}`);
  return response.json();
}

/** Publishes the live version again under another version number. */
async function publishCopy(): Promise<void> {
  const fileOf = async (path: string) =>
    Buffer.from(await (await fetch(`${registryUrl}/files/${remote}/1.0.0/${path}`)).arrayBuffer());
  const manifest = JSON.parse((await fileOf('manifest.json')).toString());
  // Private files are for clients with a token, and no version needs them.
  const listed = Object.entries(manifest.files).filter(([path]) => !path.startsWith('private/'));
  const paths = listed.map(([path]) => path);
  const files = Object.fromEntries(
    await Promise.all(paths.map(async (path) => [path, (await fileOf(path)).toString('base64')] as const)),
  );
  const changed = Buffer.from(JSON.stringify({ ...manifest, files: Object.fromEntries(listed), version })).toString(
    'base64',
  );
  await registry('PUT', `/v1/remotes/${remote}/${version}`, { files: { ...files, 'manifest.json': changed } });
}

const slot = (page: Page) => page.locator('[data-slot="save-search"]');
const bar = (page: Page) => page.getByRole('complementary', { name: 'Preview' });
const inspector = (page: Page) => page.getByRole('region', { name: 'Inspector' });
const shows = (page: Page, shown: string) => expect(slot(page)).toHaveAttribute('data-version', shown);

let link = '';
test.describe.configure({ mode: 'serial' });
test.beforeAll(async () => {
  test.setTimeout(180_000);
  await publishCopy();
  link = linkIn(await fragment('preview', `${remote}@${version}`, '--brand', brand, '--page', all));
});

test('a link shows an un-promoted version to one visitor only, on its page and brand; leaving the preview stays on the same page', async ({
  page,
  plain,
}) => {
  const asked: string[] = [];
  page.on('request', (request) => asked.push(request.url()));
  await page.goto(here + all);
  await shows(page, '1.0.0');
  await touch(slot(page));
  expect(asked.filter((url) => /inspector|preview/.test(url))).toEqual([]);

  await page.goto(link);
  await expect(page).toHaveURL(here + all);
  await shows(page, version);
  await expect(bar(page)).toContainText(`Preview of ${remote} ${version} until`);
  await touch(slot(page));
  expect(asked.filter((url) => url.includes('inspector'))).toEqual([]);
  expect(await violations(page)).toEqual([]);

  await plain.goto(here + all);
  await shows(plain, '1.0.0');
  await expect(bar(plain)).toHaveCount(0);
  const foreign = await plain.goto(link.replace(here, brandSite('maker')));
  expect(foreign?.status()).toBe(403);

  // Also without script.
  await plain.goto(link);
  await shows(plain, version);
  await bar(plain).getByRole('button', { name: 'Leave preview' }).click();
  await expect(bar(plain)).toHaveCount(0);
  await expect(plain).toHaveURL(here + all);
  await shows(plain, '1.0.0');
  await shows(page, version);

  await page.getByRole('combobox', { name: 'Sort By' }).selectOption({ label: 'Price: Lowest' });
  await expect(page).toHaveURL(/sortBy=/);
  const moved = page.url();
  await bar(page).getByRole('button', { name: 'Leave preview' }).press('Enter');
  await expect(bar(page)).toHaveCount(0);
  await expect(page).toHaveURL(moved);
  await shows(page, '1.0.0');
});

test('the inspector shows the origin and outcome of each version, updates with events, and closes by keyboard', async ({
  page,
}) => {
  await page.goto(link);
  await bar(page).getByRole('button', { name: 'Inspect' }).press('Enter');
  await expect(page).toHaveURL(/&inspect$/);
  const row = (name: string) =>
    inspector(page)
      .getByRole('row')
      .filter({ has: page.getByRole('button', { name, exact: true }) });
  await expect(row('save-search')).toContainText(
    new RegExp(
      `${remote}/save-search.*1\\.0\\.1-preview\\.1.*preview.*(?:ok|empty).*ms.*kB.*(?:alive at \\d+ ms|waits).*\\^`,
    ),
  );
  await expect(row('results')).toContainText(
    /mfe-search-results\/results.*1\.0\.0.*channel.*ok.*ms.*kB.*(?:alive at|waits)/,
  );
  await expect(inspector(page).getByRole('row', { name: /^listing ok [\d.]+ ms required/ })).toBeVisible();
  await page.getByRole('combobox', { name: 'Sort By' }).selectOption({ label: 'Price: Lowest' });
  await expect(inspector(page).getByRole('list', { name: /^Events/ })).toContainText(/search loading .*intent sort/s);

  await expect(slot(page)).toHaveCSS('outline-style', 'dashed');
  await inspector(page).getByRole('button', { name: 'Outlines' }).press('Space');
  await expect(slot(page)).toHaveCSS('outline-style', 'none');
  await row('results').getByRole('button').press('Enter');
  await expect(row('results').getByRole('button')).toHaveAttribute('aria-pressed', 'true');
  expect(await violations(page)).toEqual([]);
  // Retries, because a shift shortly after a key press does not count.
  await expect(async () => {
    await page.evaluate(() => {
      const block = document.createElement('div');
      block.style.blockSize = '100px';
      block.append(document.createElement('img'));
      // Further down, scroll anchoring would prevent the shift.
      scrollTo(0, 0);
      document.querySelector('main')?.prepend(block);
    });
    const findings = inspector(page).getByRole('listitem');
    await expect(findings.filter({ hasText: /\bhero\b.* moved by 0\.\d+ at \d+ ms/ }).first()).toBeAttached({
      timeout: 2000,
    });
    await expect(findings.filter({ hasText: 'the site: a picture without alt' }).first()).toBeAttached();
  }).toPass();
  await row('results').getByRole('button').focus();
  await page.keyboard.press('Escape');
  await expect(inspector(page)).toHaveCount(0);
  await expect(bar(page).getByRole('button', { name: 'Inspect' })).toBeFocused();
});

test('the lead of a page with a side bar is above both columns, as wide as the page, wherever its slots were before', async ({
  page,
}) => {
  const { arrangement, slots } = (await registry('GET', `/v1/layouts/${brand}/results`)) as {
    arrangement: string;
    slots: { slot: string; region: string | null }[];
  };
  expect(arrangement).toContain('sidebar');
  const moved = slots.map((one) => (one.slot === 'results' ? { ...one, region: 'lead' } : one));
  const layout = { pageType: 'results', layout: { arrangement, slots: moved } };
  const { url } = (await registry('POST', '/v1/previews', { versions: {}, brand, page: all, hours: 1, layout })) as {
    url: string;
  };
  await page.goto(url);
  const boxOf = (region: string) => page.locator(`.fc-region-${region}`).boundingBox();
  await expect(page.locator('.fc-region-lead [data-slot="results"]')).toBeVisible();
  const [lead, aside, main] = [await boxOf('lead'), await boxOf('aside'), await boxOf('main')];
  expect(lead!.width).toBeGreaterThanOrEqual(aside!.width + main!.width);
  expect(aside!.y).toBeGreaterThanOrEqual(lead!.y + lead!.height);
});

test.describe('a fragment that bypasses the host', () => {
  test.use({ allowedComplaints: [/renders otherwise here|flat tyre/] });

  test('is counted, with its remote, for other HTML than the server’s, errors in timers, rejections and history entries', async ({
    page,
  }) => {
    const file = `${site}/_shell/remotes/mfe-filters/1.0.0/stray.js`;
    const counted = async (kind: string) => {
      const figures = await (await fetch(`${site}/metrics`)).text();
      const line = new RegExp(
        `forecourt_browser_strays_total{kind="${kind}",remote="([a-z-]+)",version="1.0.0"} (\\d+)`,
      );
      return line.exec(figures)?.[1];
    };
    // As if the fragment rendered something else on the server than in the browser.
    await page.route(`${site}/cars-for-sale/all`, async (route) => {
      const response = await route.fetch();
      const html = (await response.text()).replace(/ Matches<\/span>/, ' Hits</span>');
      await route.fulfill({ response, body: html });
    });
    await page.goto(`${site}/cars-for-sale/all`);
    await alive(page, 'results', 'filters');
    await expect.poll(() => counted('hydration')).toBe('mfe-search-results');
    await page.evaluate(`setTimeout(() => { throw new Error('flat tyre'); })\n//# sourceURL=${file}`);
    await page.evaluate(`void Promise.reject(new Error('flat tyre'))\n//# sourceURL=${file}`);
    await page.evaluate(`history.pushState(null, '', '?stray=1')\n//# sourceURL=${file}`);
    for (const kind of ['error', 'rejection', 'history']) await expect.poll(() => counted(kind)).toBe('mfe-filters');
    expect(page.url()).toContain('?stray=1');
  });
});
