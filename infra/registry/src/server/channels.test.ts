import { brandIds } from '@forecourt/brands';
import { registrySnapshotSchema } from '@forecourt/contracts';
import { auditSchema, changedSchema, remoteSchema, remotesSchema } from '@forecourt/contracts/registry-api';
import { rawRequest } from '../testing/http';
import { problemOf } from '../testing/problem';
import { startTestRegistry, type TestRegistry } from '../testing/registry';

const remote = 'mfe-sample';

let registry: TestRegistry;
beforeEach(async () => {
  registry = await startTestRegistry();
  for (const version of ['1.0.0', '1.1.0', '1.10.0']) await registry.publish(remote, version);
});
afterEach(() => registry.close());

const snapshot = async () => registrySnapshotSchema.parse(await (await registry.call('GET', '/v1/channels')).json());
const served = async (brand: string) => (await snapshot()).channels[brand]?.[remote];
const rollback = (brand: string, body?: unknown) =>
  registry.call('POST', `/v1/channels/${brand}/${remote}/rollback`, body);

describe('promote', () => {
  test('moves one brand and answers with the changes', async () => {
    const response = await registry.promote('maker', remote, '1.0.0');
    expect(response.status).toBe(200);
    expect(changedSchema.parse(await response.json())).toEqual({
      revision: 4,
      changes: [{ brand: 'maker', from: null, to: { version: '1.0.0', canary: null } }],
      skipped: [],
    });
    expect(await served('maker')).toEqual({ version: '1.0.0', canary: null });
    expect(await served('research')).toBeUndefined();
  });

  test('* moves every brand in one revision', async () => {
    await registry.promote('*', remote, '1.0.0');
    const { revision, channels } = await snapshot();
    expect(revision).toBe(4);
    expect(Object.keys(channels).sort()).toEqual([...brandIds].sort());
  });

  test('with a percentage starts a canary, without one ends it', async () => {
    await registry.promote('*', remote, '1.0.0');
    await registry.promote('maker', remote, '1.1.0', 10);
    expect(await served('maker')).toEqual({ version: '1.0.0', canary: { version: '1.1.0', percent: 10 } });
    await registry.promote('maker', remote, '1.1.0');
    expect(await served('maker')).toEqual({ version: '1.1.0', canary: null });
  });

  test('an unknown remote or version is 404 by name, a forbidden change 409', async () => {
    await problemOf(await registry.promote('maker', remote, '9.0.0'), 404, 'unknown-version');
    await problemOf(await registry.promote('maker', 'mfe-nobody', '1.0.0'), 404, 'unknown-remote');
    const brand = await problemOf(await registry.promote('maxer', remote, '1.0.0'), 404, 'unknown-brand');
    expect(brand.detail).toContain(brandIds.join(', '));
    await problemOf(await registry.promote('maker', remote, '1.0.0', 10), 409, 'nothing-to-do');
  });

  test.each([
    {},
    { version: '1' },
    { version: '1.0.0', percent: 0 },
    { version: '1.0.0', percent: 101 },
    { version: '1.0.0', canary: 5 },
  ])('a body such as %j is 400', async (body) => {
    await problemOf(await registry.call('POST', `/v1/channels/maker/${remote}`, body), 400, 'bad-body');
  });
});

test('a canary can be stopped, once', async () => {
  await registry.promote('maker', remote, '1.0.0');
  await registry.promote('maker', remote, '1.1.0', 10);
  const stop = () => registry.call('DELETE', `/v1/channels/maker/${remote}/canary`);
  expect((await stop()).status).toBe(200);
  expect(await served('maker')).toEqual({ version: '1.0.0', canary: null });
  await problemOf(await stop(), 409, 'nothing-to-do');
});

describe('rollback', () => {
  beforeEach(async () => {
    for (const version of ['1.0.0', '1.1.0', '1.10.0']) await registry.promote('*', remote, version);
  });

  test('restores the previous version, the one before it, and then refuses for lack of another', async () => {
    expect((await rollback('maker')).status).toBe(200);
    expect((await served('maker'))?.version).toBe('1.1.0');
    await rollback('maker');
    expect((await served('maker'))?.version).toBe('1.0.0');
    const problem = await problemOf(await rollback('maker'), 409, 'nothing-to-do');
    expect(problem.detail).toContain('1.0.0 is the first version');
    expect((await served('research'))?.version).toBe('1.10.0');
  });

  test('to a version by name', async () => {
    await rollback('*', { to: '1.0.0' });
    expect((await served('valuation'))?.version).toBe('1.0.0');
    await problemOf(await rollback('*', { to: '1.10.0' }), 409, 'nothing-to-do');
    await problemOf(await rollback('*', { to: 'newest' }), 400, 'bad-body');
  });
});

