import { expect, type Page } from '@playwright/test';

/**
 * Returns what each part of the page shows about its search, and what the server renders for the page's URL. Sections may be open here
 * that are closed there, so boxes are compared with those of the page of all filters.
 */
function said(page: Page): Promise<{ here: unknown; byServer: unknown }> {
  return page.evaluate(async () => {
    const partsOf = (of: Document) => ({
      title: of.querySelector('h1')?.textContent,
      count: of.querySelector('[data-slot="results"] h2')?.textContent?.replace(/ Match(es)?$/, ''),
      panel: /([\d,]+) match(es)?, /.exec(of.querySelector('[data-slot="filters"]')?.textContent ?? '')?.[1],
      first: of.querySelector('[data-slot="results"] h3 a[href*="clickType=listing"]')?.getAttribute('href'),
    });
    const keysOf = (of: Document, state: string) =>
      [...of.querySelectorAll<HTMLInputElement>(`[data-slot="filters"] input[type="checkbox"]${state}`)].map(
        ({ name, value }) => `${name}=${value}`,
      );
    const load = async (url: string) => new DOMParser().parseFromString(await (await fetch(url)).text(), 'text/html');
    const byServer = await load(location.href);
    const form = await load(byServer.querySelector('[data-slot="filters"] .fc-bar a')?.getAttribute('href') ?? '');
    const chosen = new Set(keysOf(form, ':checked'));
    return {
      here: { ...partsOf(document), boxes: keysOf(document, ':checked') },
      byServer: { ...partsOf(byServer), boxes: keysOf(document, '').filter((key) => chosen.has(key)) },
    };
  });
}

/** Expects all parts of the page to show the same search, that of its URL. */
export async function expectOneSearch(page: Page): Promise<void> {
  await expect(async () => {
    const { here, byServer } = await said(page);
    expect(here).toEqual(byServer);
    expect(here).toEqual({ ...Object(here), count: Object(here).panel, first: expect.stringContaining('/vehicle/') });
  }).toPass({ intervals: [50, 100, 250] });
}
