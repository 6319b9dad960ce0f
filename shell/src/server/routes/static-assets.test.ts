import { brandIds } from '@forecourt/brands';
import { startTestSite, type TestSite } from '../testing/test-shell';

describe("the shell's own files", () => {
  let site: TestSite;

  beforeAll(async () => {
    site = await startTestSite();
  });
  afterAll(() => site.close());

  test('every brand has an icon of its own, which the page names', async () => {
    const icons = await Promise.all(
      brandIds.map((brand) => site.page('/_shell/icon.svg', { Host: `${brand}.localhost:3000` })),
    );
    for (const icon of icons) {
      expect([icon.status, icon.headers.get('content-type')]).toEqual([200, 'image/svg+xml; charset=utf-8']);
      expect(icon.headers.get('cache-control')).toBe('public, max-age=86400');
      expect(icon.html).toMatch(/^<svg [^>]*viewBox="0 0 32 32">.*<\/svg>\s*$/s);
    }
    expect(new Set(icons.map(({ html }) => html)).size).toBe(brandIds.length);
    expect((await site.page()).html).toMatch(/<link rel="icon"[^>]*href="\/_shell\/icon\.svg"/);
  });

  test('the host is served for ever under the name of its content, compressed where that is understood', async () => {
    // The starter names it; the tests' starter does not.
    const url = '/_shell/assets/host.0123456789.js';
    const plain = await site.page(url);
    expect([plain.status, plain.headers.get('cache-control')]).toEqual([200, 'public, max-age=31536000, immutable']);
    expect(plain.headers.get('content-encoding')).toBeNull();
    const packed = await site.page(url, { 'Accept-Encoding': 'br' });
    expect([packed.headers.get('content-encoding'), packed.headers.get('vary')]).toEqual(['br', 'Accept-Encoding']);
  });

  test.each([
    '/_shell/assets/assets.json',
    '/_shell/assets/..%2fworker.js',
    '/_shell/styles/none.css',
    '/_shell/styles/..%2f..%2freference.json',
    '/_shell/vehicles/none.svg',
  ])('there is nothing at %s', async (path) => {
    expect((await site.page(path)).status).toBe(404);
  });
});