describe('the snapshot', () => {
  test('has a strong entity tag that changes with the revision, and is 304 for a client that has it', async () => {
    const first = await registry.call('GET', '/v1/channels');
    const etag = first.headers.get('etag') ?? '';
    expect(etag).toMatch(/^"3-[0-9a-f]{16}"$/);
    expect(first.headers.get('cache-control')).toBe('no-cache');
    const get = (tag: string) => rawRequest(registry.url, '/v1/channels', { 'if-none-match': tag });
    const again = await get(etag);
    expect([again.status, again.headers.etag, again.body.length]).toEqual([304, etag, 0]);
    // `fetch` adds "Cache-Control: no-cache", which must have no effect.
    const byFetch = await fetch(`${registry.url}/v1/channels`, { headers: { 'if-none-match': etag } });
    expect(byFetch.status).toBe(304);
    expect((await get(`"other", W/${etag}`)).status).toBe(304);
    await registry.promote('*', remote, '1.0.0');
    const changed = await get(etag);
    expect(changed.status).toBe(200);
    expect(changed.headers.etag).not.toBe(etag);
  });

  test('contains every version with the integrity of its manifest, and no base URL', async () => {
    const { versions } = await snapshot();
    expect(Object.keys(versions[remote] ?? {})).toEqual(['1.0.0', '1.1.0', '1.10.0']);
    expect(versions[remote]?.['1.0.0']).toEqual({ manifest: expect.stringMatching(/^sha384-/) });
  });
});

describe('If-Match', () => {
  test('accepts a write with the present state’s tag, and refuses any other with 412', async () => {
    const etag = (await registry.call('GET', '/v1/channels')).headers.get('etag') ?? '';
    const promote = (tag: string, version: string) =>
      registry.call('POST', `/v1/channels/maker/${remote}`, { version }, { 'if-match': tag });
    expect((await promote(etag, '1.0.0')).status).toBe(200);
    const problem = await problemOf(await promote(etag, '1.1.0'), 412, 'changed-meanwhile');
    expect(problem.detail).toContain(etag);
    expect((await served('maker'))?.version).toBe('1.0.0');
    expect((await promote('*', '1.1.0')).status).toBe(200);
    expect((await promote('W/"5-0", "other"', '1.0.0')).status).toBe(412);
  });

  test('of several concurrent writes with one tag, exactly one succeeds', async () => {
    const etag = (await registry.call('GET', '/v1/channels')).headers.get('etag') ?? '';
    const statuses = await Promise.all(
      brandIds.map(async (brand) => {
        const headers = { 'if-match': etag };
        return (await registry.call('POST', `/v1/channels/${brand}/${remote}`, { version: '1.0.0' }, headers)).status;
      }),
    );
    expect(statuses.sort()).toEqual([200, 412, 412, 412]);
  });
});

describe('the lists of the registry', () => {
  beforeEach(async () => {
    await registry.promote('*', remote, '1.0.0');
    await registry.promote('maker', remote, '1.1.0', 25);
  });

  test('GET /v1/remotes lists every remote with its channels, the latest release by semver', async () => {
    await registry.publish(remote, '2.0.0-dev.1');
    const { remotes } = remotesSchema.parse(await (await registry.call('GET', '/v1/remotes')).json());
    expect(remotes).toEqual([
      {
        remote,
        versions: 4,
        latest: '1.10.0',
        channels: expect.objectContaining({ research: { version: '1.0.0', canary: null } }),
      },
    ]);
  });

  test('GET /v1/remotes/{remote} lists every version, when it was published and which brands serve it', async () => {
    const { versions } = remoteSchema.parse(await (await registry.call('GET', `/v1/remotes/${remote}`)).json());
    expect(versions.map(({ version, stable, canary }) => [version, stable, canary])).toEqual([
      ['1.10.0', [], []],
      ['1.1.0', [], [{ brand: 'maker', percent: 25 }]],
      ['1.0.0', expect.arrayContaining([...brandIds]), []],
    ]);
    expect(Date.now() - Date.parse(versions[0]?.publishedAt ?? '')).toBeLessThan(60_000);
    const few = await (await registry.call('GET', `/v1/remotes/${remote}?limit=2`)).json();
    expect(few).toEqual({ remote, names: versions.map(({ version }) => version), versions: versions.slice(0, 2) });
    await problemOf(await registry.call('GET', `/v1/remotes/${remote}?limit=0`), 400, 'bad-name');
    await problemOf(await registry.call('GET', '/v1/remotes/mfe-nobody'), 404, 'unknown-remote');
  });

  test('GET /v1/audit lists each change with its author, its time, and the versions before and after', async () => {
    const { entries } = auditSchema.parse(await (await registry.call('GET', '/v1/audit?limit=2')).json());
    expect(entries).toEqual([
      expect.objectContaining({
        revision: 5,
        who: 'tests',
        action: 'canary',
        version: '1.1.0',
        changes: [
          {
            brand: 'maker',
            from: { version: '1.0.0', canary: null },
            to: { version: '1.0.0', canary: { version: '1.1.0', percent: 25 } },
          },
        ],
      }),
      expect.objectContaining({ revision: 4, action: 'promote' }),
    ]);
    for (const limit of ['0', 'all', '1.5', '1001']) {
      await problemOf(await registry.call('GET', `/v1/audit?limit=${limit}`), 400, 'bad-name');
    }
  });
});
