/** Plan and view of a page: files that it requests as soon as it becomes interactive, and what happens where they are gone. */
import type { Page } from '@playwright/test';
import { alive, results, slot } from './results-page';
import { expect, test } from './watched-page';

const all = '/cars-for-sale/all';
const ofPage = /\/_shell\/(plans|views)\/[\w-]{27}$/;

/** Counts how often a document is requested. */
function documentsOf(page: Page): () => number {
  let documents = 0;
  page.on('request', (request) => {
    if (request.isNavigationRequest() && request.frame() === page.mainFrame()) documents += 1;
  });
  return () => documents;
}

test('plan and view are requested beside the host, not after it', async ({ page }) => {
  const asked = new Set<string>();
  let askedBoth = () => {};
  const both = new Promise<void>((resolve) => {
    askedBoth = resolve;
  });
  page.on('request', (request) => {
    const [, kind] = ofPage.exec(request.url()) ?? [];
    if (kind !== undefined && asked.add(kind).size === 2) askedBoth();
  });
  await page.route('**/_shell/assets/host*', async (route) => {
    await both;
    await route.continue();
  });
  await page.goto(all);
  await alive(page, 'results', 'filters');
});

test('two searches have one plan, which the browser keeps', async ({ page }) => {
  const plans: string[] = [];
  page.on('request', (request) => {
    if (request.url().includes('/_shell/plans/')) plans.push(request.url());
  });
  for (const path of [all, '/cars-for-sale/new']) {
    await page.goto(path);
    await alive(page, 'results');
  }
  expect(new Set(plans).size).toBe(1);
  const answer = await page.request.get(plans[0]!);
  expect(answer.headers()['cache-control']).toContain('immutable');
});

test.describe('a page whose files are gone', () => {
  test.use({ allowedComplaints: [/Failed to load resource/], ownContext: true });

  test('loads itself again, and is alive then', async ({ page }) => {
    await page.route(ofPage, (route) => route.fulfill({ status: 404, body: '{}' }), { times: 1 });
    const documents = documentsOf(page);
    await page.goto(all);
    await alive(page, 'results', 'filters');
    expect(documents()).toBe(2);
  });

  test('does so once: after that its links and forms work without script', async ({ page }) => {
    await page.route(ofPage, (route) => route.fulfill({ status: 404, body: '{}' }));
    const documents = documentsOf(page);
    const gaveUp = page.waitForResponse((answer) => ofPage.test(answer.url()) && documents() === 2);
    await page.goto(all);
    await gaveUp;
    await page.waitForLoadState('networkidle');
    expect(documents()).toBe(2);
    await results(page).getByRole('link', { name: /next/i }).first().click();
    await expect(page).toHaveURL(/firstRecord=30/);
  });

  test('and that is touched before anybody knows does what was meant', async ({ page }) => {
    let answer = () => {};
    const touched = new Promise<void>((resolve) => {
      answer = resolve;
    });
    await page.route(ofPage, async (route) => {
      await touched;
      await route.fulfill({ status: 404, body: '{}' });
    });
    await page.goto(all);
    await slot(page, 'hero').getByLabel('Sort By:').selectOption('mileageASC');
    answer();
    await expect(page).toHaveURL(/sortBy=mileageASC/);
    await expect(slot(page, 'hero').getByLabel('Sort By:')).toHaveValue('mileageASC');
  });
});
