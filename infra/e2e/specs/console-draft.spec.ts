import { expect, type Page, test } from '@playwright/test';
import { registryUrl } from '../ports';
import { expectAccessible } from './accessibility';
import { apply, applyForm, card, editedPage, outcome, pageType, region, said } from './edited-page';

const brand = 'console-draft';
const { view, call, slotsIn, rollback, signedIn } = editedPage(brand);

const moveTo = async (page: Page, slot: string, to: string): Promise<void> => {
  await page.getByLabel(`Region of ${slot}`, { exact: true }).selectOption(to);
  await page.getByRole('button', { name: `Move ${slot} to that region`, exact: true }).press('Enter');
};

test('what a draft changes is marked in the drawing, named in the form, and warned of; it is applied all the same', async ({
  page,
  context,
}) => {
  await signedIn(context);
  await page.goto(view);
  await moveTo(page, 'results', 'lead');
  await page.getByRole('button', { name: 'Remove feedback' }).click();
  await expect(card(page, 'results').getByText('moved', { exact: true })).toBeVisible();
  const changes = region(page, 'What would change');
  await expect(changes.getByRole('listitem')).toHaveText([
    /^removed feedback: mfe-account\/feedback/,
    'results: main → lead',
  ]);
  const warning = applyForm(page).getByRole('status').filter({ hasText: 'Look at this before you apply it' });
  await expect(warning).toContainText('Every other brand shows mfe-account/feedback on this page');
  await expect(warning).toContainText('Every brand has mfe-search-results/results first in main');
  const bar = region(page, 'The draft');
  await expect(bar).toContainText(/[2-9] warnings: \S/);
  await expect(bar.locator('p').last()).toBeInViewport({ ratio: 1 });
  await apply(page).click();
  await expect(outcome(page)).toContainText('results: main → lead');
  expect(await slotsIn('lead')).toContain('results');
  await rollback();
});

test('if a draft cannot be checked, the form says so, and the draft is applied', async ({ page, context }) => {
  await signedIn(context);
  let isSilent = false;
  let unanswered = 0;
  await context.route('**/v1/layouts/**dry-run=true', (route) => {
    if (!isSilent) return route.abort();
    unanswered += 1;
  });
  await page.goto(view);
  await page.getByRole('button', { name: 'Remove feedback' }).click();
  await expect(applyForm(page)).toContainText('The registry did not check this draft');
  // It is asked again after each change of the registry. What is there stays meanwhile.
  isSilent = true;
  await call('PATCH', `/v1/flags/${brand}`, { values: { newCarBoost: false } });
  await expect.poll(() => unanswered).toBeGreaterThan(0);
  await expect(applyForm(page)).toContainText('The registry did not check this draft');
  await expect(applyForm(page)).not.toContainText('Asking the registry');
  await apply(page).click();
  await expect.poll(() => slotsIn('footer')).not.toContain('feedback');
  await rollback();
});

