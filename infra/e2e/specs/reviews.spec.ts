/** A review of a model year: written, published by a moderator, read by others, changed and deleted (R90); with script and without. */
import { execFile } from 'node:child_process';
import { join } from 'node:path';
import { promisify } from 'node:util';
import type { Browser, Page } from '@playwright/test';
import { dataDir, site } from '../ports';
import { violations } from './accessibility';
import { signUp } from './sign-up';
import { expect, test } from './watched-page';

const text = 'We drove it for three years and 45,000 miles. It is quiet on long trips, and nothing broke.';

/** Runs the moderators' command on the site's data. @returns what it prints */
async function moderate(...words: readonly string[]): Promise<string> {
  const program = join(import.meta.dirname, '../../accounts/dist/accounts.js');
  const { stdout } = await promisify(execFile)(process.execPath, [program, 'reviews', ...words, '--data-dir', dataDir]);
  return stdout;
}

/** Returns the number by which moderators name the waiting review with a title. */
async function numberOf(title: string): Promise<string> {
  const queue = (await moderate()).split('\n\n').find((entry) => entry.includes(title)) ?? '';
  return /^(\d+)/.exec(queue.trim())?.[1] ?? '';
}

/** Writes a review from the page of a model year. */
async function write(page: Page, search: string, title: string, stars: string): Promise<void> {
  await page.goto(site + search);
  if (await page.getByRole('tab', { name: 'Consumer Reviews' }).isVisible())
    await page.getByRole('tab', { name: 'Consumer Reviews' }).click();
  await page.getByRole('link', { name: 'Write a review' }).click();
  await fill(page, title, stars);
}

async function fill(page: Page, title: string, stars: string): Promise<void> {
  await page.getByRole('radio', { name: stars }).check();
  await page.getByRole('textbox', { name: 'Title' }).fill(title);
  await page.getByRole('textbox', { name: /^Your review/ }).fill(`${text} ${title}.`);
  await page.getByRole('button', { name: /^Send the (changed )?review$/ }).click();
  await expect(page.getByText(/once we have read it/)).toBeVisible();
}

/** Opens the reviews of a model year as somebody else, without script, until they show or lack a title. */
async function expectRead(browser: Browser, search: string, title: string, isThere: boolean): Promise<void> {
  const context = await browser.newContext({ javaScriptEnabled: false });
  const reader = await context.newPage();
  await expect(async () => {
    await reader.goto(site + search);
    await expect(reader.getByRole('heading', { name: /^What people say about/ })).toBeVisible();
    await expect(reader.getByRole('heading', { name: title, exact: true })).toHaveCount(isThere ? 1 : 0);
  }).toPass();
  await context.close();
}

/** Writes a review, and follows it until it is deleted. */
async function live(page: Page, browser: Browser, search: string, title: string, hasScript: boolean): Promise<void> {
  await page.goto(site + search);
  await signUp(page, `${title.toLowerCase().replace(/\W/g, '')}-${Date.now()}@example.com`, 'Ann');
  await write(page, search, title, '4 stars: Very good');
  await expectRead(browser, search, title, false);
  const number = await numberOf(title);
  expect(await moderate('publish', number)).toContain(`Review ${number} of the`);
  await expectRead(browser, search, title, true);

  await page.goto(`${site}/account/reviews`);
  await expect(page.getByText('Published')).toBeVisible();
  if (hasScript) expect(await violations(page)).toEqual([]);
  await page.getByRole('link', { name: /^Change your review/ }).click();
  await expect(page.getByRole('radio', { name: '4 stars' })).toBeChecked();
  await fill(page, `${title} indeed`, '2 stars: Fair');
  await expectRead(browser, search, title, false);
  await moderate('publish', await numberOf(`${title} indeed`));
  await expectRead(browser, search, `${title} indeed`, true);

  await page.goto(`${site}/account/reviews`);
  await page.getByText(/^Delete your review/).click();
  await page.getByRole('button', { name: 'Yes, delete it' }).click();
  await expect(page.getByText('Your review is deleted.')).toBeVisible();
  await expectRead(browser, search, `${title} indeed`, false);
}

test('R90 a review is written, published, changed and deleted', async ({ page, browser }) => {
  test.slow();
  await live(page, browser, '/cars-for-sale/all/2021/toyota/camry', `Good on trips ${Date.now()}`, true);
});

test.describe('without script', () => {
  test.use({ javaScriptEnabled: false });

  test('R90 a review is written, published, changed and deleted', async ({ page, browser }) => {
    test.slow();
    await live(page, browser, '/cars-for-sale/all/2020/toyota/camry', `Good in town ${Date.now()}`, false);
  });
});
