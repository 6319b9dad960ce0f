import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { editorialEntrySchema, editorialListSchema, modelEditorialSchema } from '@forecourt/site';
import * as z from 'zod';
import { DraftLinks } from '../editorial/draft-links';
import { articleText } from '../testing/editorial-texts';
import { startTestServer, type TestServer } from '../testing/server';

let data: string;
let server: TestServer;
beforeEach(async () => {
  data = mkdtempSync(join(tmpdir(), 'editorial-'));
  for (const kind of ['articles', 'expert-reviews']) mkdirSync(join(data, 'editorial', kind), { recursive: true });
});
afterEach(async () => {
  await server.close();
  rmSync(data, { recursive: true, force: true, maxRetries: 10 });
});
const start = async () => {
  server = await startTestServer({}, {}, { data });
};
const put = (name: string, text: string) => writeFileSync(join(data, 'editorial', `${name}.md`), text);
const list = (query = '') => server.get(`/content/editorial?brand=research${query}`, editorialListSchema);
const entry = (slug: string) => `/content/editorial/entries/${slug}?brand=research`;

/** Repeats a request until its status is the expected one. @throws after 20 s */
async function eventually(path: string, status: number): Promise<Response> {
  const end = Date.now() + 50_000;
  for (;;) {
    const response = await fetch(server.url + path);
    if (response.status === status) return response;
    if (Date.now() > end) throw new Error(`${path} still answers ${response.status}`);
    await new Promise((resolve) => setTimeout(resolve, 20));
  }
}

test('R85 a file that appears, changes and disappears is served so without a start', async () => {
  await start();
  await server.problem(entry('tires'), 404);
  put('articles/tires', articleText({ title: 'Tires' }));
  const response = await eventually(entry('tires'), 200);
  // No shell may use it again: a correction is on pages at once.
  expect(response.headers.get('cache-control')).toBe('no-cache');
  expect(editorialEntrySchema.parse(await response.json())).toMatchObject({
    ...{ kind: 'article', href: '/articles/tires', title: 'Tires', minutes: 1, isDraft: false },
    topic: { id: 'buying', label: 'Buying' },
    picture: { src: '/_shell/vehicles/sedan/BLUE/side.svg', bitmap: '/content/photos/drawn/sedan/BLUE/side.jpg' },
  });
  rmSync(join(data, 'editorial/articles/tires.md'));
  await eventually(entry('tires'), 404);
});

test('lists have no texts, are in pages, and name the topics that there are', async () => {
  for (let at = 1; at <= 25; at += 1)
    put(
      `articles/article-${at}`,
      articleText({ published: `2026-05-${String(at).padStart(2, '0')}`, topic: at === 1 ? 'money' : 'buying' }),
    );
  await start();
  const first = await list();
  expect(first).toMatchObject({ total: 25, page: 1, pages: 2 });
  expect(first.topics.map(({ id }) => id)).toEqual(['buying', 'money']);
  expect(first.entries[0]).toMatchObject({ href: '/articles/article-25' });
  expect(first.entries[0]).not.toHaveProperty('words');
  expect((await list('&page=2')).entries.map(({ href }) => href)).toEqual(['/articles/article-1']);
  expect((await list('&topic=money')).entries).toHaveLength(1);
  expect((await list('&kind=expert-review')).total).toBe(0);
  await server.problem('/content/editorial?brand=research&page=3', 404);
});

test.each(['kind=poem', 'topic=boats', 'page=0', 'page=x', 'brand=No!'])('a list for %s is refused', async (wrong) => {
  await start();
  const name = wrong.split('=')[0]!;
  const brand = name === 'brand' ? '' : '&brand=research';
  expect((await server.problem(`/content/editorial?${wrong}${brand}`, 400)).detail).toContain(name);
});

test('R86 about a model there are two expert reviews at most, and articles, of its years', async () => {
  const vehicles = '[{ make: TOYOTA, model: CAMRY, years: [2018, 2024] }]';
  for (const name of ['a', 'b', 'c']) put(`expert-reviews/review-${name}`, articleText({ vehicles }));
  put('articles/about-it', articleText({ vehicles }));
  put('articles/general', articleText());
  await start();
  const about = (query: string) => server.get(`/content/editorial/model?brand=research&${query}`, modelEditorialSchema);
  const { reviews, articles } = await about('make=TOYOTA&model=CAMRY');
  expect(reviews.map(({ href }) => href)).toEqual(['/reviews/review-a', '/reviews/review-b']);
  expect(articles.map(({ href }) => href)).toEqual(['/articles/about-it']);
  expect(await about('make=TOYOTA&model=CAMRY&from=2025')).toEqual({ reviews: [], articles: [] });
  await server.problem('/content/editorial/model?brand=research&make=TOYOTA', 400);
});

test('R87 a draft is at its signed link only, and nothing stores it', async () => {
  put('articles/tires', articleText({ draft: 'true' }));
  await start();
  await server.problem(entry('tires'), 404);
  expect((await list()).total).toBe(0);
  const token = DraftLinks.open(data).pathOf('tires', 8).split('/').at(-1);
  const response = await fetch(`${server.url}/content/editorial/drafts/${token}`);
  expect(response.headers.get('cache-control')).toBe('no-store');
  expect(editorialEntrySchema.parse(await response.json())).toMatchObject({ isDraft: true });
  await server.problem('/content/editorial/drafts/tires.9999999999.xxxx', 404);
});

test('R85 health and metrics name what is refused, with file and line', async () => {
  put('articles/tires', articleText({ topic: 'boats' }));
  put('articles/brakes', articleText());
  await start();
  expect(await server.get('/healthz', z.unknown())).toMatchObject({
    status: 'ok',
    editorial: {
      ...{ entries: 1, outage: null },
      refused: [{ of: 'articles/tires.md', reason: expect.stringMatching(/^line 5: topic/) }],
    },
  });
  const metrics = await (await fetch(`${server.url}/metrics`)).text();
  expect(metrics).toContain('content_editorial_refused 1');
  expect(metrics).toContain('content_editorial_outage 0');
});
