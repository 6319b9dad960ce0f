import { request } from 'node:http';
import { gzipSync } from 'node:zlib';
import { publishedSchema } from '@forecourt/contracts/registry-api';
import { type ManifestChange, publishBody, sampleUpload } from '@forecourt/gate/testing';
import { problemOf } from '../testing/problem';
import { startTestRegistry, type TestRegistry, testToken } from '../testing/registry';
import { expectWhole } from '../testing/whole';

let registry: TestRegistry;
beforeEach(async () => {
  registry = await startTestRegistry({ uploadBytes: 200_000 });
});
afterEach(() => registry.close());

const path = '/v1/remotes/mfe-sample/1.0.0';
const body = publishBody(sampleUpload('mfe-sample', '1.0.0'));

const withFallback: (fallback: string) => ManifestChange = (fallback) => (manifest) => ({
  ...manifest,
  fragments: { panel: { ...manifest.fragments.panel!, fallback } },
});

test('a publish is answered with 201 and the stored version, which is not live', async () => {
  const response = await registry.call('PUT', path, body);
  expect(response.status).toBe(201);
  expect(response.headers.get('location')).toBe('/files/mfe-sample/1.0.0/manifest.json');
  expect(publishedSchema.parse(await response.json())).toMatchObject({
    remote: 'mfe-sample',
    version: '1.0.0',
    revision: 1,
    files: 6,
  });
  const snapshot = await (await registry.call('GET', '/v1/channels')).json();
  expect(snapshot).toMatchObject({ revision: 1, channels: {}, versions: { 'mfe-sample': { '1.0.0': {} } } });
  await expectWhole(registry.folder);
});

test('a gzip body is unpacked', async () => {
  const response = await fetch(registry.url + path, {
    method: 'PUT',
    headers: { authorization: `Bearer ${testToken}`, 'content-type': 'application/json', 'content-encoding': 'gzip' },
    body: gzipSync(JSON.stringify(body)),
  });
  expect(response.status).toBe(201);
});

test('the same version again is 409 with that reason, with the same bytes, too', async () => {
  await registry.publish('mfe-sample', '1.0.0');
  const problem = await problemOf(await registry.call('PUT', path, body), 409, 'version-exists');
  expect(problem.detail).toMatch(/not even by the same bytes/);
});

test('of 20 concurrent publishes of one version, one is 201 and nineteen are 409', async () => {
  const statuses = await Promise.all(
    Array.from({ length: 20 }, async () => (await registry.call('PUT', path, body)).status),
  );
  expect(statuses.sort()).toEqual([201, ...Array.from({ length: 19 }, () => 409)]);
  await expectWhole(registry.folder);
});

test('concurrent publishes of several remotes all succeed, each with its own revision', async () => {
  const names = Array.from({ length: 10 }, (_, index) => `mfe-number${index}`);
  await Promise.all(names.map((name) => registry.publish(name, '1.0.0')));
  expect((await expectWhole(registry.folder)).revision).toBe(10);
});

test('an upload that does not fit its manifest is 422 with every reason, and leaves nothing behind', async () => {
  const wrong = sampleUpload('mfe-other', '1.0.0', (manifest) => ({ ...manifest, contract: '^9.0.0' }));
  const files = { ...publishBody(wrong).files, '../../escape.js': '', 'server.js': 'AAAA' };
  const problem = await problemOf(await registry.call('PUT', path, { files }), 422, 'version-refused');
  expect(problem.reasons?.join('\n')).toMatch(
    /escape[\s\S]*"mfe-other"[\s\S]*contract \^9\.0\.0[\s\S]*"server\.js" has 3 bytes/,
  );
  expect((await expectWhole(registry.folder)).revision).toBe(0);
  expect((await registry.call('PUT', path, body)).status).toBe(201);
});

test.each<[string, ManifestChange | undefined, string | undefined, string]>([
  ['a fallback that swallows the page', withFallback('<!-- '), undefined, 'a comment that does not end'],
  ['styles for the page', undefined, 'body:has(.panel) { display: none; }', 'styles foreign elements'],
  [
    'the container of others',
    (manifest) => ({ ...manifest, container: 'mfe_filters' }),
    undefined,
    'it is "mfe_sample"',
  ],
  [
    'a path of another service',
    (manifest) => ({ ...manifest, sources: { x: { upstream: 'content', path: '/metrics', timeoutMs: 500 } } }),
    undefined,
    'src/sources.json: x asks the upstream "content" for "/metrics"',
  ],
])('a version with %s is 422, and the reason names the fault', async (_what, change, css, reason) => {
  const { files } = publishBody(sampleUpload('mfe-sample', '1.0.0', change, css));
  const { reasons } = await problemOf(await registry.call('PUT', path, { files }), 422, 'version-refused');
  expect(reasons).toEqual([expect.stringContaining(reason)]);
});

