/** Appending results. */
import { atRest, cards, open, results, SearchGate, shownListings, watchSearches } from './results-page';
import { expect, test } from './watched-page';

const all = '/cars-for-sale/all';

test.describe('R55 more results', () => {
  const more = /See More Results/;

  test('requested twice on a slow network, they arrive once, without duplicates', async ({ page }) => {
    await open(page, all);
    await expect(cards(page)).toHaveCount(30);
    const gate = await SearchGate.on(page);
    const button = results(page).getByRole('link', { name: more });
    await button.dblclick();
    const search = await gate.search(0);
    expect(search.url).toBe(`${all}?firstRecord=30`);
    await expect(results(page).getByText('Loading more results...')).toBeVisible();
    await results(page).getByText('Loading more results...').click();
    expect(gate.asked).toBe(1);
    await search.answer();
    await expect(cards(page)).toHaveCount(60);
    const shown = await shownListings(page);
    expect(new Set(shown).size).toBe(shown.length);
    await expect(page).toHaveURL(all);
  });

  test('the first click arms loading on scroll, page after page', async ({ page }) => {
    await open(page, all);
    const searches = watchSearches(page);
    await cards(page).last().scrollIntoViewIfNeeded();
    await atRest(page);
    expect(searches).toEqual([]);
    await results(page).getByRole('link', { name: more }).click();
    await expect(cards(page)).toHaveCount(60);
    await cards(page).last().scrollIntoViewIfNeeded();
    await expect.poll(() => cards(page).count()).toBeGreaterThanOrEqual(90);
    const shown = await shownListings(page);
    expect(new Set(shown).size).toBe(shown.length);
    expect(searches.slice(0, 2)).toEqual([`${all}?firstRecord=30`, `${all}?firstRecord=60`]);
  });

  test.describe('that fail', () => {
    test.use({ allowedComplaints: [/could not be loaded|Failed to load resource/] });

    test('show a retry, do not loop, do not advance; the retry requests the same page', async ({ page }) => {
      await open(page, all);
      const gate = await SearchGate.on(page);
      await results(page).getByRole('link', { name: more }).click();
      await (await gate.search(0)).fail(500);
      await expect(results(page).getByText('More results could not be loaded.')).toBeVisible();
      await atRest(page);
      expect(gate.asked).toBe(1);
      await expect(cards(page)).toHaveCount(30);
      await results(page).getByRole('button', { name: 'Try again' }).click();
      const again = await gate.search(1);
      expect(again.url).toBe(`${all}?firstRecord=30`);
      await again.answer();
      await expect(cards(page)).toHaveCount(60);
      const shown = await shownListings(page);
      expect(new Set(shown).size).toBe(shown.length);
    });
  });
});
