import type { Page, Request } from '@playwright/test';
import { brandSite } from '../ports';
import { violations } from './accessibility';
import { touch } from './results-page';
import { expect, test } from './watched-page';

const bar = (page: Page) =>
  page.locator('[data-slot="fixed-ad"]').getByRole('complementary', { name: 'Advertisement' });

/** Records the refresh counts in requests of the fixed ad. */
function refreshes(page: Page): (string | null)[] {
  const asked: (string | null)[] = [];
  page.on('request', (request: Request) => {
    const { pathname, searchParams } = new URL(request.url());
    if (pathname === '/ads/house' && searchParams.get('placements') === 'fixed')
      asked.push(searchParams.get('refresh'));
  });
  return asked;
}

async function scrolledDown(page: Page): Promise<void> {
  await touch(page.locator('[data-slot="results"]'));
  await page.evaluate(() => scrollTo(0, document.documentElement.scrollHeight / 4));
}

async function hide(page: Page, isHidden: boolean): Promise<void> {
  await page.evaluate((hidden) => {
    Object.defineProperty(document, 'hidden', { value: hidden, configurable: true });
    document.dispatchEvent(new Event('visibilitychange'));
  }, isHidden);
}

test.use({ ownContext: true });

test('R67 the fixed ad is renewed 10 times by the clock, not once in a hidden tab, and goes when it is closed', async ({
  page,
}) => {
  await page.clock.install();
  const asked = refreshes(page);
  await page.goto('/cars-for-sale/all');
  expect(asked).toEqual([]);
  await scrolledDown(page);
  await expect(bar(page).getByRole('link')).toHaveAttribute('href', /^\/[a-z]/);
  expect(await violations(page)).toEqual([]);

  await hide(page, true);
  await page.clock.runFor(600_000);
  expect(asked).toEqual([null]);
  await hide(page, false);
  await page.clock.runFor(600_000);
  const all = [null, ...Array.from({ length: 10 }, (_, at) => String(at + 1))];
  await expect.poll(() => asked).toEqual(all);
  await page.clock.runFor(600_000);
  expect(asked).toEqual(all);

  await bar(page).getByRole('button', { name: 'Close advertisement' }).click();
  await expect(bar(page)).toHaveCount(0);
});

test.describe('with an ad blocker', () => {
  test.use({ allowedComplaints: [/Fixed Ad Failed to load|net::ERR_FAILED/] });
  test('R67 the page is complete: ads in its HTML stay, the fixed ad is given up after 10 s with a message', async ({
    page,
  }) => {
    await page.route('**/ads/**', (route) => route.abort());
    await page.clock.install();
    const said: string[] = [];
    page.on('console', (message) => said.push(message.text()));
    await page.goto('/cars-for-sale/all');
    const requested = page.waitForRequest('**/ads/house?**');
    await scrolledDown(page);
    await requested;
    await page.clock.runFor(11_000);
    await expect.poll(() => said).toContain('Fixed Ad Failed to load');
    await expect(bar(page)).toHaveCount(0);
    await expect(page.locator('[data-slot="footer-ad"]').getByRole('link')).toHaveCount(1);
  });
});

test('on a brand that asks for ad consent, a visitor answers without script, and can change the answer later', async ({
  plain,
}) => {
  await plain.goto(`${brandSite('valuation')}/cars-for-sale/all`);
  const banner = plain.getByRole('region', { name: 'Ads on this site' });
  await banner.getByRole('button', { name: 'No, this page only' }).click();
  await expect(plain).toHaveURL(/\/cars-for-sale\/all$/);
  await expect(banner).toHaveCount(0);
  await plain.getByRole('link', { name: 'Ad choices' }).click();
  const choices = plain.getByRole('region', { name: 'Your ad choices' });
  await expect(choices).toContainText('You have declined');
  await choices.getByRole('button', { name: 'Yes, I agree' }).click();
  await expect(choices).toContainText('You have agreed');
});
