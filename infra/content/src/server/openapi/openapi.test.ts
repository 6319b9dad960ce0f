import { mkdtempSync, readFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { pino } from 'pino';
import * as z from 'zod';
import { PhotoCache } from '../../photos/photo-cache';
import { Photos } from '../../photos/photos';
import { type PhotoHost, startPhotoHost } from '../../testing/photo-host';
import { startTestServer, type TestServer } from '../../testing/server';
import { createApp } from '../app';
import { openApiDocument } from './document';
import { operations } from './operations';

let host: PhotoHost;
let server: TestServer;
beforeAll(async () => {
  host = await startPhotoHost();
  server = await startTestServer({ origins: [host.origin], isAllowedAddress: () => true });
});
afterAll(() => Promise.all([server.close(), host.close()]));

test.each(operations.map((operation) => [operation.path, operation] as const))(
  'GET %s answers as described',
  async (_, { example, status, answer }) => {
    const here = example.replace(encodeURIComponent('https://photos.example'), encodeURIComponent(host.origin));
    const response = await fetch(server.url + here);
    expect(response.status).toBe(status);
    if (answer !== null) answer.parse(await response.json());
  },
);

test('every path that is served is described', async () => {
  const logger = pino({ level: 'silent' });
  const cache = await PhotoCache.open(mkdtempSync(path.join(tmpdir(), 'content-')), 1_000_000, logger);
  const { stack } = createApp({ photos: new Photos({ origins: [], cache }), cache }, logger).router;
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
