/** A brand whose ads come from Google Publisher Tag, in a real browser, with a test double of the tag; everything else is the site's. */
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { brandById } from '@forecourt/brands';
import type { Page } from '@playwright/test';
import { type GptDouble, gptDouble } from '../../../mfe-ads/src/ad-server/testing/gpt-double';
import { brandSite, dataDir, registryUrl } from '../ports';
import { alive, atRest } from './results-page';
import { expect, test } from './watched-page';

const id = 'tagged';
const site = brandSite(id);
const tagUrl = 'https://securepubads.g.doubleclick.net/tag/js/gpt.js';
const frameUrl = 'https://tpc.googlesyndication.com/safeframe.html';

async function registry(method: 'PUT' | 'DELETE', body?: object): Promise<number> {
  const token = (await readFile(join(dataDir, 'registry/token'), 'utf8')).trim();
  const answer = await fetch(`${registryUrl}/v1/brands/${id}`, {
    method,
    headers: { Authorization: `Bearer ${token}`, 'Content-Type': 'application/json' },
    ...(body && { body: JSON.stringify(body) }),
  });
  return answer.status;
}

// One after the other, because the brand exists until the last test has ended.
test.describe.configure({ mode: 'default' });

// A brand that asks its visitors for consent to ads.
test.beforeAll(async () => {
  const ads = { asksConsent: true, gpt: { unit: '/1234567/marketplace', sources: [] } };
  const brand = { ...brandById('valuation'), id, name: 'Tagged', hosts: [`${id}.localhost`], ads };
  expect(await registry('PUT', { brand })).toBe(200);
});
test.afterAll(() => registry('DELETE'));

test.use({ ownContext: true });

/** Opens a page of the brand; retries, because the shell may not know the brand yet. */
async function open(page: Page, search = ''): Promise<void> {
  await expect(async () => {
    await page.goto(`${site}/cars-for-sale/all${search}`);
    expect(await page.locator('html').getAttribute('data-theme')).toBe(id);
  }).toPass();
  await alive(page, 'results');
}

/** The tag's behaviour: it fills its slots or leaves them empty, after a delay in ms. */
interface Having {
  has: 'ad' | 'nothing';
  afterMs?: number;
}

/** Serves the test double as the tag. @returns the number of its requests */
async function serveTag(page: Page, { has, afterMs = 0 }: Having): Promise<{ loads: number }> {
  const asked = { loads: 0 };
  const script = `{
    const double = (${gptDouble.toString()})(
      (targeting) => ${has === 'ad'} && targeting.pos,
      (element, pos) => {
        const frame = document.createElement('iframe');
        frame.src = ${JSON.stringify(frameUrl)};
        frame.title = 'An ad for ' + pos;
        frame.width = '300';
        frame.height = '50';
        setTimeout(() => element.replaceChildren(frame), ${afterMs});
      },
    );
    const waiting = window.googletag.cmd;
    window.googletag = double.tag;
    window.gptDouble = double;
    setTimeout(() => waiting.forEach((command) => command()), ${afterMs});
  }`;
  await page.route(tagUrl, (route) => {
    asked.loads += 1;
    return route.fulfill({ contentType: 'text/javascript', body: script });
  });
  await page.route(frameUrl, (route) => route.fulfill({ contentType: 'text/html', body: '<p>A creative</p>' }));
  return asked;
}

const double = (page: Page) =>
  page.evaluate(() => {
    const { requests = [], settings = [] } = (window as unknown as { gptDouble?: GptDouble }).gptDouble ?? {};
    return { requests, settings };
  });
const agree = (page: Page) => page.context().addCookies([{ name: 'ad-consent', value: 'granted', url: `${site}/` }]);

test.describe('in a window that shows no place at first', () => {
  test.use({ viewport: { width: 1440, height: 480 } });
  test('R67 the tag is loaded after consent once a place is near the screen, requests ads for the near places once, and draws in frames that the policy permits', async ({
    page,
  }) => {
    const asked = await serveTag(page, { has: 'ad' });
    const place = page.locator('[data-slot="fluid"]').first();
    await open(page, '?zip=60601');
    // House ads, until the visitor consents: at the top of the page, because the document that follows may keep the scroll position.
    await expect(place.locator('a')).toHaveCount(1);
    expect(asked.loads).toBe(0);

    await page.getByRole('button', { name: 'Yes, I agree' }).click();
    await expect(page.getByRole('region', { name: 'Ads on this site' })).toHaveCount(0);
    await alive(page, 'results');
    await atRest(page);
    expect(asked.loads).toBe(0);
    await place.scrollIntoViewIfNeeded();
    await expect(place.locator('iframe').contentFrame().getByText('A creative')).toBeVisible();
    await expect(place.getByRole('group', { name: 'Advertisement' })).toBeVisible();
    expect(asked.loads).toBe(1);

    const { requests, settings } = await double(page);
    expect(settings.slice(0, 4)).toEqual([
      ...['disableInitialLoad', 'singleRequest', 'nonPersonalizedAds=true', 'enableServices'],
    ]);
    for (const setting of settings.slice(4)) expect(setting).toMatch(/^collapse=false /);
    const told = requests.flat();
    const ofPage = { prd: 'results', active_browser: 'true', zip3: '606' };
    expect(requests[0]).toContainEqual(expect.objectContaining({ pos: 'grid', ...ofPage }));
    expect(JSON.stringify(told)).not.toContain('60601');
    // Which places are near depends on the scroll position; the page's foot, after thirty cars, is not.
    expect(requests[0]!.map(({ pos }) => pos)).not.toContain('footer');
  });
});

/** Records the sum of layout shifts since the page's start, as Web Vitals count them. */
async function watchShifts(page: Page): Promise<() => Promise<number>> {
  await page.addInitScript(() => {
    Object.assign(window, { shifts: 0 });
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries())
        (window as unknown as { shifts: number }).shifts += (entry as unknown as { value: number }).value;
    }).observe({ type: 'layout-shift', buffered: true });
  });
  return () => page.evaluate(() => (window as unknown as { shifts: number }).shifts);
}

const states: readonly (Having & { name: string })[] = [
  { name: 'come late', has: 'ad', afterMs: 700 },
  { name: 'stay empty', has: 'nothing' },
  { name: 'are all there', has: 'ad' },
];
for (const { name, ...having } of states) {
  for (const viewport of [
    { width: 1440, height: 900 },
    { width: 390, height: 844 },
  ]) {
    test.describe(`at ${viewport.width} px`, () => {
      test.use({ viewport });
      test(`R67 nothing moves where ads ${name}, from the top to the foot of the page and back`, async ({ page }) => {
        await serveTag(page, having);
        await agree(page);
        const shifts = await watchShifts(page);
        await open(page);
        for (const slot of ['fluid', 'peekaboo', 'promo', 'footer-ad', 'fluid']) {
          // An empty one may have been closed while out of view.
          await page
            .locator(`[data-slot="${slot}"]`)
            .first()
            .evaluate((place) => place.checkVisibility() && place.scrollIntoView({ block: 'nearest' }));
          await atRest(page);
        }
        await expect.poll(async () => (await double(page)).requests.flat().length).toBeGreaterThanOrEqual(4);
        await page.evaluate(() => scrollTo(0, 0));
        await atRest(page);
        // 0.00 when rounded to two digits, as it is reported.
        expect(await shifts()).toBeLessThan(0.005);
      });
    });
  }
}
