import { brands } from '@forecourt/brands';
import { sitePages } from '@forecourt/site';
import { eventually, startTestSite, type TestSite } from '../testing/test-shell';

let site: TestSite;
beforeAll(async () => {
  site = await startTestSite();
  await eventually(
    () => site.page('/privacy'),
    (page) => page.outcome('article') === 'ok',
  );
});
afterAll(() => site.close());

test.each(brands.map(({ id }) => id))('%s has pages of its own words, and every page names them', async (id) => {
  const host = `${id}.localhost`;
  const page = await site.page('/privacy?utm_source=mail', { host });
  expect([page.status, page.outcome('article')]).toEqual([200, 'ok']);
  expect(page.html).toContain('<title>Privacy | ');
  expect(page.html).toContain(`<link rel="canonical" href="http://${host}/privacy">`);
  expect(page.html).toContain(`<meta property="og:url" content="http://${host}/privacy">`);
  const { html } = await site.page('/no-such-page', { host });
  for (const { href } of sitePages) {
    expect(page.html).toContain(`<a href="${href}">`);
    expect(html).toContain(`<a href="${href}">`);
  }
});

test('an article that does not exist is not found; one that could not be loaded is an error page', async () => {
  expect((await site.page('/terms')).status).toBe(404);
  expect((await site.page('/imprint')).status).toBe(404);
  site.content.fault = (_request, response) => {
    response.writeHead(500).end();
    return true;
  };
  expect((await site.page('/terms', { host: 'maker.localhost' })).status).toBe(500);
});
