import { registrySnapshotSchema } from '@forecourt/contracts';
import {
  type BegunDev,
  begunDevSchema,
  type DevReports,
  type DevState,
  devReportsSchema,
  devStateSchema,
} from '@forecourt/contracts/dev-sessions';
import { integrityOf } from '@forecourt/contracts/integrity';
import { publishBody, sampleUpload } from '@forecourt/gate/testing';
import { fetchEvents, readPreview } from '@forecourt/service';
import { problemOf } from '../testing/problem';
import { startTestRegistry, type TestRegistry } from '../testing/registry';

const remote = 'mfe-sample';
const secret = 'a secret of sixteen letters and more';
const previews = { secret, publicOrigins: [], brandHosts: new Map(), shellPort: 3000 };
const wanted = { remote, version: '1.0.0', brand: 'maker', page: '/cars-for-sale/all' };

let registry: TestRegistry;
beforeEach(async () => {
  registry = await startTestRegistry({}, undefined, { previews });
});
afterEach(() => registry.close());

const begin = async (headers?: Record<string, string>): Promise<BegunDev> =>
  begunDevSchema.parse(await (await registry.call('POST', '/v1/dev', wanted, headers)).json());
const as = (secret: string) => ({ authorization: `Bearer ${secret}` });
const token = async (name: string, remotes: string[] | '*', may = ['publish']) => {
  const body = { name, may, remotes, brands: '*', expiresAt: null };
  const { secret } = (await (await registry.call('POST', '/v1/tokens', body)).json()) as { secret: string };
  return as(secret);
};
const build = (version: string, files = publishBody(sampleUpload(remote, version)).files) => ({ files });
const show = ({ key }: BegunDev, version: string, body: unknown = build(version), headers?: Record<string, string>) =>
  registry.call('PUT', `/v1/dev/${key}/builds/${version}`, body, headers);
const lease = async ({ key }: BegunDev, after = 0): Promise<DevReports> =>
  devReportsSchema.parse(await (await registry.call('POST', `/v1/dev/${key}/lease`, { after })).json());
/** Returns the states of a session, one for each call, and null after its end. */
const statesOf = ({ key }: BegunDev) => {
  const events = fetchEvents({ url: `${registry.url}/v1/dev/${key}/stream`, signal: new AbortController().signal });
  return async (): Promise<DevState | null> => {
    const { value } = await events.next();
    return value === undefined ? null : devStateSchema.parse(JSON.parse(value.data));
  };
};

test('a session gives a signed link for one brand, and versions of its own', async () => {
  const begun = await begin();
  const url = new URL(begun.url);
  expect(url.origin).toBe('http://maker.localhost:3000');
  expect(readPreview(url.searchParams.get('token') ?? '', { host: 'maker.localhost', secret })).toMatchObject({
    ...{ versions: {}, dev: { [remote]: begun.key }, page: wanted.page },
  });
  expect(begun.prefix).toMatch(/^1\.0\.0-dev\.x[0-9a-f]{8}$/);
  expect((await begin()).prefix).not.toBe(begun.prefix);
});

test('a build is shown to who has the key, with no other file than those of its manifest, and is in no snapshot', async () => {
  const begun = await begin();
  const next = statesOf(begun);
  expect(await next()).toEqual({ remote, build: null, problem: null, findings: null });
  const version = `${begun.prefix}.1`;
  expect((await show(begun, version)).status).toBe(204);
  const manifest = sampleUpload(remote, version).files.get('manifest.json') ?? new Uint8Array();
  expect((await next())?.build).toEqual({ version, manifest: integrityOf(manifest) });
  const file = (path: string) => fetch(`${registry.url}/v1/dev/${begun.key}/files/${version}/${path}`);
  const served = await file('server.js');
  expect([served.status, served.headers.get('cache-control')]).toEqual([200, 'no-store']);
  expect((await file('nothing.js')).status).toBe(404);
  expect((await fetch(`${registry.url}/files/${remote}/${version}/server.js`)).status).toBe(404);
  const { versions, channels } = registrySnapshotSchema.parse(
    await (await registry.call('GET', '/v1/channels')).json(),
  );
  expect([versions, channels]).toEqual([{}, {}]);
});

test('files that are the same as in the build before need not be sent again; the build before last is gone', async () => {
  const begun = await begin();
  const versions = [1, 2, 3].map((number) => `${begun.prefix}.${number}`);
  const { files } = sampleUpload(remote, versions[0]!);
  await show(begun, versions[0]!);
  const first = JSON.parse(Buffer.from(files.get('manifest.json')!).toString()) as object;
  for (const version of versions.slice(1)) {
    const manifest = Buffer.from(JSON.stringify({ ...first, version })).toString('base64');
    expect((await show(begun, version, build(version, { 'manifest.json': manifest }))).status).toBe(204);
  }
  const statuses = versions.map(
    async (version) => (await fetch(`${registry.url}/v1/dev/${begun.key}/files/${version}/server.js`)).status,
  );
  expect(await Promise.all(statuses)).toEqual([404, 200, 200]);
});

