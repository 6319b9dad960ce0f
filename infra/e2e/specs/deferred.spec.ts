/** Pages for which no renderer was free in time: missing slots arrive by themselves, and are hydrated like the rest. */
import type { Page } from '@playwright/test';
import { expectOneSearch } from './one-search';
import { alive, bodyStyle, slot } from './results-page';
import { expect, test } from './watched-page';

const all = '/cars-for-sale/all';

/** Changes a page into one with deferred slots, as the shell sends it. Runs in a browser, for its HTML parser. */
function deferIn({ html, names }: { html: string; names: readonly string[] }): string {
  const page = new DOMParser().parseFromString(html, 'text/html');
  for (const name of names) {
    const place = page.querySelector(`[data-slot="${name}"]`)!;
    place.setAttribute('data-outcome', 'deferred');
    place.innerHTML = '<p>It is not here.</p>';
  }
  return `<!doctype html>${page.documentElement.outerHTML}`;
}

async function deferring(page: Page, ...names: readonly string[]): Promise<void> {
  await page.goto('/robots.txt');
  const answer = await page.request.get(all);
  const body = await page.evaluate(deferIn, { html: await answer.text(), names });
  await page.route(all, (route) => route.fulfill({ response: answer, body }), { times: 1 });
}

test('R75 slots that the site had to defer arrive by themselves, are announced, and follow the search', async ({
  page,
}) => {
  await deferring(page, 'hero', 'filters');
  await page.goto(all);
  await expect(slot(page, 'hero').getByRole('heading', { level: 1 })).toBeVisible();
  await expect(page.getByText('The page is complete.')).toBeAttached();
  await alive(page, 'filters', 'results', 'hero');
  await expect(page.getByText('It is not here.')).toHaveCount(0);
  await (await bodyStyle(page, 'Sedan')).check();
  await expect(page).toHaveURL(/SEDAN/);
  await expectOneSearch(page);
});

test.describe('while the shell is busy', () => {
  test.use({ allowedComplaints: [/Failed to load resource/] });

  test('R75 deferred slots are requested again until they arrive', async ({ page }) => {
    await deferring(page, 'hero');
    let refused = 0;
    await page.route('**/_shell/slots?**', async (route) => {
      refused += 1;
      if (refused > 2) return route.fallback();
      await route.fulfill({ status: 503, headers: { 'Retry-After': '1' }, body: '{}' });
    });
    await page.goto(all);
    await expect(slot(page, 'hero').getByRole('heading', { level: 1 })).toBeVisible();
    expect(refused).toBe(3);
  });
});

test.describe('without script', () => {
  test.use({ javaScriptEnabled: false });

  test('R75 deferred slots say that they are missing', async ({ page, contextWith }) => {
    const scripted = await (await contextWith(true)).newPage();
    await scripted.goto('/robots.txt');
    const answer = await page.request.get(all);
    const body = await scripted.evaluate(deferIn, { html: await answer.text(), names: ['filters'] });
    await scripted.close();
    await page.route(all, (route) => route.fulfill({ response: answer, body }));
    await page.goto(all);
    await expect(slot(page, 'filters').getByText('It is not here.')).toBeVisible();
  });
});
