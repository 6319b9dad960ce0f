import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { type BrowserContext, expect, type Page, test } from '@playwright/test';
import { dataDir, registryUrl } from '../ports';

export const pageType = 'results';

/**
 * The results page of a brand of the calling tests only, so that no page of another test changes, and what they do with it. The tests of
 * the file run one after another.
 */
export function editedPage(brand: string) {
  let token: string;
  let cookie: string;
  test.describe.configure({ mode: 'serial' });
  test.beforeAll(async () => {
    token = (await readFile(join(dataDir, 'registry/token'), 'utf8')).trim();
    const { brand: data } = await (await call('GET', '/v1/brands/research')).json();
    const own = { ...data, id: brand, name: 'Edited pages', hosts: [`${brand}.localhost`] };
    const published = await call('PUT', `/v1/brands/${brand}`, { brand: own });
    expect(published.status, await published.text()).toBe(200);
    const begun = await call('POST', '/v1/session', { token }, { origin: registryUrl });
    cookie = begun.headers.get('set-cookie')?.split(';')[0] ?? '';
  });
  test.afterAll(async () => {
    await call('DELETE', `/v1/brands/${brand}`);
  });
  const call = (method: string, path: string, body?: unknown, headers: Record<string, string> = {}) =>
    fetch(registryUrl + path, {
      method,
      headers: { authorization: `Bearer ${token}`, 'content-type': 'application/json', ...headers },
      ...(body !== undefined && { body: JSON.stringify(body) }),
    });
  const layout = async () => (await call('GET', `/v1/layouts/${brand}/${pageType}`)).json();
  return {
    view: `${registryUrl}/console/pages/${brand}/${pageType}`,
    tokenOf: () => token,
    call,
    layout,
    slotsIn: async (region: string | null): Promise<string[]> =>
      (await layout()).slots.flatMap((one: { slot: string; region: string | null }) =>
        one.region === region ? [one.slot] : [],
      ),
    rollback: () => call('POST', `/v1/layouts/${brand}/${pageType}/rollback`),
    signedIn: async (context: BrowserContext): Promise<void> => {
      const [name = '', value = ''] = cookie.split('=');
      await context.addCookies([{ name, value, url: registryUrl }]);
    },
  };
}

export const region = (page: Page, name: string) => page.getByRole('region', { name, exact: true });
export const card = (page: Page, slot: string) =>
  page.getByRole('listitem').filter({ has: page.getByRole('button', { name: `Remove ${slot}`, exact: true }) });
export const apply = (page: Page) => page.getByRole('button', { name: /^Apply for all visitors/ });
export const applyForm = (page: Page) => page.getByRole('form', { name: 'Apply the draft' });
export const said = (page: Page) => page.locator('[role=status].exact');
/** The outcome of the last change, below the heading of the page's layout. */
export const outcome = (page: Page) => page.getByRole('status').filter({ hasText: 'Done' });
