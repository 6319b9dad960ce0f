import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { brotliDecompressSync } from 'node:zlib';
import { mapPathOf, problemSchema } from '@forecourt/contracts';
import { integrityOf } from '@forecourt/contracts/integrity';
import { addedTokenSchema } from '@forecourt/contracts/tokens';
import { sampleUpload } from '@forecourt/gate/testing';
import { rawRequest } from '../testing/http';
import { startTestRegistry, type TestRegistry, testToken } from '../testing/registry';

let registry: TestRegistry;
beforeAll(async () => {
  registry = await startTestRegistry();
  await registry.publish('mfe-sample', '1.0.0');
});
afterAll(() => registry.close());

const { files } = sampleUpload('mfe-sample', '1.0.0');
const base = '/files/mfe-sample/1.0.0';
const get = (path: string, headers?: Record<string, string>, method?: string) =>
  rawRequest(registry.url, path, headers, method);

test.each([
  ['server.js', 'text/javascript; charset=utf-8'],
  ['manifest.json', 'application/json; charset=utf-8'],
  ['static/panel.a1b2.css', 'text/css; charset=utf-8'],
  ['static/logo.png', 'image/png'],
])('%s is sent with its bytes and type, to any origin, and never changes', async (path, type) => {
  const { status, headers, body } = await get(`${base}/${path}`);
  expect(status).toBe(200);
  expect(body.equals(files.get(path)!)).toBe(true);
  expect(headers).toMatchObject({
    'content-type': type,
    'content-length': String(body.length),
    'cache-control': 'public, max-age=31536000, immutable',
    'access-control-allow-origin': '*',
    'cross-origin-resource-policy': 'cross-origin',
    'x-content-type-options': 'nosniff',
    etag: `"${integrityOf(body)}"`,
  });
  expect(headers['content-encoding']).toBeUndefined();
});

describe('brotli', () => {
  const path = `${base}/remoteEntry.js`;

  test.each(['br', 'gzip, deflate, br', 'gzip;q=1, br;q=0.5', '*'])(
    'is sent to clients that accept it by "%s"',
    async (accept) => {
      const { headers, body } = await get(path, { 'accept-encoding': accept });
      expect(headers).toMatchObject({
        'content-encoding': 'br',
        vary: 'Accept-Encoding',
        'content-type': 'text/javascript; charset=utf-8',
      });
      expect(headers.etag).toBe(`"${integrityOf(files.get('remoteEntry.js')!)}.br"`);
      expect(body.length).toBeLessThan(files.get('remoteEntry.js')!.byteLength);
      expect(brotliDecompressSync(body).equals(files.get('remoteEntry.js')!)).toBe(true);
    },
  );

  test.each(['', 'gzip', 'br;q=0', 'identity'])(
    'is not sent to clients that request "%s", and the answer varies for caches',
    async (accept) => {
      const { headers, body } = await get(path, { 'accept-encoding': accept });
      expect(headers['content-encoding']).toBeUndefined();
      expect(headers.vary).toBe('Accept-Encoding');
      expect(body.equals(files.get('remoteEntry.js')!)).toBe(true);
    },
  );

  test('is omitted if it saves nothing', async () => {
    const { headers } = await get(`${base}/static/logo.png`, { 'accept-encoding': 'br' });
    expect([headers['content-encoding'], headers.vary]).toEqual([undefined, undefined]);
  });

  test('its files are not files of the version', async () => {
    expect((await get(`${base}/remoteEntry.js.br`)).status).toBe(404);
  });
});

test('HEAD gives the headers and no body', async () => {
  const { status, headers, body } = await get(`${base}/server.js`, {}, 'HEAD');
  expect([status, body.length]).toEqual([200, 0]);
  expect(headers['content-length']).toBe(String(files.get('server.js')!.byteLength));
});

test('a client that has the file gets 304', async () => {
  const { headers } = await get(`${base}/server.js`);
  const again = await get(`${base}/server.js`, { 'if-none-match': headers.etag ?? '' });
  expect([again.status, again.body.length, again.headers.etag]).toEqual([304, 0, headers.etag]);
  expect(again.headers['cache-control']).toBe('public, max-age=31536000, immutable');
  const other = await get(`${base}/server.js`, { 'if-none-match': '"other"' });
  expect(other.status).toBe(200);
});

describe('a private file', () => {
  const path = mapPathOf('server.js');
  const read = (token?: string, file = path, remote = 'mfe-sample') =>
    get(`/v1/remotes/${remote}/1.0.0/${file}`, token === undefined ? {} : { authorization: `Bearer ${token}` });
  /** Returns a token that may do one thing only. */
  const tokenFor = async (name: string, remotes: '*' | string[]) => {
    const body = { name, may: ['read'], remotes, brands: '*', expiresAt: null };
    return addedTokenSchema.parse(await (await registry.call('POST', '/v1/tokens', body)).json()).secret;
  };

  test('is not served without a token, by no route', async () => {
    for (const wanted of [`${base}/${path}`, `${base}/${path}.br`, `${base}/private/..%2f${path}`])
      expect((await get(wanted)).status).toBe(404);
    expect((await read()).status).toBe(401);
    expect((await read('made-up')).status).toBe(401);
  });

  test('is served as published to a client with a token, whatever that permits, and stored by no cache', async () => {
    for (const token of [testToken, await tokenFor('reader', '*'), await tokenFor('sample-team', ['mfe-sample'])]) {
      const { status, headers, body } = await read(token);
      expect([status, body.equals(files.get(path)!)]).toEqual([200, true]);
      expect(headers['cache-control']).toBe('private, no-store');
      expect(headers['access-control-allow-origin']).toBeUndefined();
    }
  });

  test('is not served for a token of another remote, nor where there is none', async () => {
    expect((await read(await tokenFor('other-team', ['mfe-other']))).status).toBe(403);
    expect((await read(testToken, mapPathOf('gone.js'))).status).toBe(404);
    expect((await read(testToken, 'private/..%2fserver.js')).status).toBe(404);
    expect((await read(testToken, path, 'mfe-nobody')).status).toBe(404);
  });
});

describe('a path that is no file of a published version is 404', () => {
  test.each([
    `${base}/gone.js`,
    `${base}/`,
    `${base}/static`,
    '/files/mfe-sample/9.9.9/server.js',
    '/files/mfe-nobody/1.0.0/server.js',
    '/files/constructor/1.0.0/server.js',
    `${base}/../1.0.0/server.js`,
    `${base}/../../../channels.json`,
    `${base}/..%2f..%2f..%2fchannels.json`,
    `${base}/%2e%2e/%2e%2e/%2e%2e/token`,
    `${base}/static/..%5c..%5cserver.js`,
    '/files/..%2f..%2f..%2f..%2fetc/1.0.0/passwd',
    `${base}/%00`,
    `${base}//server.js`,
  ])('%s', async (path) => {
    const { status, headers, body } = await get(path);
    expect(status).toBe(404);
    expect(headers['content-type']).toBe('application/problem+json; charset=utf-8');
    expect(headers['cache-control']).toBe('no-store');
    expect(problemSchema.parse(JSON.parse(body.toString())).type).toBe('registry/not-found');
  });

  test('also if the file is in the folder but not in the manifest', async () => {
    await writeFile(join(registry.folder, 'versions/mfe-sample/1.0.0/planted.js'), 'alert(1)');
    expect((await get(`${base}/planted.js`)).status).toBe(404);
  });
});
