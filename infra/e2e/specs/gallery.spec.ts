/** The gallery of components (`npm run gallery`): every component in its states, and every drawn vehicle, on every brand, light and dark. */
import { execFile } from 'node:child_process';
import { mkdtemp, readdir, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import { promisify } from 'node:util';
import { brandIds } from '@forecourt/brands';
import { expect, test } from '@playwright/test';
import { violations } from './accessibility';
import { resize } from './results-page';

const root = resolve(import.meta.dirname, '../../..');
let folder: string;
test.beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'forecourt-gallery-'));
  await promisify(execFile)(process.execPath, [join(root, 'infra/workspace/gallery.mjs'), folder]);
});
test.afterAll(() => rm(folder, { recursive: true }));

test('has a page for each brand in light and dark', async () => {
  const pages = (await readdir(folder)).filter((name) => name.endsWith('.html'));
  expect(pages.sort()).toEqual(brandIds.flatMap((brand) => [`${brand}-dark.html`, `${brand}-light.html`]).sort());
});

for (const brand of brandIds) {
  for (const mode of ['light', 'dark']) {
    test(`${brand}, ${mode}: components are accessible, fit into three widths, and are photographed`, async ({
      page,
    }, testInfo) => {
      await page.goto(pathToFileURL(join(folder, `${brand}-${mode}.html`)).href);
      for (const width of [1440, 768, 390]) {
        await resize(page, width);
        const overflow = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
        expect([width, overflow]).toEqual([width, 0]);
        await testInfo.attach(`${brand}-${mode}-${width}`, {
          body: await page.screenshot({ fullPage: true }),
          contentType: 'image/png',
        });
      }
      expect(await violations(page)).toEqual([]);
    });
  }
}
