import { brands } from '@forecourt/brands';
import { filesOf } from '../../testing/files-of';
import { startTestSite, type TestSite } from '../../testing/test-shell';

let site: TestSite;
beforeAll(async () => {
  site = await startTestSite();
});
afterAll(() => site.close());

const asking = brands.find(({ ads }) => ads?.asksConsent)!;
const silent = brands.find(({ ads }) => !ads?.asksConsent)!;
const at = (id: string) => `${id}.localhost`;
const refUrl = '/cars-for-sale/all?maxPrice=20000';
const post = (body: Record<string, string>, headers = {}) =>
  fetch(`${site.shell.url}/cars-for-sale/ad-consent`, {
    ...{ method: 'POST', body: new URLSearchParams(body), redirect: 'manual' },
    headers: { Origin: site.shell.url, ...headers },
  });

test.each(['granted', 'denied'])(
  '%s is stored for a year, for this site only, and leads back to the page',
  async (answer) => {
    const response = await post({ answer, refUrl });
    expect([response.status, response.headers.get('location')]).toEqual([303, refUrl]);
    expect(response.headers.get('cache-control')).toBe('no-store');
    expect(response.headers.get('set-cookie')).toMatch(
      new RegExp(`^ad-consent=${answer}; Max-Age=31536000; Path=/;.*HttpOnly; SameSite=Lax$`),
    );
  },
);

test.each<Record<string, string>>([{}, { answer: '' }, { answer: 'perhaps' }])(
  'an invalid form (%j) is 400 and stores nothing',
  async (body) => {
    const response = await post(body);
    expect([response.status, response.headers.get('set-cookie')]).toEqual([400, null]);
  },
);

test.each(['//evil.example', 'https://evil.example/', ''])('R13 it does not lead to %p', async (elsewhere) => {
  const response = await post({ answer: 'denied', refUrl: elsewhere });
  expect(response.headers.get('location')).toBe('/cars-for-sale/all');
});

test('a foreign page cannot answer for a visitor', async () => {
  expect((await post({ answer: 'granted' }, { Origin: 'https://evil.example' })).status).toBe(403);
});

test('a page of a brand that asks for consent depends on the answer, and is private once there is one', async () => {
  const before = await site.page('/cars-for-sale/all', { host: at(asking.id) });
  expect((await filesOf(site, before)).view.params).toEqual({});
  expect(before.headers.get('cache-control')).toContain('public');
  expect(before.headers.get('set-cookie')).toBeNull();
  expect(before.html).toContain('<a href="/privacy#ad-choices">Ad choices</a>');
  for (const answer of ['granted', 'denied']) {
    const page = await site.page('/cars-for-sale/all', { host: at(asking.id), Cookie: `ad-consent=${answer}` });
    expect((await filesOf(site, page)).view.params).toEqual({ adConsent: answer });
    expect(page.headers.get('cache-control')).toBe('private, no-store');
  }
  const odd = await site.page('/cars-for-sale/all', { host: at(asking.id), Cookie: 'ad-consent=perhaps' });
  expect((await filesOf(site, odd)).view.params).toEqual({});
});

test('a brand that does not ask looks at no answer, and its pages are everybody’s', async () => {
  const page = await site.page('/cars-for-sale/all', { host: at(silent.id), Cookie: 'ad-consent=granted' });
  expect((await filesOf(site, page)).view.params).toEqual({});
  expect(page.html).not.toContain('ad-choices');
  expect(page.headers.get('cache-control')).toContain('public');
});