test('versions that differ in upper and lower case only are one: the second is 409', async () => {
  await registry.publish('mfe-sample', '1.0.0-A');
  const { files } = publishBody(sampleUpload('mfe-sample', '1.0.0-a'));
  await problemOf(await registry.call('PUT', path.replace('1.0.0', '1.0.0-a'), { files }), 409, 'version-exists');
});

describe('a body of another form is refused', () => {
  test.each<[string, unknown, number, string]>([
    ['no files', {}, 400, 'bad-body'],
    ['files that are not base64', { files: { 'a.js': 'not base64!' } }, 400, 'bad-body'],
    ['other fields than files', { ...body, live: true }, 400, 'bad-body'],
    ['an array', [], 400, 'bad-body'],
    ['no manifest', { files: {} }, 422, 'version-refused'],
  ])('%s', async (_case, wrong, status, code) => {
    const problem = await problemOf(await registry.call('PUT', path, wrong), status, code);
    expect(problem.reasons?.length).toBeGreaterThan(0);
  });

  const raw = (text: string | Uint8Array<ArrayBuffer>, headers: Record<string, string>) =>
    fetch(registry.url + path, {
      method: 'PUT',
      headers: { authorization: `Bearer ${testToken}`, ...headers },
      body: text,
    });

  test('broken JSON', async () => {
    await problemOf(await raw('{"files":', { 'content-type': 'application/json' }), 400, 'bad-body');
  });

  test('invalid gzip', async () => {
    const headers = { 'content-type': 'application/json', 'content-encoding': 'gzip' };
    await problemOf(await raw('{}', headers), 400, 'bad-request');
  });

  test('another content type, or an unknown encoding', async () => {
    await problemOf(await raw('files=1', { 'content-type': 'text/plain' }), 415, 'not-json');
    const headers = { 'content-type': 'application/json', 'content-encoding': 'zip' };
    await problemOf(await raw('{}', headers), 415, 'not-json');
  });

  test('larger than the limit: 413, also if only its unpacked size is', async () => {
    const large = JSON.stringify({ files: { 'a.js': 'A'.repeat(200_000) } });
    const problem = await problemOf(await raw(large, { 'content-type': 'application/json' }), 413, 'too-large');
    expect(problem.detail).toContain('200000 bytes');
    const headers = { 'content-type': 'application/json', 'content-encoding': 'gzip' };
    await problemOf(await raw(gzipSync(large), headers), 413, 'too-large');
  });
});

describe('the path names a remote and a version', () => {
  test.each([
    '/v1/remotes/Mfe_Sample/1.0.0',
    '/v1/remotes/mfe-sample/latest',
    '/v1/remotes/mfe-sample/v1.0.0',
    '/v1/remotes/..%2F..%2Fetc/1.0.0',
    '/v1/remotes/mfe-sample/..%2F1.0.0',
    '/v1/remotes/%00/1.0.0',
  ])('%s is 400', async (wrong) => {
    await problemOf(await registry.call('PUT', wrong, body), 400, 'bad-name');
  });

  test('a path that cannot be decoded is 400', async () => {
    await problemOf(await registry.call('PUT', '/v1/remotes/%E0%A4%A/1.0.0', body), 400, 'bad-request');
  });

  test('dot segments never lead out of the folder', async () => {
    const status = await new Promise<number | undefined>((resolve, reject) => {
      const sent = request(
        `${registry.url}/`,
        { method: 'PUT', path: '/v1/remotes/../1.0.0', headers: { authorization: `Bearer ${testToken}` } },
        (response) => {
          response.resume();
          resolve(response.statusCode);
        },
      );
      sent.on('error', reject).end('{}');
    });
    expect(status).toBe(400);
  });
});

describe('the token', () => {
  const as = (authorization: string | null) =>
    fetch(registry.url + path, { method: 'PUT', headers: authorization === null ? {} : { authorization }, body: '{}' });

  test.each([null, 'Basic abc', 'Bearer', 'Bearer '])('missing (%s) is 401 and says what to send', async (header) => {
    const response = await as(header);
    expect(response.headers.get('www-authenticate')).toBe('Bearer realm="registry"');
    const problem = await problemOf(response, 401, 'token-missing');
    expect(problem.detail).toContain('Authorization: Bearer');
  });

  test.each(['Bearer wrong', `Bearer ${testToken}x`, 'Bearer a-token-for-tests'])(
    'wrong (%s) is 401 with that reason',
    async (header) => {
      await problemOf(await as(header), 401, 'token-wrong');
    },
  );

  test('is required before the body is read, by every write', async () => {
    const writes: [string, string][] = [
      ['PUT', path],
      ['POST', '/v1/channels/research/mfe-sample'],
      ['POST', '/v1/channels/research/mfe-sample/rollback'],
      ['DELETE', '/v1/channels/research/mfe-sample/canary'],
    ];
    for (const [method, where] of writes) {
      const response = await fetch(registry.url + where, { method, ...(method !== 'DELETE' && { body: 'not json' }) });
      await problemOf(response, 401, 'token-missing');
    }
  });
});
