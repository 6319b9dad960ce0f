import { mkdtempSync, readFileSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { pino } from 'pino';
import sharp from 'sharp';
import * as z from 'zod';
import { CampaignFolder } from '../../house-ads/campaign-folder';
import { campaigns } from '../../house-ads/campaigns';
import { adsSchema } from '../../house-ads/schema';
import { PhotoCache } from '../../photos/photo-cache';
import { Photos } from '../../photos/photos';
import { type PhotoHost, startPhotoHost } from '../../testing/photo-host';
import { startTestServer, type TestServer } from '../../testing/server';
import { createApp } from '../app';
import { openApiDocument } from './document';
import { operations } from './operations';

let host: PhotoHost;
let server: TestServer;
/** Address of the picture of a campaign. */
let picture: string;
beforeAll(async () => {
  host = await startPhotoHost();
  const folder = mkdtempSync(path.join(tmpdir(), 'campaigns-'));
  const drawing = sharp({ create: { width: 480, height: 300, channels: 3, background: 'navy' } }).png();
  writeFileSync(path.join(folder, 'tyres.png'), await drawing.toBuffer());
  const [campaign] = campaigns;
  const pictured = { ...campaign, picture: { file: 'tyres.png', alt: '' } };
  writeFileSync(path.join(folder, 'campaigns.json'), JSON.stringify([pictured]));
  server = await startTestServer({ origins: [host.origin], isAllowedAddress: () => true }, { folder });
  const { ads } = await server.get('/ads/house?placements=footer', adsSchema);
  picture = ads.footer?.picture?.src ?? '';
});
afterAll(() => Promise.all([server.close(), host.close()]));

test.each(operations.map((operation) => [operation.path, operation] as const))(
  'GET %s answers as described',
  async (_, { example, status, answer }) => {
    const here = example
      .replace(encodeURIComponent('https://photos.example'), encodeURIComponent(host.origin))
      .replace('/ads/pictures/tyres', picture);
    const response = await fetch(server.url + here);
    expect(response.status).toBe(status);
    if (answer !== null) answer.parse(await response.json());
  },
);

test('every path that is served is described', async () => {
  const logger = pino({ level: 'silent' });
  const cache = await PhotoCache.open(mkdtempSync(path.join(tmpdir(), 'content-')), 1_000_000, logger);
  const folder = new CampaignFolder({ folder: '/nowhere', landingOrigins: [], log: logger });
  const { stack } = createApp({ photos: new Photos({ origins: [], cache }), cache, campaigns: folder }, logger).router;
  const served = stack.flatMap(({ route }) => (route === undefined ? [] : [route.path]));
  expect(served.toSorted()).toEqual(operations.map(({ path }) => path).toSorted());
});

test('the description is served, and stands in docs/content-openapi.json as it is', async () => {
  const document: unknown = JSON.parse(JSON.stringify(openApiDocument()));
  expect(await server.get('/openapi.json', z.unknown())).toEqual(document);
  // `node infra/workspace/write-openapi.mjs` writes it.
  const file = path.join(__dirname, '../../../../../docs/content-openapi.json');
  expect(JSON.parse(readFileSync(file, 'utf8'))).toEqual(document);
});
