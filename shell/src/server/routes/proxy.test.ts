import { Agent, createServer, get as httpGet, type Server } from 'node:http';
import { serviceDescriptionSchema } from '@forecourt/contracts';
import { closeServer, createLogger, listen, urlOf } from '@forecourt/service';
import { insteadOfPhoto } from '@forecourt/ui/vehicle';
import express from 'express';
import { Offers } from '../descriptions/offers';
import { contentDescription } from '../testing/fake-content';
import type { Description } from '../testing/fake-upstream';
import { postBreakers } from './post-breakers';
import { upstreamProxy } from './proxy';

const host = '127.0.0.1';
const asked: string[] = [];
const client = { address: '203.0.113.7', origin: 'https://cars.example', cookies: {} };
const packages: Description['paths'][number] = {
  ...{ path: '/cars-for-sale/searchoptions/packages', methods: ['GET'] },
  ...{ timeoutMs: 10, lateDetail: 'Request timed out' },
};
const described = (more: Partial<Description>) =>
  serviceDescriptionSchema.parse({ ...contentDescription, timeoutMs: 1500, ...more });
let content: Server;
let shell: Server;
let url: string;
beforeAll(async () => {
  content = createServer((request, response) => {
    if (request.url?.includes('hangs')) return;
    asked.push(`${request.method} ${request.url}`);
    response.writeHead(200, { 'Content-Type': 'image/webp', 'Cache-Control': 'public, immutable' }).end('picture');
  });
  await listen(content, { port: 0, host, variable: 'CONTENT_PORT' });
  const down = `http://${host}:1`;
  const upstreams = { marketplace: down, accounts: down, content: urlOf(content, host) };
  const app = express();
  const offers = new Offers(
    new Map([
      ['marketplace', described({ paths: [{ path: '/rest/lsc', methods: ['GET'] }] })],
      ['content', described({ paths: [...contentDescription.paths, packages] })],
    ]),
    [],
  );
  app.use(
    upstreamProxy({
      ...{ urls: upstreams, offers: () => offers, breakers: postBreakers() },
      ...{ clientOf: () => client, instead: insteadOfPhoto },
      log: createLogger('shell', 'silent'),
    }),
  );
  app.use((_request, response) => void response.status(404).end());
  shell = createServer(app);
  await listen(shell, { port: 0, host, variable: 'PORT' });
  url = urlOf(shell, host);
});
afterAll(() => closeServer(shell, 1_000));

const photo = '/content/photos?of=https%3A%2F%2Fphotos.example%2F1.jpg&w=640';
const get = (path: string, method = 'GET') => fetch(url + path, { method, redirect: 'manual' });

test('photographs come from the content service as its description says, and nothing else of it can be reached', async () => {
  const response = await get(photo);
  expect([response.status, await response.text()]).toEqual([200, 'picture']);
  expect(response.headers.get('cache-control')).toBe('public, immutable');
  expect(asked).toEqual([`GET ${photo}`]);
  const others = [
    '/content/programmes/certified',
    '/content/photosx',
    '/metrics',
    '/openapi.json',
    '/healthz',
    '/content/house-ads',
  ];
  for (const path of others) expect((await get(path)).status).toBe(404);
  expect((await get(photo, 'POST')).status).toBe(404);
  expect(asked).toHaveLength(1);
});

test('while a service hangs, the client is answered 504 before its connection ends, and can use it again', async () => {
  const agent = new Agent({ keepAlive: true, maxSockets: 1 });
  const ask = (path: string) =>
    new Promise<{ status: number | undefined; body: string }>((resolve, reject) => {
      httpGet(url + path, { agent }, (response) => {
        let body = '';
        response.setEncoding('utf8').on('data', (part: string) => {
          body += part;
        });
        response.on('end', () => resolve({ status: response.statusCode, body }));
      }).on('error', reject);
    });
  const packages = await ask('/cars-for-sale/searchoptions/packages?hangs');
  expect([packages.status, JSON.parse(packages.body).detail]).toEqual([504, 'Request timed out']);
  const { status, body } = await ask('/content/photos?of=hangs');
  expect([status, JSON.parse(body)]).toEqual([
    504,
    expect.objectContaining({
      type: 'shell/upstream-late',
      detail:
        'The content service did not answer in time. It may have stored what you sent: look before you send it again.',
    }),
  ]);
  expect((await ask(photo)).status).toBe(200);
  agent.destroy();
});

test('while the content service is away, a photograph is the drawing that its address names; without one it is a problem', async () => {
  await closeServer(content, 1_000);
  const drawn = await get(`${photo}&else=sedan%2FBLUE`);
  expect([drawn.status, drawn.headers.get('location'), drawn.headers.get('cache-control')]).toEqual([
    ...[302, '/_shell/vehicles/sedan/BLUE/no-photo.svg', 'no-store'],
  ]);
  const inPixels = await get('/content/photos/drawn/sedan/BLUE/side.jpg');
  expect([inPixels.status, inPixels.headers.get('location')]).toEqual([302, '/_shell/vehicles/sedan/BLUE/side.svg']);
  expect((await get('/content/photos/drawn/tank/BLUE/side.jpg')).status).toBe(502);
  expect((await get(photo)).status).toBe(502);
  expect((await get(`${photo}&else=%2F%2Felsewhere.example`)).status).toBe(502);
  expect((await get('/rest/lsc/listing')).status).toBe(502);
});
