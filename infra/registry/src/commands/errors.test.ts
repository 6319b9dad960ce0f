import { mapPathOf } from '@forecourt/contracts';
import { publishBody } from '@forecourt/gate/testing';
import { fakeRemote } from '../../../../shell/src/server/testing/fake-remote';
import {
  eventually,
  plainRemotes,
  startTestSite,
  type TestSite,
} from '../../../../shell/src/server/testing/test-shell';
import { runFragment } from '../testing/command';
import { startTestRegistry, type TestRegistry, testToken } from '../testing/registry';

const reportToken = 'shell:a-token-for-reports';
const remote = 'mfe-sample';
/** Maps every position of the given line to `src/tile/tile.tsx:42:7`. */
const mapFor = (line: number) =>
  JSON.stringify({ version: 3, sources: ['src/tile/tile.tsx'], names: [], mappings: `${';'.repeat(line - 1)}AAyCM` });
const privates = { [mapPathOf('server.js')]: mapFor(3), [mapPathOf('remoteEntry.js')]: mapFor(1) };

let registry: TestRegistry;
let site: TestSite;
beforeAll(async () => {
  registry = await startTestRegistry({}, undefined, { reportTokens: reportToken, autoRollback: 'off' });
  const fragments = { panel: "throw new Error('flat tyre');" };
  for (const files of [
    ...Object.values(plainRemotes()),
    fakeRemote({ name: remote, version: '1.0.0', fragments, privates }),
  ]) {
    const { name, version } = JSON.parse(files.get('manifest.json')!.toString());
    await registry.call('PUT', `/v1/remotes/${name}/${version}`, publishBody({ files }));
    expect((await registry.promote('maker', name, version)).status).toBe(200);
  }
  const placed = { remote, fragment: 'panel', region: 'main' };
  expect((await registry.call('POST', '/v1/layouts/maker/results/place', placed)).status).toBe(200);
  site = await startTestSite({ remotes: {}, env: { REGISTRY_URL: registry.url, REPORT_TOKEN: reportToken } });
});
afterAll(async () => {
  await site.close();
  await registry.close();
});

const errors = (of: string, token?: string) => runFragment(`errors ${of}`, { url: registry.url, token });

/** Fails in a browser. */
const failed = (reason: string, stack: string) =>
  fetch(`${site.shell.url}/_shell/failed`, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json', Origin: site.shell.url },
    body: JSON.stringify({ slot: 'panel', remote, version: '1.0.0', reason, stack }),
  });

test('what failed on the server and in browsers is listed with the lines of the source, and nothing that moves a cursor', async () => {
  const { outcome } = await site.page('/cars-for-sale/all', { host: 'maker.localhost' });
  expect(outcome('panel')).toBe('fallback');
  const script = `${site.shell.url}/_shell/remotes/${remote}/1.0.0/remoteEntry.js:1:5`;
  expect((await failed('flat \u001b[2Jbattery', `    at Tile (${script})`)).status).toBe(204);
  const { code, out } = await eventually(
    () => errors('sample', testToken),
    (result) => result.out.includes('tyre') && result.out.includes('battery'),
  );
  expect(code).toBe(0);
  expect(out).toMatch(/^mfe-sample@1\.0\.0, the latest first:\n/);
  expect(out).toMatch(/^server, slot panel, .* \(UTC\)\n {2}Error: flat tyre\n +at .*\(src\/tile\/tile\.tsx:42:7\)/m);
  expect(out).toMatch(
    /^browser, slot panel, at .* \(UTC\)\n {2}flat \[2Jbattery\n +at Tile \(src\/tile\/tile\.tsx:42:7\)/m,
  );
});

test('a version without errors, and a remote that no brand serves, are said to be so', async () => {
  expect((await errors('mfe-filters@1.0.0', testToken)).out).toBe('mfe-filters@1.0.0: no errors were reported lately.');
  await registry.publish('mfe-unserved', '1.0.0');
  expect((await errors('unserved', testToken)).out).toBe('No brand serves it.');
  expect((await errors('sample@9.0.0', testToken)).err).toContain('mfe-sample@9.0.0 is not published');
});

test('the live versions with errors are listed, of the remotes that a token is for', async () => {
  const listed = async (token: string) =>
    (await fetch(`${registry.url}/v1/errors`, { headers: { authorization: `Bearer ${token}` } })).json();
  expect(await listed(testToken)).toEqual({ versions: [{ remote, version: '1.0.0', brands: ['maker'] }] });
  const scope = { may: ['publish'], remotes: ['mfe-ads'], brands: '*', expiresAt: null };
  const { secret } = await (await registry.call('POST', '/v1/tokens', { name: 'ads', ...scope })).json();
  expect(await listed(secret)).toEqual({ versions: [] });
  expect((await fetch(`${registry.url}/v1/errors`)).status).toBe(401);
});

test('they need a token for the remote', async () => {
  expect((await errors('sample@1.0.0')).err).toContain('needs the header');
  const scope = { may: ['publish'], remotes: ['mfe-filters'], brands: '*', expiresAt: null };
  const { secret } = await (await registry.call('POST', '/v1/tokens', { name: 'others', ...scope })).json();
  expect((await errors('sample@1.0.0', secret)).err).toContain('is for mfe-filters, not for mfe-sample');
  expect((await errors('filters@1.0.0', secret)).code).toBe(0);
});
