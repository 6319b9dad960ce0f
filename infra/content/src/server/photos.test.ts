import { mkdtempSync, readdirSync, rmSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import sharp from 'sharp';
import { type PhotoHost, startPhotoHost } from '../testing/photo-host';
import { startTestServer, type TestServer } from '../testing/server';

let host: PhotoHost;
let server: TestServer;
beforeAll(async () => {
  host = await startPhotoHost();
  server = await startTestServer({ origins: [host.origin], isAllowedAddress: (address) => address === '127.0.0.1' });
});
afterAll(() => Promise.all([server.close(), host.close()]));

const address = (path: string, { w = '640', from = host.origin, instead = '' } = {}) =>
  `/content/photos?${new URLSearchParams({ of: from + path, w, ...(instead !== '' && { else: instead }) })}`;
const get = (path: string, accept = '*/*', headers: Record<string, string> = {}, at = server) =>
  fetch(at.url + path, { redirect: 'manual', headers: { Accept: accept, ...headers } });

test.each([
  ['image/avif,image/webp,*/*', 'avif', 'heif'],
  ['image/webp,*/*', 'webp', 'webp'],
  ['*/*', 'jpeg', 'jpeg'],
])('a browser that accepts %s gets %s, in its width and the ratio of all pictures', async (accept, type, format) => {
  const response = await get(address('/1.jpg', { w: '480' }), accept);
  expect([response.status, response.headers.get('content-type')]).toEqual([200, `image/${type}`]);
  expect(response.headers.get('cache-control')).toBe('public, max-age=31536000, immutable');
  // Emails show it on the pages of webmail programs.
  expect(response.headers.get('cross-origin-resource-policy')).toBe('cross-origin');
  expect(response.headers.get('vary')).toBe('Accept');
  const made = await sharp(Buffer.from(await response.arrayBuffer())).metadata();
  expect(made).toMatchObject({ format, width: 480, height: 320 });
});

test('the largest width is the whole photograph, not enlarged', async () => {
  const response = await get(address('/1.jpg', { w: '1920' }));
  const made = await sharp(Buffer.from(await response.arrayBuffer())).metadata();
  expect(made).toMatchObject({ width: 1200, height: 900 });
});

test('a photograph is fetched once from its host, for any number of requests and widths', async () => {
  const path = '/once.jpg';
  const widths = ['320', '320', '640', '960', '320'];
  const answers = await Promise.all(widths.map((w) => get(address(path, { w }))));
  expect(answers.map(({ status }) => status)).toEqual(widths.map(() => 200));
  expect(host.asked.filter((asked) => asked === path)).toHaveLength(1);
  const etag = answers[0]?.headers.get('etag') ?? '';
  expect(etag).toMatch(/^"[\w-]{43}"$/);
  const again = await get(address(path, { w: '320' }), '*/*', { 'If-None-Match': etag, 'Cache-Control': 'max-age=0' });
  expect(again.status).toBe(304);
});

test.each([
  ['/gone', 502, /answered 404/],
  ['/elsewhere', 502, /answered 302/],
  ['/page', 502, /not those of a picture/],
  ['/drawing', 502, /not those of a picture/],
  ['/damaged', 502, /is unavailable/],
  ['/pixels', 502, /pixel/],
  ['/endless', 502, /more than 15000000 bytes/],
  ['/breaks', 502, /is unavailable/],
])('%s is no photograph: %i', async (path, status, detail) => {
  expect((await server.problem(address(path), status)).detail).toMatch(detail);
  expect((await server.problem(address(path), status)).detail).toMatch(detail);
  // It is not requested again at once either.
  expect(host.asked.filter((asked) => asked === path)).toHaveLength(1);
});

test('if a photograph is unavailable, the vehicle is drawn', async () => {
  const response = await get(address('/gone', { instead: 'sedan/BLUE' }));
  expect([response.status, response.headers.get('location'), response.headers.get('cache-control')]).toEqual([
    ...[302, '/_shell/vehicles/sedan/BLUE/no-photo.svg', 'public, max-age=60'],
  ]);
  for (const instead of ['//elsewhere.example', 'sedan/BLUE/../../x', 'https://elsewhere.example', 'tank/BLUE'])
    await server.problem(address('/gone', { instead }), 502);
});

test('R16 a drawing is available as a bitmap, for link previews; converted once', async () => {
  for (const outcome of ['made', 'kept']) {
    const response = await get('/content/photos/drawn/sedan/BLUE/side.jpg', 'image/avif,*/*');
    expect([response.status, response.headers.get('content-type')]).toEqual([200, 'image/jpeg']);
    const { data, info } = await sharp(Buffer.from(await response.arrayBuffer()))
      .raw()
      .toBuffer({ resolveWithObject: true });
    expect([info.width, info.height]).toEqual([1280, 853]);
    // A pixel of the car's paint is blue.
    const at = (info.width * 620 + 640) * info.channels;
    expect(data[at + 2]).toBeGreaterThan(data[at] ?? 255);
    expect(await (await fetch(`${server.url}/metrics`)).text()).toContain(`outcome="${outcome}"`);
  }
  for (const wrong of ['tank/BLUE/side.jpg', 'sedan/BLUE/side.svg', 'sedan/BLUE/../x.jpg', ''])
    await server.problem(`/content/photos/drawn/${wrong}`, 404);
});

test('photographs come from allowed origins only', async () => {
  const [, port] = /:(\d+)$/.exec(host.origin) ?? [];
  for (const from of [
    'http://photos.example',
    `http://localhost:${port}`,
    `http://x@127.0.0.1:${port}`,
    'http://127.0.0.1',
  ])
    await server.problem(address('/1.jpg', { from }), 403);
  for (const wrong of ['ftp://127.0.0.1/1.jpg', 'file:///etc/passwd', 'data:image/png;base64,AAAA', 'no address', ''])
    await server.problem(`/content/photos?${new URLSearchParams({ of: wrong, w: '640' })}`, 400);
  for (const w of ['0', '641', '1e9', '', 'x']) await server.problem(address('/1.jpg', { w }), 400);
});

test('an allowed host in a private network is not called', async () => {
  const guarded = await startTestServer({ origins: [host.origin, host.origin.replace('127.0.0.1', 'localhost')] });
  const before = host.asked.length;
  for (const from of [host.origin, host.origin.replace('127.0.0.1', 'localhost')]) {
    const problem = await guarded.problem(address('/1.jpg', { from }), 403);
    expect(problem.detail).toMatch(/is at (127\.0\.0\.1|::1)/);
  }
  expect(host.asked).toHaveLength(before);
  await guarded.close();
});

test('the cache stays within its limit, removes the least recently used, and survives a restart', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'photos-'));
  const options = { folder, maxBytes: 2_000_000, origins: [host.origin], isAllowedAddress: () => true };
  const small = await startTestServer(options);
  for (let at = 0; at < 8; at += 1) await get(address(`/many-${at}.jpg`), '*/*', {}, small);
  const bytes = () =>
    readdirSync(folder, { withFileTypes: true })
      .filter((file) => file.isFile())
      .reduce((sum, { name }) => sum + statSync(join(folder, name)).size, 0);
  expect(bytes()).toBeLessThan(2_000_000);
  const figures = await (await fetch(`${small.url}/metrics`)).text();
  expect(figures).toMatch(/content_photos_total\{outcome="made"\} 8/);
  expect(Number(/content_photo_evictions (\d+)/.exec(figures)?.[1])).toBeGreaterThan(0);
  await small.close();
  const again = await startTestServer(options);
  const before = host.asked.length;
  expect((await get(address('/many-7.jpg'), '*/*', {}, again)).status).toBe(200);
  expect(host.asked).toHaveLength(before);
  await again.close();
  rmSync(folder, { recursive: true });
});

test('the conversions of one client are limited per minute; other clients are not affected', async () => {
  const client = { 'X-Forwarded-For': '203.0.113.9' };
  const busy = await startTestServer({ origins: ['http://127.0.0.1:1'], isAllowedAddress: () => true });
  const from = 'http://127.0.0.1:1';
  for (let at = 0; at < 600; at += 50) {
    await Promise.all(
      Array.from({ length: 50 }, (_, more) => get(address(`/${at + more}.jpg`, { from }), '*/*', client, busy)),
    );
  }
  expect((await get(address('/more.jpg', { from }), '*/*', client, busy)).status).toBe(503);
  expect((await get(address('/more.jpg', { from }), '*/*', {}, busy)).status).toBe(502);
  await busy.close();
});