test('a draft is kept when the view is left or loaded again, until it is discarded', async ({ page }) => {
  await page.goto(view);
  await page.getByRole('button', { name: 'Remove feedback' }).click();
  await expect(card(page, 'feedback')).toHaveCount(0);
  const kept = page.getByText(`Your draft of ${pageType} on ${brand} is still here`);
  await page.reload();
  await expect(kept).toBeVisible();
  await page.getByRole('navigation', { name: 'Views' }).getByRole('link', { name: 'Flags' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Flags' })).toBeVisible();
  await page.goBack();
  await expect(kept).toBeVisible();
  await page.getByLabel('Brand').selectOption('maker');
  await expect(page.getByRole('heading', { name: `${pageType} on maker` })).toBeVisible();
  await expect(page.getByText('is still here')).toHaveCount(0);
  await page.getByLabel('Brand').selectOption(brand);
  await expect(kept).toBeVisible();
  await expect(card(page, 'feedback')).toHaveCount(0);
  await page.getByRole('button', { name: 'Discard it' }).click();
  await expect(card(page, 'feedback')).toBeVisible();
  await page.reload();
  await expect(card(page, 'feedback')).toBeVisible();
  await expect(kept).toHaveCount(0);
});

test('a draft that is restored after somebody else changed the page is a conflict', async ({ page, context }) => {
  await signedIn(context);
  await page.goto(view);
  await page.getByRole('button', { name: 'Remove feedback' }).click();
  await page.goto(`${registryUrl}/console/`);
  expect((await call('POST', `/v1/layouts/${brand}/${pageType}/unplace`, { slot: 'hero' })).status).toBe(200);
  await page.goto(view);
  const conflict = page.getByRole('status').filter({ hasText: 'The page was changed since this draft began' });
  await expect(conflict).toContainText('removed hero');
  await conflict.getByRole('button', { name: 'Discard the draft, show what is there now' }).click();
  await expect(card(page, 'feedback')).toBeVisible();
  await expect(card(page, 'hero')).toHaveCount(0);
  await rollback();
});

test('after a change and after its way back, the focus is at the page’s heading, and what the view says agrees', async ({
  page,
  context,
}) => {
  await signedIn(context);
  await page.goto(view);
  await page.getByRole('button', { name: 'Remove feedback' }).press('Enter');
  await applyForm(page)
    .getByLabel(/^Reason/)
    .press('Enter');
  const heading = page.getByRole('heading', { name: `${pageType} on ${brand}` });
  await expect(outcome(page)).toContainText('removed feedback');
  await expect(outcome(page)).toBeInViewport();
  await expect(heading).toBeFocused();
  await page.getByRole('link', { name: 'Go back to the brand’s own layout' }).press('Enter');
  await page
    .getByRole('form', { name: /^Restore/ })
    .getByLabel(/^Reason/)
    .press('Enter');
  await expect(outcome(page)).toHaveCount(1);
  await expect(outcome(page)).toContainText('added feedback');
  await expect(outcome(page)).toBeInViewport();
  await expect(heading).toBeFocused();
  await call('POST', `/v1/layouts/${brand}/${pageType}/unplace`, { slot: 'hero' });
  await expect(card(page, 'hero')).toHaveCount(0);
  await expect(outcome(page)).toHaveCount(0);
  await rollback();
  await expect(page.getByText('Visitors get the brand’s own layout; there is none before it.')).toBeVisible();
});

for (const width of [390, 1440])
  test(`a bar stays in view while there is a draft, leads to what can be done with it, and hides no focus, at ${width} px`, async ({
    page,
  }) => {
    await page.setViewportSize({ width, height: 900 });
    await page.goto(view);
    const bar = region(page, 'The draft');
    await expect(card(page, 'results')).toBeVisible();
    await expect(bar).toHaveCount(0);
    await page.getByRole('button', { name: 'Remove feedback' }).click();
    await expect(bar).toContainText('1 change in the draft');
    await expect(bar).toBeInViewport({ ratio: 1 });
    await page.evaluate(() => window.scrollTo(0, 0));
    const stops = await page.locator('main').locator('button, select, a, input, summary').count();
    for (let tab = 0; tab < stops; tab++) {
      await page.keyboard.press('Tab');
      const isHidden = await page.evaluate(() => {
        const [focused, over] = [document.activeElement, document.querySelector('.draft')];
        if (focused === null || over === null || over.contains(focused) || !focused.closest('main')) return false;
        return focused.getBoundingClientRect().bottom > over.getBoundingClientRect().top;
      });
      expect([await page.evaluate(() => document.activeElement?.outerHTML.slice(0, 80)), isHidden]).toEqual([
        expect.anything(),
        false,
      ]);
    }
    await bar.getByRole('button', { name: 'Apply …' }).click();
    await expect(applyForm(page).getByRole('heading', { name: 'Apply the draft' })).toBeFocused();
    await expect(applyForm(page).getByRole('heading', { name: 'Apply the draft' })).toBeInViewport();
    await bar.getByRole('button', { name: 'Preview' }).click();
    await expect(page.getByRole('heading', { name: 'On the real page' })).toBeFocused();
    await expect(page.getByRole('form', { name: 'Preview the draft' })).toBeVisible();
    await expectAccessible(page, [width]);
    await bar.getByRole('button', { name: 'Discard' }).click();
    await expect(said(page)).toHaveText('The draft was discarded.');
    await expect(bar).toHaveCount(0);
  });

test('the buttons of a slot are one tab stop; arrow keys move among them, and choose no region', async ({ page }) => {
  await page.goto(view);
  const [, second = '', third = ''] = await slotsIn('main');
  const up = (slot: string) => page.getByRole('button', { name: `Move ${slot} up`, exact: true });
  await up(second).focus();
  await page.keyboard.press('Tab');
  await expect(up(third)).toBeFocused();
  await page.keyboard.press('ArrowRight');
  await page.keyboard.press('ArrowRight');
  const places = page.getByLabel(`Region of ${third}`, { exact: true });
  await expect(places).toBeFocused();
  await page.keyboard.press('ArrowRight');
  await page.keyboard.press('ArrowRight');
  await expect(page.getByRole('button', { name: `Replace ${third}`, exact: true })).toBeFocused();
  await expect(places).toHaveValue('main');
  await page.keyboard.press('Shift+Tab');
  await expect(up(second)).toBeFocused();
  await page.keyboard.press('ArrowLeft');
  await expect(page.getByRole('button', { name: `Remove ${second}`, exact: true })).toBeFocused();
  await page.keyboard.press('Tab');
  await expect(page.getByRole('button', { name: `Replace ${third}`, exact: true })).toBeFocused();
});

test('a region that arrow keys choose moves nothing until the button is pressed, which keeps the focus', async ({
  page,
}) => {
  await page.goto(view);
  await page.getByLabel('Region of results', { exact: true }).focus();
  await page.keyboard.press('ArrowUp');
  await expect(page.getByLabel('Region of results', { exact: true })).toHaveValue('aside');
  await expect(region(page, 'The draft')).toHaveCount(0);
  await page.keyboard.press('ArrowRight');
  const move = page.getByRole('button', { name: 'Move results to that region' });
  await expect(move).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(said(page)).toHaveText('results was moved to aside.');
  await expect(region(page, 'aside')).toContainText('results');
  await expect(move).toBeFocused();
});

for (const way of ['up', 'down'] as const)
  test(`of two neighbours the one that was moved ${way} has the mark, also after the page is loaded again`, async ({
    page,
  }) => {
    await page.goto(view);
    const [first = '', second = ''] = await slotsIn('main');
    const [moved, other] = way === 'up' ? [second, first] : [first, second];
    await page.getByRole('button', { name: `Move ${moved} ${way}`, exact: true }).click();
    const isMarked = async () => {
      await expect(card(page, moved).getByText('moved', { exact: true })).toBeVisible();
      await expect(card(page, other).getByText('moved', { exact: true })).toHaveCount(0);
    };
    await isMarked();
    await expect(applyForm(page)).toContainText(`${second} and ${first} changed places in main`);
    await page.reload();
    await isMarked();
    await page.getByRole('button', { name: `Move ${other} ${way}`, exact: true }).click();
    await expect(region(page, 'The draft')).toHaveCount(0);
  });

test('who changed a page last and why, the way back and the drawing are seen without scrolling', async ({ page }) => {
  await page.setViewportSize({ width: 1440, height: 900 });
  const removed = { slot: 'feedback', why: 'nobody used it' };
  expect((await call('POST', `/v1/layouts/${brand}/${pageType}/unplace`, removed)).status).toBe(200);
  await page.goto(view);
  const [inHeader = ''] = await slotsIn('header');
  for (const one of [
    page.getByText(/^Last changed .* by .* because “nobody used it”$/),
    page.getByRole('link', { name: 'Go back to the brand’s own layout' }),
    card(page, inHeader),
  ])
    await expect(one).toBeInViewport({ ratio: 1 });
  await page.getByRole('link', { name: 'Go back to the brand’s own layout' }).click();
  await expect(page.getByRole('form', { name: 'Restore the brand’s own layout' })).toBeInViewport({ ratio: 1 });
  await page.getByRole('button', { name: /^Keep layout/ }).press('Enter');
  await expect(page.getByRole('heading', { name: `${pageType} on ${brand}` })).toBeFocused();
  await rollback();
});

test('a slot is one line or two where the window is wide', async ({ page }) => {
  await page.setViewportSize({ width: 1440, height: 900 });
  await page.goto(view);
  await expect(card(page, 'results')).toContainText('kB of scripts');
  const heights = await page
    .locator('.region:not([data-region=aside]) li')
    .evaluateAll((slots) => slots.map((slot) => slot.getBoundingClientRect().height));
  expect(Math.max(...heights)).toBeLessThan(80);
});
