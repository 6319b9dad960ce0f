import { startTestSite, type TestSite } from './testing/test-shell';

const publicOrigin = 'https://cars.example';
let site: TestSite;
beforeAll(async () => {
  site = await startTestSite({ env: { PUBLIC_ORIGINS: publicOrigin, OPERATIONS_PORT: '0' } });
});
afterAll(() => site.close());

const all = '/cars-for-sale/all';

test.each([
  'evil.example',
  'evil.example?x=',
  'maker.localhost@evil.example',
  'maker.localhost.evil.example',
  'evil.example:80',
  '"cars.example"',
  'cars.example, evil.example',
  'undefined',
  '__proto__',
  'x'.repeat(4000),
])('host %p is none of the site: 421, and nothing of it is in the answer', async (host) => {
  const { status, html, headers } = await site.page(all, { host });
  expect(status).toBe(421);
  expect(html + JSON.stringify([...headers])).not.toContain('evil');
});

test.each([
  'localhost',
  'localhost:3000',
  'LOCALHOST',
  'maker.localhost:1',
  'any.localhost',
  '127.0.0.1',
  '[::1]:80',
  'cars.example',
  'cars.example.',
])('host %p is one of the site', async (host) => {
  expect((await site.page(all, { host })).status).toBe(200);
});

test('R16 the canonical link and the structured data are those of the configured origin, whatever host a request names', async () => {
  const { html } = await site.page(all, { host: '127.0.0.1' });
  expect(html).toContain(`<link rel="canonical" href="${publicOrigin}${all}">`);
  expect(html).toContain(`"${publicOrigin}/cars-for-sale/vehicle/1/toyota/camry"`);
  expect(html).not.toContain('http://127.0.0.1');
});

test('R16 a brand without a configured origin has that of the request', async () => {
  const { html } = await site.page(all, { host: 'maker.localhost:1234' });
  expect(html).toContain(`<link rel="canonical" href="http://maker.localhost:1234${all}">`);
});

test('R12 cookies are Secure where the public origin is https, and only there', async () => {
  const cookie = async (host: string) => (await site.page(`${all}?psid=a`, { host })).headers.get('set-cookie');
  expect(await cookie('cars.example')).toMatch(/^psid=a;.*; Secure/);
  expect(await cookie('maker.localhost')).not.toMatch(/Secure/);
});

test.each([
  ['the public one', publicOrigin, true],
  ['the same under another scheme', 'http://cars.example', false],
  ['the same at another port', 'https://cars.example:8443', false],
  ['one with somebody in front', 'https://me@cars.example', false],
  ['one that is longer', 'https://cars.example.evil.example', false],
  ['none', 'null', false],
])('a write from %s is recognised by its whole origin', async (_title, origin, isTaken) => {
  const response = await fetch(`${site.shell.url}/account-api/email-subscribe`, {
    ...{ method: 'POST', body: '{}', headers: { origin, 'content-type': 'application/json' } },
  });
  expect(response.status !== 403).toBe(isTaken);
});

test('a write from a page of the request’s own host needs its own scheme', async () => {
  const write = (origin: string) =>
    fetch(`${site.shell.url}/account-api/email-subscribe`, { method: 'POST', headers: { origin } });
  expect((await write(site.shell.url)).status).not.toBe(403);
  expect((await write(site.shell.url.replace('http:', 'ftp:'))).status).toBe(403);
});

test('with a port of their own, health and figures are there and nowhere else', async () => {
  const status = async (url: string) => (await fetch(url)).status;
  for (const path of ['/livez', '/healthz', '/metrics']) {
    expect([path, await status(site.shell.operationsUrl + path)]).toEqual([path, 200]);
    expect([path, await status(site.shell.url + path)]).toEqual([path, 404]);
  }
  expect(await status(`${site.shell.operationsUrl}/cars-for-sale/all`)).toBe(404);
});

test('no answer lets itself be framed, nor requests anything of the device but its location, for itself', async () => {
  const { headers } = await site.page(all, { host: 'evil.example' });
  expect([headers.get('x-frame-options'), headers.get('permissions-policy')]).toEqual([
    'DENY',
    expect.stringMatching(/^geolocation=\(self\),camera=\(\),/),
  ]);
});
