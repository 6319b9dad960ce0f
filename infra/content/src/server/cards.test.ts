import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { modelCardPath, textCardPath } from '@forecourt/site';
import sharp from 'sharp';
import { articleText } from '../testing/editorial-texts';
import { camrys, startMarketplace, type TestMarketplace } from '../testing/marketplace';
import { startTestServer, type TestServer } from '../testing/server';

let data: string;
let marketplace: TestMarketplace;
let server: TestServer;
beforeAll(async () => {
  data = mkdtempSync(join(tmpdir(), 'cards-'));
  const articles = join(data, 'editorial/articles');
  mkdirSync(join(articles, 'pictures'), { recursive: true });
  const photograph = { create: { width: 600, height: 300, channels: 3, background: '#ff0000' } } as const;
  writeFileSync(join(articles, 'pictures/red.png'), await sharp(photograph).png().toBuffer());
  writeFileSync(join(articles, 'tires.md'), articleText({ title: 'Tires & <wheels>' }));
  writeFileSync(join(articles, 'red.md'), articleText({ picture: '{ file: red.png, alt: Red }' }));
  writeFileSync(join(articles, 'hidden.md'), articleText({ draft: 'true' }));
  writeFileSync(join(articles, 'elsewhere.md'), articleText({ brands: '[maker]' }));
  marketplace = await startMarketplace();
  server = await startTestServer({}, {}, { data }, { marketplaceUrl: marketplace.url });
});
beforeEach(() => {
  Object.assign(marketplace, { answer: { status: 200, body: camrys }, asked: [] });
});
afterAll(async () => {
  await server.close();
  await marketplace.close();
  rmSync(data, { recursive: true, force: true, maxRetries: 10 });
});

async function pictureAt(path: string) {
  const response = await fetch(server.url + path);
  expect([path, response.status, response.headers.get('content-type')]).toEqual([path, 200, 'image/jpeg']);
  expect(response.headers.get('cache-control')).toBe('public, max-age=3600');
  const bytes = Buffer.from(await response.arrayBuffer());
  // Social networks refuse large pictures.
  expect(bytes.length).toBeLessThan(150_000);
  expect(await sharp(bytes).metadata()).toMatchObject({ format: 'jpeg', width: 1200, height: 630 });
  return bytes;
}

test('the picture of a model has what the marketplace says of it in the condition that the brand shows, asked for once', async () => {
  const [first, again] = await Promise.all([1, 2].map(() => pictureAt(modelCardPath('research', 'TOYOTA', 'CAMRY'))));
  expect(first?.equals(again!)).toBe(true);
  expect(marketplace.asked).toEqual([
    {
      ...{ makeCode: 'TOYOTA', modelCode: 'CAMRY|TOYOTA', listingType: 'USED' },
      ...{ numRecords: '1', hideFilters: 'true' },
    },
  ]);
  marketplace.answer.body = { ...camrys, totalResultCount: 12 };
  const of2021 = await pictureAt(modelCardPath('research', 'TOYOTA', 'CAMRY', 2021));
  expect(of2021.equals(first!)).toBe(false);
  expect(marketplace.asked[1]).toMatchObject({ startYear: '2021', endYear: '2021' });
});

test('a brand that was published since has a picture, too', async () => {
  await pictureAt(modelCardPath('electric', 'TOYOTA', 'RAV4'));
  await pictureAt(textCardPath('electric', 'tires'));
});

test('the picture of an article has its drawing or its photograph', async () => {
  const drawn = await pictureAt(textCardPath('research', 'tires'));
  const photographed = await pictureAt(textCardPath('research', 'red'));
  const colorIn = async (picture: Buffer) => {
    const place = { left: 860, top: 400, width: 4, height: 4 };
    const { channels } = await sharp(await sharp(picture).extract(place).png().toBuffer()).stats();
    return channels.map(({ mean }) => Math.round(mean / 50));
  };
  expect(await colorIn(photographed)).toEqual([5, 0, 0]);
  expect(await colorIn(drawn)).not.toEqual([5, 0, 0]);
});

test.each([
  '/content/cards/research/texts/none.jpg',
  '/content/cards/research/texts/hidden.jpg',
  '/content/cards/research/texts/elsewhere.jpg',
  '/content/cards/research/texts/tires.png',
  '/content/cards/research/models/TOYOTA/CAMRY/21.jpg',
  '/content/cards/research/models/TOYOTA/CAMRY%7CTOYOTA/all.jpg',
  '/content/cards/research/models/TOYOTA/CAMRY/all.png',
])('there is no picture %s', async (path) => {
  await server.problem(path, 404);
  expect(marketplace.asked).toEqual([]);
});

test('a model of which none is for sale has no picture', async () => {
  marketplace.answer.body = { ...camrys, totalResultCount: 0, listings: [] };
  await server.problem(modelCardPath('research', 'TOYOTA', 'SUPRA'), 404);
});

test.each<[string, TestMarketplace['answer'], number]>([
  ['does not know', { status: 400, body: {} }, 404],
  ['says something else about', { status: 200, body: { ...camrys, totalResultCount: 'many' } }, 502],
  ['fails to say anything about', { status: 500, body: {} }, 502],
])('R72 a model that the marketplace %s has no picture, and nothing of that is kept', async (_, wrong, status) => {
  marketplace.answer = wrong;
  const path = modelCardPath('research', 'TOYOTA', `MODEL-${wrong.status}`);
  await server.problem(path, status);
  marketplace.answer = { status: 200, body: camrys };
  await pictureAt(path);
});
