import { mkdirSync, mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { draftsPath, editorialEntrySchema } from '@forecourt/site';
import sharp from 'sharp';
import * as z from 'zod';
import { DraftLinks } from '../editorial/draft-links';
import { campaigns } from '../house-ads/campaigns';
import { adsSchema } from '../house-ads/schema';
import { articleText } from '../testing/editorial-texts';
import { startMarketplace, type TestMarketplace } from '../testing/marketplace';
import { type PhotoHost, startPhotoHost } from '../testing/photo-host';
import { shippedTexts, startTestServer, type TestServer } from '../testing/server';
import { api } from './api';

let host: PhotoHost;
let marketplace: TestMarketplace;
let server: TestServer;
/** URL of a campaign's picture. */
let picture: string;
/** The signed part of a draft's link, and the path of an article's picture. */
let draft: string;
let article: string;
beforeAll(async () => {
  host = await startPhotoHost();
  marketplace = await startMarketplace();
  const folder = mkdtempSync(path.join(tmpdir(), 'campaigns-'));
  const drawing = sharp({ create: { width: 480, height: 300, channels: 3, background: 'navy' } }).png();
  writeFileSync(path.join(folder, 'tyres.png'), await drawing.toBuffer());
  const [campaign] = campaigns;
  const pictured = { ...campaign, picture: { file: 'tyres.png', alt: '' } };
  writeFileSync(path.join(folder, 'campaigns.json'), JSON.stringify([pictured]));
  const data = mkdtempSync(path.join(tmpdir(), 'editorial-'));
  const articles = path.join(data, 'editorial', 'articles');
  mkdirSync(path.join(articles, 'pictures'), { recursive: true });
  writeFileSync(path.join(articles, 'pictures', 'tires.png'), await drawing.toBuffer());
  writeFileSync(path.join(articles, 'tires.md'), articleText({ picture: '{ file: tires.png, alt: Tires }' }));
  server = await startTestServer(
    { origins: [host.origin], isAllowedAddress: () => true },
    { folder },
    { data, shipped: shippedTexts },
    { marketplaceUrl: marketplace.url },
  );
  draft = DraftLinks.open(data)
    .pathOf('tires', 1)
    .slice(draftsPath.length + 1);
  article = (await server.get('/content/editorial/entries/tires?brand=research', editorialEntrySchema)).picture.src;
  const { ads } = await server.get('/ads/house?placements=footer', adsSchema);
  picture = ads.footer?.picture?.src ?? '';
});
afterAll(() => Promise.all([server.close(), host.close(), marketplace.close()]));

test.each(api.routes.map((route) => [route.path, route] as const))(
  'GET %s answers as described',
  async (_, { example, status, answer }) => {
    const here = example
      .replace(encodeURIComponent('https://photos.example'), encodeURIComponent(host.origin))
      .replace('/ads/pictures/tyres', picture)
      .replace('/content/pictures/article.webp', article)
      .replace(/token$/, draft);
    const response = await fetch(server.url + here);
    expect(response.status).toBe(status);
    if (answer !== null) answer.parse(await response.json());
  },
);

test('the description is served, and describes every route', async () => {
  const document = api.describe();
  expect(await server.get('/openapi.json', z.unknown())).toEqual(JSON.parse(JSON.stringify(document)));
  expect(Object.keys(document.paths)).toHaveLength(api.routes.length);
});
