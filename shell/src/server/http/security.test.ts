import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { startTestSite, type TestSite } from '../testing/test-shell';

let site: TestSite;
beforeAll(async () => {
  site = await startTestSite();
});
afterAll(() => site.close());

const foreign = { Origin: 'https://evil.example' };

test.each([
  ['a page', '/cars-for-sale/all'],
  ['a vehicle', '/cars-for-sale/vehicle/1/toyota/camry'],
  ['a page that is not there', '/cars-for-sale/nowhere-at-all'],
  ['an icon', '/_shell/icon.svg'],
  ['a view', '/_shell/view?url=%2Fcars-for-sale%2Fall&needs=listing'],
  ['a question that is none', '/_shell/view?needs=x'],
])('%s is sniffed, framed and read across origins by nobody', async (_what, path) => {
  const { headers } = await site.page(path, foreign);
  expect(headers.get('x-content-type-options')).toBe('nosniff');
  expect(headers.get('strict-transport-security')).toMatch(/^max-age=\d{8,}; includeSubDomains/);
  expect(headers.get('referrer-policy')).toBe('strict-origin-when-cross-origin');
  expect(headers.get('x-frame-options')).toBe('DENY');
  expect(headers.get('content-security-policy')).toContain("frame-ancestors 'none'");
  expect(headers.get('access-control-allow-origin')).toBeNull();
  expect(headers.get('x-powered-by')).toBeNull();
});

test('cookies of campaigns are for the server alone, and not sent along from other sites', async () => {
  const { headers } = await site.page('/cars-for-sale/all?psid=spring');
  expect(headers.get('set-cookie')).toMatch(/^psid=spring;.*; HttpOnly/);
  expect(headers.get('set-cookie')).toContain('; SameSite=Lax');
});

test('a style sheet that was changed on the disk is not the one of that name', async () => {
  const { html } = await site.page();
  const [url = ''] = /\/_shell\/styles\/[^"]+\.css/.exec(html) ?? [];
  const file = join(site.dataDir, 'shell/styles', url.split('/').at(-1)!);
  await site.restartShell();
  expect((await site.page(url)).status).toBe(200);
  await site.restartShell(() => writeFile(file, 'body { display: none }'));
  const { status, html: css } = await site.page(url);
  expect(css).not.toContain('display: none }');
  expect([200, 404]).toContain(status);
});