test('a build that does not fit its manifest, or has a version of another session, is refused with the reasons', async () => {
  const begun = await begin();
  const version = `${begun.prefix}.1`;
  const { 'server.js': _, ...files } = publishBody(sampleUpload(remote, version)).files;
  const { reasons } = await problemOf(await show(begun, version, build(version, files)), 422, 'build-refused');
  expect(reasons).toContainEqual(
    expect.stringContaining('"server.js" is listed in manifest.json but was not uploaded'),
  );
  await problemOf(await show(begun, '1.0.0'), 422, 'build-refused');
  const foreign = publishBody(sampleUpload('mfe-ads', version)).files;
  await problemOf(await show(begun, version, build(version, foreign)), 422, 'build-refused');
});

test('only tokens that may publish the remote begin sessions, and only the one that began it changes it', async () => {
  const [team, colleague, others, tester] = await Promise.all([
    token('team', [remote]),
    token('colleague', [remote]),
    token('others', ['mfe-ads']),
    token('tester', [remote], ['preview']),
  ]);
  for (const headers of [others, tester])
    await problemOf(await registry.call('POST', '/v1/dev', wanted, headers), 403, 'token-scope');
  await registry.publish(remote, '1.0.0');
  await problemOf(await registry.call('POST', '/v1/dev', wanted, await token('any', '*')), 409, 'name-taken');
  const begun = await begin(team);
  const version = `${begun.prefix}.1`;
  for (const headers of [others, tester, colleague]) {
    await problemOf(await show(begun, version, build(version), headers), 403, 'token-scope');
    await problemOf(await registry.call('DELETE', `/v1/dev/${begun.key}`, undefined, headers), 403, 'token-scope');
  }
  expect((await show(begun, version, build(version), team)).status).toBe(204);
});

test('reports of pages arrive at the command in order, each once; errors and findings at the pages', async () => {
  const begun = await begin();
  const version = `${begun.prefix}.1`;
  await show(begun, version);
  const report = (body: unknown) =>
    fetch(`${registry.url}/v1/dev/${begun.key}/reports`, {
      ...{ method: 'POST', body: JSON.stringify(body) },
      headers: { 'content-type': 'application/json' },
    });
  const shown = { kind: 'shown', version, how: 'refreshed' };
  const waiting = lease(begun);
  expect((await report(shown)).status).toBe(204);
  expect(await waiting).toEqual({ reports: [shown], last: 1 });
  await report({ kind: 'server', version, stack: 'Error: flat tyre' });
  expect(await lease(begun, 1)).toEqual({ reports: [{ kind: 'server', version, stack: 'Error: flat tyre' }], last: 2 });
  expect((await report({ kind: 'other', version })).status).toBe(400);
  const notes = {
    problem: { from: 'build', message: 'It lacks a bracket.', file: 'src/a.tsx', line: 3, frame: '> 3 | {' },
    findings: [{ rule: 'size', what: 'large', remedy: 'smaller' }],
  };
  expect((await registry.call('PUT', `/v1/dev/${begun.key}/notes`, notes)).status).toBe(204);
  expect(await statesOf(begun)()).toMatchObject({ ...notes, build: { version } });
  await show(begun, `${begun.prefix}.2`);
  expect(await statesOf(begun)()).toMatchObject({ problem: null, findings: notes.findings });
});

test('a session ends with its command, or when that renews it no more; its builds are gone then', async () => {
  const begun = await begin();
  const version = `${begun.prefix}.1`;
  await show(begun, version);
  const next = statesOf(begun);
  await next();
  expect((await registry.call('DELETE', `/v1/dev/${begun.key}`)).status).toBe(204);
  expect(await next()).toBeNull();
  const file = `${registry.url}/v1/dev/${begun.key}/files/${version}/server.js`;
  await problemOf(await fetch(file), 404, 'unknown-session');
  await registry.close();
  registry = await startTestRegistry({ devLeaseMs: 300 }, undefined, { previews });
  const killed = await begin();
  const after = statesOf(killed);
  await after();
  expect(await after()).toBeNull();
  await problemOf(await registry.call('POST', `/v1/dev/${killed.key}/lease`, { after: 0 }), 404, 'unknown-session');
});

test('one remote has four sessions at most', async () => {
  for (let count = 0; count < 4; count += 1) await begin();
  await problemOf(await registry.call('POST', '/v1/dev', wanted), 409, 'too-many-sessions');
});

test('without previews there are no sessions', async () => {
  await registry.close();
  registry = await startTestRegistry();
  await problemOf(await registry.call('POST', '/v1/dev', wanted), 503, 'no-previews');
});
