import { expect, type Locator, type Page, test } from '@playwright/test';
import { registryUrl } from '../ports';
import { call } from './console-site';

export const brandsView = `${registryUrl}/console/brands`;
/** A name that would do something if it were markup. */
export const markup = '<img src=x onerror="window.pwned=1">';

/** Ids of the site's brands. */
export const brands = async (): Promise<string[]> => (await (await call('GET', '/v1/brands')).json()).brands;

/** A brand of the calling tests only, after one of the site's. The tests of the file run one after another. */
export function ownBrand(id: string, name: string): void {
  test.describe.configure({ mode: 'serial' });
  test.beforeAll(async () => {
    const copied = await call('POST', '/v1/brands/research/copies', { id, name, hosts: [`${id}.localhost`] });
    // A site that runs already may have it from an earlier run.
    expect(await brands(), await copied.text()).toContain(id);
  });
  test.afterAll(async () => {
    await call('DELETE', `/v1/brands/${id}`);
  });
}

/** The outcome of a change. */
export const done = (of: Locator) => of.getByRole('status').filter({ hasText: 'Done' });
/** The form for a brand after another one. */
export const newBrand = (page: Page) => page.getByRole('form', { name: 'New brand after another' });
export const row = (page: Page, brand: string) => page.getByRole('row', { name: new RegExp(`^${brand} `) });
