/** An editor's life of an article, by the words of `infra/content/README.md`; and a reader of an expert review without script. */
import { execFile } from 'node:child_process';
import { mkdir, rm, writeFile } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import { promisify } from 'node:util';
import type { Page } from '@playwright/test';
import { dataDir, site } from '../ports';
import { violations } from './accessibility';
import { expect, test } from './watched-page';

const root = resolve(import.meta.dirname, '../../..');
const articles = join(dataDir, 'content/editorial/articles');
/** A name of its own for each run. */
const slug = `editors-life-${Date.now()}`;
const path = `/articles/${slug}`;

const write = (fields: readonly string[], text: string) =>
  writeFile(
    join(articles, `${slug}.md`),
    [
      ...['---', 'title: A blue square', 'summary: In one sentence.', 'published: 2026-06-02', 'topic: buying'],
      ...['picture: { file: square.png, alt: A blue square }', ...fields, '---', text],
    ].join('\n'),
  );

/** Runs the editors' command. @returns what it prints */
async function content(...args: string[]): Promise<string> {
  const command = join(root, 'infra/content/dist/content.js');
  const { stdout } = await promisify(execFile)(process.execPath, [command, ...args, '--data-dir', dataDir]);
  return stdout.trim();
}

/** Writes a picture of 480 by 320 pixels with the browser. */
async function drawPicture(page: Page): Promise<void> {
  const url = await page.evaluate(() => {
    const canvas = Object.assign(document.createElement('canvas'), { width: 480, height: 320 });
    const context = canvas.getContext('2d')!;
    context.fillStyle = '#1746a2';
    context.fillRect(0, 0, 480, 320);
    return canvas.toDataURL('image/png');
  });
  await mkdir(join(articles, 'pictures'), { recursive: true });
  await writeFile(join(articles, 'pictures/square.png'), Buffer.from(url.split(',')[1]!, 'base64'));
}

// Of the article before it is published, and after it is withdrawn.
test.use({ allowedComplaints: [/status of 404/] });

test('R85 R87 an editor previews an article with a picture, publishes, corrects and withdraws it; it is read without script, too', async ({
  page,
  plain,
}) => {
  const pageOf = async (address: string) => (await page.request.get(address)).text();
  const isThere = (address: string, text: string) => expect.poll(() => pageOf(address)).toContain(text);
  await page.goto('/articles');
  await drawPicture(page);
  try {
    await write(['draft: true'], 'The first version.');
    expect(await content('check')).toContain('0 are refused');
    const link = await content('preview', slug, '--origin', site);
    await isThere(link, 'The first version.');
    await page.goto(link);
    await expect(page.getByText('This is a draft.')).toBeVisible();
    await expect(page.getByRole('img', { name: 'A blue square' })).toBeVisible();
    expect((await page.request.get(path)).status()).toBe(404);

    await write([], 'The first version.');
    await isThere(path, 'The first version.');
    await page.goto('/articles?topic=buying');
    await page.getByRole('link', { name: 'A blue square' }).click();
    await expect(page.getByRole('heading', { level: 1, name: 'A blue square' })).toBeVisible();
    expect(await violations(page)).toEqual([]);
    await plain.goto('/articles?topic=buying');
    await plain.getByRole('link', { name: 'A blue square' }).click();
    await expect(plain.getByText('The first version.')).toBeVisible();
    await expect(plain.getByRole('img', { name: 'A blue square' })).toBeVisible();
    const card = await plain.locator('meta[property="og:image"]').getAttribute('content');
    expect((await plain.request.get(card ?? '')).headers()['content-type']).toBe('image/jpeg');

    await write(['updated: 2026-10-10'], 'The corrected version.');
    await isThere(path, 'The corrected version.');

    // An invalid file changes nothing, and the command says why.
    await write([], '<script>alert(1)</script>');
    const refused = await content('check').catch(({ stdout }: { stdout: string }) => stdout);
    expect(refused).toMatch(/^articles\/.*: line \d+: HTML is not allowed/m);
    await isThere(path, 'The corrected version.');
  } finally {
    await rm(join(articles, `${slug}.md`));
  }
  await expect.poll(async () => (await page.request.get(path)).status()).toBe(404);
});

test('R86 without script a shopper finds the review of a model below its cars, and from there the cars of its years', async ({
  plain,
}) => {
  await plain.goto('/cars-for-sale/all/toyota/camry');
  const review = plain.locator('[data-slot="model-editorial"]').getByRole('link', { name: /Camry/ }).first();
  const href = (await review.getAttribute('href')) ?? '';
  expect(href).toMatch(/^\/reviews\//);
  await expect(review).toHaveAttribute('target', '_blank');
  await plain.goto(href);
  await expect(plain.getByRole('heading', { level: 1 })).toContainText('Camry');
  const table = plain.getByRole('table');
  for (const width of [320, 390, 1440]) {
    await plain.setViewportSize({ width, height: 900 });
    expect(await plain.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(width);
    // The table of its engines does not scroll, its head is no higher than its rows, and at every width screen readers find a table.
    expect(await table.evaluate(({ parentElement: box }) => box!.scrollWidth - box!.clientWidth)).toBeLessThanOrEqual(
      0,
    );
    const [head] = await table
      .getByRole('row')
      .evaluateAll((rows) => rows.map((row) => row.getBoundingClientRect().height));
    expect(head).toBeLessThan(100);
    await expect(table.getByRole('columnheader')).toHaveCount(5);
  }
  await plain.getByRole('link', { name: /^See Toyota Camry, .* for sale$/ }).click();
  await expect(plain).toHaveURL(/\/cars-for-sale\/all\/toyota\/camry\?startYear=\d+&endYear=\d+/);
  await plain.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'Reviews' }).click();
  await expect(plain.getByRole('heading', { level: 1, name: 'Expert reviews' })).toBeVisible();
  await expect(plain.locator(`a[href="${href}"]`)).toBeVisible();
});
