import { filesOf } from '../../testing/files-of';
import { startTestSite, type TestSite } from '../../testing/test-shell';

let site: TestSite;
beforeAll(async () => {
  site = await startTestSite();
});
afterAll(() => site.close());

const fields = { modelCode: 'CAMRY|TOYOTA', refUrl: '/cars-for-sale/all/toyota/camry' };
const post = (body: Record<string, string>, headers = {}) =>
  fetch(`${site.shell.url}/cars-for-sale/model-names`, {
    ...{ method: 'POST', body: new URLSearchParams(body), redirect: 'manual' },
    headers: { Origin: site.shell.url, ...headers },
  });

test('R36 "No" is stored until the browser is closed, "never" for a year; both lead back to the page', async () => {
  const no = await post(fields);
  expect([no.status, no.headers.get('location')]).toEqual([303, fields.refUrl]);
  expect(no.headers.get('set-cookie')).toMatch(/^model-names=CAMRY%7CTOYOTA; Path=\/; HttpOnly; SameSite=Lax$/);
  const never = await post({ ...fields, again: 'never' });
  expect(never.headers.get('set-cookie')).toMatch(/^model-names=never; Max-Age=31536000; Path=\/;.*HttpOnly/);
});

const bad: Record<string, string>[] = [
  {},
  { modelCode: '' },
  { modelCode: 'CAMRY' },
  { modelCode: 'A|B\r\nx: y' },
  { ...fields, again: 'x' },
];
test.each(bad)('R36 an invalid form (%j) is 400 and stores nothing', async (body) => {
  const answer = await post(body);
  expect([answer.status, answer.headers.get('set-cookie')]).toEqual([400, null]);
});

test.each(['//evil.example', 'https://evil.example/', ''])('R13 it does not lead to %p', async (refUrl) => {
  expect((await post({ ...fields, refUrl })).headers.get('location')).toBe('/cars-for-sale/all');
});

test('a foreign page cannot answer for a shopper', async () => {
  expect((await post(fields, { Origin: 'https://evil.example' })).status).toBe(403);
});

test('R36 a page that leaves the question out is private; every other page is as without the cookie', async () => {
  const page = (path: string, said: string) => site.page(path, { Cookie: `model-names=${said}` });
  for (const said of ['never', 'CAMRY%7CTOYOTA']) {
    const knowing = await page('/cars-for-sale/all/toyota/camry', said);
    expect((await filesOf(site, knowing)).view.params).toEqual({ namesKnown: '1' });
    expect(knowing.headers.get('cache-control')).toBe('private, no-store');
  }
  for (const [path, said] of [
    ['/cars-for-sale/all/toyota/camry', 'RAV4%7CTOYOTA'],
    ['/cars-for-sale/all', 'never'],
  ] as const) {
    const asking = await page(path, said);
    expect((await filesOf(site, asking)).view.params).toEqual({});
    expect(asking.headers.get('cache-control')).toContain('public');
  }
});
