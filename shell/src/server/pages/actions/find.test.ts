import { filesOf } from '../../testing/files-of';
import { startTestSite, type TestSite } from '../../testing/test-shell';

let site: TestSite;
/** The marketplace's interpretation of a text, and the number of listings with a word. */
const understood: Record<string, { params: Record<string, string[]>; rest: string[]; dropped?: string[] }> = {
  'not turbo camry xyzzy': { params: { modelCode: ['CAMRY|TOYOTA'] }, rest: ['xyzzy'], dropped: ['not', 'turbo'] },
  'red camry xyzzy turbo': {
    params: { makeCode: ['TOYOTA'], modelCode: ['CAMRY|TOYOTA'], extColorSimple: ['RED'] },
    rest: ['xyzzy', 'turbo'],
  },
  'camry in 60601': { params: { makeCode: ['TOYOTA'], modelCode: ['CAMRY|TOYOTA'], zip: ['60601'] }, rest: [] },
  xyzzy: { params: {}, rest: ['xyzzy'] },
};
let asked: string[] = [];
let isDown = false;

beforeAll(async () => {
  site = await startTestSite();
  site.marketplace.fault = (request, response) => {
    const url = new URL(request.url ?? '/', 'http://marketplace');
    const [, text] = /\/suggested\/keywords\/(.*)$/.exec(url.pathname) ?? [];
    const isCount = url.pathname === '/rest/lsc/listing/count';
    if (text === undefined && !isCount) return false;
    asked.push(request.url ?? '');
    if (isDown) {
      response.writeHead(500).end();
      return true;
    }
    const reading = understood[decodeURIComponent(text ?? '')] ?? { params: {}, rest: [] };
    const keywords = [{ text: 'Toyota Camry', params: { makeCode: ['TOYOTA'], modelCode: ['CAMRY|TOYOTA'] } }];
    const totalResultCount = url.searchParams.get('keyword') === 'turbo' ? 7 : 0;
    response.setHeader('Content-Type', 'application/json');
    response.end(JSON.stringify(isCount ? { totalResultCount } : { keywords, understood: reading }));
    return true;
  };
});
beforeEach(() => {
  asked = [];
  isDown = false;
});
afterAll(() => site.close());

const find = (fields: Record<string, string>, path = '', headers = {}) =>
  site.page(`/cars-for-sale/find${path}?${new URLSearchParams(fields)}`, headers);
const location = async (fields: Record<string, string>) => (await find(fields)).headers.get('location');

test('R34 a form of words is answered 303 with the canonical search, which keeps place and order', async () => {
  const from = '/cars-for-sale/all/toyota?maxPrice=9000&zip=30303&sortBy=yearDESC';
  const answer = await find({ text: 'red camry xyzzy turbo', from });
  expect([answer.status, answer.headers.get('cache-control')]).toEqual([303, 'no-store']);
  // Words that listings contain are searched for; a message names the rest.
  expect(answer.headers.get('location')).toBe(
    '/cars-for-sale/all/toyota/camry?zip=30303&sortBy=yearDESC&extColorSimple=RED&keyword=turbo',
  );
  expect(answer.headers.get('set-cookie')).toMatch(/^not-understood=xyzzy; Max-Age=60; Path=\/;.*HttpOnly/);
  expect(await location({ text: 'camry in 60601', from })).toBe(
    '/cars-for-sale/all/toyota/camry?zip=60601&sortBy=yearDESC',
  );
});

test('R34 words that are not wanted are named, and never looked up in listings', async () => {
  const answer = await find({ text: 'not turbo camry xyzzy' });
  expect(answer.headers.get('location')).not.toContain('turbo');
  expect(answer.headers.get('set-cookie')).toMatch(/^not-understood=not%20turbo%20xyzzy;/);
  expect(asked.filter((url) => url.includes('turbo') && url.includes('count'))).toEqual([]);
});

test('R34 a text of which nothing is understood leaves the search as it was, and so does none', async () => {
  const from = '/cars-for-sale/all/toyota?maxPrice=9000';
  expect(await location({ text: 'xyzzy', from })).toBe(from);
  expect(await location({ text: '  ', from })).toBe(from);
});

test('R34 words that are not understood are named once, by the page that the search leads to', async () => {
  const said = await site.page('/cars-for-sale/all', { Cookie: 'not-understood=xyz%3Cb%3E' });
  expect(said.html).toContain('"notUnderstood":"xyz\\u003cb>"');
  expect(said.headers.get('set-cookie')).toMatch(/^not-understood=; .*Expires=Thu, 01 Jan 1970/);
  expect(said.headers.get('cache-control')).toBe('private, no-store');
  expect((await filesOf(site, await site.page())).view.params).toEqual({});
});

test('R34 if the keyword service fails, the words are searched as they are', async () => {
  isDown = true;
  expect(await location({ text: 'red camry' })).toBe('/cars-for-sale/all?keyword=red+camry');
  const answer = await find({ text: 'red' }, '/suggestions');
  expect([answer.status, answer.headers.get('cache-control')]).toEqual([200, 'no-store']);
  expect(JSON.parse(answer.html)).toEqual({ suggestions: [], rest: [] });
});

test('R34 suggestions lead to canonical searches from the page they are requested on, and are cacheable for a minute', async () => {
  const answer = await find({ text: 'toyta cam', from: '/cars-for-sale/all/hyundai?zip=30303' }, '/suggestions');
  expect(answer.headers.get('cache-control')).toBe('private, max-age=60');
  expect(JSON.parse(answer.html)).toEqual({
    suggestions: [{ text: 'Toyota Camry', href: '/cars-for-sale/all/toyota/camry?zip=30303' }],
    rest: [],
  });
});

test('a brand of one make searches no other, and a brand without the search by words has no such address', async () => {
  await find({ text: 'camry' }, '', { Host: 'maker.localhost' });
  expect(asked[0]).toBe('/rest/lsc/marketplace/suggested/keywords/camry?makeCode=HYUND');
  expect((await find({ text: 'camry' }, '', { Host: 'certified.localhost' })).status).toBe(404);
});

test.each([
  ['x'.repeat(1000), 'x'.repeat(200)],
  ['🚗'.repeat(150), '🚗'.repeat(100)],
  [`a${'🚗'.repeat(150)}`, `a${'🚗'.repeat(99)}`],
  ['\u202eאבג', '\u202eאבג'],
  ['(((.*+?[', '(((.*+?['],
  ['__proto__', '__proto__'],
  ['../../count', '../../count'],
])('hostile words are passed on as words, and cut: %s', async (text, passed) => {
  expect((await find({ text })).status).toBe(303);
  expect(asked[0]).toBe(`/rest/lsc/marketplace/suggested/keywords/${encodeURIComponent(passed)}`);
});

test.each(['//evil.example/x', 'https://evil.example', '/\\evil.example', `/${'x'.repeat(5000)}`])(
  'R13 words typed on %s lead nowhere else',
  async (from) => {
    const { status, headers } = await find({ text: 'xyzzy', from });
    if (status !== 400) expect(headers.get('location')).toBe('/cars-for-sale/all');
  },
);
