import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import { type Manifest, manifestPath } from '@forecourt/contracts';
import type { Upload } from '@forecourt/gate';
import { publishBody, remoteOf } from '@forecourt/gate/testing';
import { problemOf } from '../testing/problem';
import { startTestRegistry, type TestRegistry } from '../testing/registry';

let registry: TestRegistry;
let upstream: Server;
beforeAll(async () => {
  upstream = createServer((_request, response) => void response.end('{"rate":4}'));
  await new Promise<void>((resolve) => upstream.listen(0, '127.0.0.1', resolve));
  const url = `http://127.0.0.1:${(upstream.address() as AddressInfo).port}`;
  registry = await startTestRegistry({}, undefined, {
    gatePrograms: join(__dirname, '../../.cache/test'),
    upstreams: { content: { url, answerBytes: 1000 } },
  });
});
afterAll(async () => {
  await registry.close();
  upstream.close();
});

const publish = (upload: Upload) =>
  registry.call('PUT', `/v1/remotes/${upload.remote}/${upload.version}`, publishBody(upload));

test('a version that fails while rendering is not published; every finding has its position and remedy', async () => {
  const { reasons } = await problemOf(
    await publish(
      remoteOf('mfe-bad', '1.0.0', {
        panel: { component: "() => { throw new Error('boom'); }" },
        other: { component: "() => jsx('p', { style: { top: 0 }, children: 'x' })" },
      }),
    ),
    422,
    'version-refused',
  );
  expect(reasons).toEqual([
    expect.stringMatching(/^fragment "panel" .*, shown on .*: Error: boom \(server\.js line 3, .*\)\. .* \[renders\]$/),
    expect.stringMatching(/^fragment "other" .*, shown on .*: <p> with style="top:0"\. .* \[markup\]$/),
  ]);
  expect((await registry.call('GET', '/v1/remotes/mfe-bad')).status).toBe(404);
});

test('a version without findings is published', async () => {
  const response = await publish(
    remoteOf('mfe-good', '1.0.0', { panel: { component: "() => jsx('p', { children: 'x' })" } }),
  );
  expect(await response.json()).toMatchObject({ remote: 'mfe-good', revision: 1 });
});

test('a version whose source does not fit its upstream’s present answer is not published; one whose upstream is down is, with a warning', async () => {
  const bringing = (type: 'number' | 'string') => ({
    rates: {
      ...{ upstream: 'content', path: '/content/rates', timeoutMs: 500 },
      schema: { properties: { rate: { type } } },
    },
  });
  const component = "() => jsx('p', { children: 'x' })";
  const remote = (version: string, type: 'number' | 'string') =>
    withSources(remoteOf('mfe-rates', version, { panel: { component } }), bringing(type));
  const { reasons } = await problemOf(await publish(remote('1.0.0', 'string')), 422, 'version-refused');
  expect(reasons).toEqual([
    expect.stringMatching(
      /^src\/sources\.json: the present answer of content to rates does not fit its schema: .* at rate: .* \[sources\]$/,
    ),
  ]);
  expect(await (await publish(remote('1.0.1', 'number'))).json()).toMatchObject({ warnings: [] });
  await new Promise((resolve) => upstream.close(resolve));
  expect(await (await publish(remote('1.0.2', 'string'))).json()).toMatchObject({
    warnings: [expect.stringMatching(/^src\/sources\.json: content could not be called for rates/)],
  });
});

/** Returns an upload with these sources. */
function withSources(upload: Upload, sources: Manifest['sources']): Upload {
  const manifest = JSON.parse(Buffer.from(upload.files.get(manifestPath) ?? '').toString());
  return {
    ...upload,
    files: new Map(upload.files).set(manifestPath, Buffer.from(JSON.stringify({ ...manifest, sources }))),
  };
}
