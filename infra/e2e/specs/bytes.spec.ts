/** Bytes to send and hydrate the search page, in every run of the tests: bytes are the same on every machine; times are for the benchmarks. */
import type { Request } from '@playwright/test';
import { expect, test } from './watched-page';

/** Most compressed bytes of bodies, and most requests. The budgets are in the benchmarks; these limits prevent getting further from them. */
const most = {
  document: { bytes: 47_000, requests: 1 },
  stylesheet: { bytes: 20_000, requests: 1 },
  script: { bytes: 195_000, requests: 44 },
};
const hostBytes = 112_000;

test('HTML, style and script of the search page stay within their bounds, the host within its own, and no file of mfe-vehicle is loaded', async ({
  page,
}) => {
  const asked: Request[] = [];
  page.on('requestfinished', (request) => asked.push(request));
  await page.goto('/cars-for-sale/all');
  for (const slot of ['hero', 'filters', 'showcase', 'save-search', 'results', 'compare-drawer'])
    await expect(page.locator(`[data-slot="${slot}"]`)).toHaveAttribute('data-alive', /.*/);

  const bytesOf = async (requests: readonly Request[]) => {
    const sizes = await Promise.all(requests.map((request) => request.sizes()));
    return sizes.reduce((sum, { responseBodySize }) => sum + responseBodySize, 0);
  };
  for (const [type, bound] of Object.entries(most)) {
    const requests = asked.filter((request) => request.resourceType() === type);
    expect(requests.length, type).toBeGreaterThan(0);
    expect(requests.length, type).toBeLessThanOrEqual(bound.requests);
    expect(await bytesOf(requests), type).toBeLessThanOrEqual(bound.bytes);
  }
  const host = asked.filter((request) => /\/_shell\/assets\/host\./.test(request.url()));
  expect(host).toHaveLength(1);
  expect(await bytesOf(host)).toBeLessThanOrEqual(hostBytes);
  // Overlays are loaded when they are opened.
  expect(asked.map((request) => request.url()).filter((url) => url.includes('/remotes/mfe-vehicle/'))).toEqual([]);
});
