import { expect, test } from '@playwright/test';
import { registryUrl } from '../ports';
import { expectAccessible } from './accessibility';
import { brand, giveSession, ownRemote } from './console-site';

const { remote, begin, report } = ownRemote('mfe-viewed');
test.beforeAll(async () => {
  await begin(['1.0.0', '1.1.0']);
  await report('1.0.0', 1, 0);
});

/** Headings of views that do not name the remote. */
const headings: Readonly<Record<string, string>> = {
  'a release': 'Over time',
  Access: 'Create a token',
  Incidents: 'Now',
  Flags: 'Change newCarBoost',
};

for (const [name, address] of [
  ['Live', '/console/'],
  ['a remote', `/console/remotes/${remote}?action=canary&version=1.1.0`],
  ['a release', `/console/watch/${remote}?brand=${brand}`],
  ['Incidents', '/console/incidents'],
  ['Flags', `/console/flags?brand=${brand}&flag=newCarBoost`],
  ['Previews', `/console/previews?mix=${remote}@1.1.0`],
  ['Audit', '/console/audit'],
  ['Access', '/console/access'],
  ['signing in', '/console/sign-in'],
] as const)
  for (const colorScheme of ['light', 'dark'] as const)
    test(`${name} has no violation of WCAG in ${colorScheme}, and nothing beside the window from 390 to 2560 px`, async ({
      page,
      context,
    }) => {
      await page.emulateMedia({ colorScheme });
      await giveSession(context);
      await page.goto(registryUrl + address);
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
      if (headings[name] !== undefined) await expect(page.getByRole('heading', { name: headings[name] })).toBeVisible();
      else if (name !== 'signing in') await expect(page.getByText(remote).first()).toBeVisible();
      await expectAccessible(page, [390, 768, 1440, 2560]);
    });

for (const address of [
  'pages/maker/results',
  `previews?brand=${brand}&mix=${remote}@1.1.0`,
  'audit',
  '',
  'flags?flag=ads',
])
  test(`no list of /console/${address} cuts its texts`, async ({ page, context }) => {
    await giveSession(context);
    await page.setViewportSize({ width: 1440, height: 900 });
    await page.goto(`${registryUrl}/console/${address}`);
    await expect(page.locator('main select').first()).toBeVisible();
    if (address.startsWith('pages')) {
      await page.getByRole('button', { name: 'Place a fragment' }).click();
      await page.getByLabel(/^Remote/).selectOption('mfe-showcase');
    }
    await page.waitForLoadState('networkidle');
    const cut = await page.locator('main select').evaluateAll((lists) =>
      lists.flatMap((list) => {
        const free = list.cloneNode(true) as HTMLElement;
        free.style.cssText = 'position: absolute; inline-size: max-content';
        list.after(free);
        const { width } = free.getBoundingClientRect();
        free.remove();
        return width > list.getBoundingClientRect().width + 1 ? [list.outerHTML.slice(0, 100)] : [];
      }),
    );
    expect(cut).toEqual([]);
  });

test.describe('without script', () => {
  test.use({ javaScriptEnabled: false });
  test('the page says so and names the command', async ({ page }) => {
    await page.goto(`${registryUrl}/console/`);
    await expect(page.getByRole('heading')).toHaveText('The console needs JavaScript');
    await expect(page.locator('pre')).toContainText('npm run fragment -- rollback');
  });
});
