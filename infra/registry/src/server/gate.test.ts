import { join } from 'node:path';
import { type handWritten, publishBody, remoteOf } from '@forecourt/gate/testing';
import { problemOf } from '../testing/problem';
import { startTestRegistry, type TestRegistry } from '../testing/registry';

let registry: TestRegistry;
beforeAll(async () => {
  registry = await startTestRegistry({}, undefined, { gatePrograms: join(__dirname, '../../.cache/test') });
});
afterAll(() => registry.close());

const publish = (upload: ReturnType<typeof handWritten>) =>
  registry.call('PUT', `/v1/remotes/${upload.remote}/${upload.version}`, publishBody(upload));

test('a version that fails when it is shown is not published, and every reason says where and what to do', async () => {
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

test('a version that goes well is published', async () => {
  const response = await publish(
    remoteOf('mfe-good', '1.0.0', { panel: { component: "() => jsx('p', { children: 'x' })" } }),
  );
  expect(await response.json()).toMatchObject({ remote: 'mfe-good', revision: 1 });
});
