import { expect, type Page } from '@playwright/test';

/** Returns what each part of the page shows about its search, and what the server renders for the page's URL. */
function said(page: Page): Promise<{ here: unknown; byServer: unknown }> {
  return page.evaluate(async () => {
    const partsOf = (of: Document) => ({
      title: of.querySelector('h1')?.textContent,
      count: of.querySelector('[data-slot="results"] h2')?.textContent?.replace(/ Match(es)?$/, ''),
      panel: /([\d,]+) match(es)?, /.exec(of.querySelector('[data-slot="filters"]')?.textContent ?? '')?.[1],
      boxes: [...of.querySelectorAll<HTMLInputElement>('[data-slot="filters"] input:checked')].map(
        ({ name, value }) => `${name}=${value}`,
      ),
      first: of.querySelector('[data-slot="results"] h3 a[href*="clickType=listing"]')?.getAttribute('href'),
    });
    const html = await (await fetch(location.href)).text();
    return { here: partsOf(document), byServer: partsOf(new DOMParser().parseFromString(html, 'text/html')) };
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
