import { brandById } from '@forecourt/brands';
import { publishBody, sampleUpload } from '@forecourt/gate/testing';
import { runFragment } from '../testing/command';
import { problemOf } from '../testing/problem';
import { startTestRegistry, type TestRegistry } from '../testing/registry';

const remote = 'mfe-sample';
/** A brand whose versions need a second person; its pages use the sample remote only. */
const careful = {
  ...brandById('research'),
  ...{ id: 'careful', hosts: ['careful.localhost'], needsApproval: true },
  layouts: {
    results: { arrangement: 'stacked', slots: [{ slot: 'panel', remote, fragment: 'panel', region: 'main' }] },
  },
};

let registry: TestRegistry;
let secrets: Record<string, string>;
beforeEach(async () => {
  const previews = {
    secret: 'a secret of sixteen letters and more',
    shellPort: 3100,
    publicOrigins: [],
    brandHosts: new Map(),
  };
  registry = await startTestRegistry({}, undefined, { previews });
  await registry.publish(remote, '1.0.0');
  await registry.promote('*', remote, '1.0.0');
  expect((await registry.call('PUT', '/v1/brands/careful', { brand: careful, from: 'research' })).status).toBe(200);
  const may = 'publish,promote,approve';
  secrets = {
    ann: await tokenOf(`ann --may ${may}`),
    annsLaptop: await tokenOf(`anns-laptop --person ann --may ${may}`),
    bob: await tokenOf(`bob --may ${may}`),
    cid: await tokenOf('cid --may approve'),
  };
  await publish('ann', '1.1.0');
});
afterEach(() => registry.close());

async function tokenOf(line: string): Promise<string> {
  const { out } = await runFragment(`token add ${line} --remote ${remote}`, { url: registry.url });
  return /REGISTRY_TOKEN=(\S+)/.exec(out)?.[1] ?? '';
}
const as = (person: string, line: string) => runFragment(line, { url: registry.url, token: secrets[person] });
const publish = (person: string, version: string) =>
  registry.call('PUT', `/v1/remotes/${remote}/${version}`, publishBody(sampleUpload(remote, version)), {
    authorization: `Bearer ${secrets[person]}`,
  });
const served = async (brand: string) =>
  (await (await registry.call('GET', '/v1/channels')).json()).channels[brand][remote];

describe('a brand that needs approvals', () => {
  test('serves a version after a second person has approved it; the audit log names both', async () => {
    const alone = await as('ann', 'promote sample@1.1.0 --brand careful');
    expect([alone.code, alone.err]).toEqual([
      1,
      expect.stringContaining(
        'the approval of somebody else than ann: fragment approve mfe-sample@1.1.0 --brand careful',
      ),
    ]);
    const approved = await as('bob', 'approve sample@1.1.0 --brand careful');
    expect(approved.out).toMatch(
      /^Approved mfe-sample@1\.1\.0 for careful\..*\n {2}fragment promote mfe-sample@1\.1\.0 --brand careful$/,
    );
    expect((await as('ann', 'promote sample@1.1.0 --brand careful')).code).toBe(0);
    expect(await served('careful')).toMatchObject({ version: '1.1.0' });
    const { out } = await as('ann', 'audit --limit 2');
    expect(out).toMatch(
      / ann +promote +mfe-sample@1\.1\.0 .*\n.* bob +approve +mfe-sample@1\.1\.0 +approved by bob for careful/,
    );
  });

  test('shows no canary without it', async () => {
    expect((await as('ann', 'promote sample@1.1.0 --canary 1 --brand careful')).code).toBe(1);
    await as('cid', 'approve sample@1.1.0');
    expect((await as('ann', 'promote sample@1.1.0 --canary 1 --brand careful')).code).toBe(0);
  });

  test('is skipped in a promotion on all brands, which the others serve', async () => {
    const { code, out } = await as('bob', 'promote sample@1.1.0');
    expect([code, out]).toEqual([
      0,
      expect.stringContaining('careful is unchanged: it needs the approval of somebody else than bob'),
    ]);
    expect([await served('careful'), await served('maker')]).toMatchObject([
      { version: '1.0.0' },
      { version: '1.1.0' },
    ]);
  });

  test.each([
    ['the person who published it', 'ann', /ann published mfe-sample@1\.1\.0: somebody else has to approve it/],
    ['that person with another token', 'annsLaptop', /ann published mfe-sample@1\.1\.0/],
  ])('accepts no approval of %s', async (_who, person, reason) => {
    const { code, err } = await as(person, 'approve sample@1.1.0 --brand careful');
    expect([code, err]).toEqual([1, expect.stringMatching(reason)]);
  });

  test('accepts no promotion by the only person who approved it, with whatever token', async () => {
    await publish('bob', '1.2.0');
    await as('ann', 'approve sample@1.2.0 --brand careful');
    for (const token of ['ann', 'annsLaptop'])
      expect((await as(token, 'promote sample@1.2.0 --brand careful')).err).toContain('somebody else than ann');
    expect((await as('bob', 'promote sample@1.2.0 --brand careful')).code).toBe(0);
  });

  test('goes back to an earlier version without it', async () => {
    await as('bob', 'approve sample@1.1.0 --brand careful');
    await as('ann', 'promote sample@1.1.0 --brand careful');
    expect((await as('ann', 'rollback sample --brand careful')).code).toBe(0);
    expect(await served('careful')).toMatchObject({ version: '1.0.0' });
  });

  test('has links to unpromoted versions only after it, and no sessions of development', async () => {
    const alone = await as('ann', 'preview sample@1.1.0 --brand careful');
    expect([alone.code, alone.err]).toEqual([
      1,
      expect.stringMatching(/No link was made\. careful, mfe-sample@1\.1\.0: it needs the approval/),
    ]);
    expect((await as('ann', 'preview sample@1.0.0 --brand careful')).code).toBe(0);
    await as('bob', 'approve sample@1.1.0 --brand careful');
    expect((await as('ann', 'preview sample@1.1.0 --brand careful')).code).toBe(0);
    const wanted = { remote, version: '1.2.0', brand: 'careful', page: '/cars-for-sale/all' };
    const { reasons } = await problemOf(await registry.call('POST', '/v1/dev', wanted), 403, 'second-person');
    expect(reasons).toEqual([expect.stringContaining('builds of mfe-sample cannot be approved in advance')]);
  });
});

test('an approval is for a brand that needs one; a second one of the same person changes nothing', async () => {
  expect((await as('bob', 'approve sample@1.1.0 --brand maker')).err).toContain('maker: it needs no approvals');
  await as('bob', 'approve sample@1.1.0');
  expect((await as('bob', 'approve sample@1.1.0 --brand careful')).out).toMatch(
    /^You had approved mfe-sample@1\.1\.0 already/,
  );
  expect((await as('bob', 'approve sample@9.9.9')).err).toContain('mfe-sample@9.9.9 is not published');
});

test('a token without a name is no person', async () => {
  await registry.close();
  registry = await startTestRegistry({}, undefined, { tokens: 'nameless-token' });
  const call = (method: string, path: string, body: object) =>
    registry.call(method, path, body, { authorization: 'Bearer nameless-token' });
  await call('PUT', `/v1/remotes/${remote}/1.0.0`, publishBody(sampleUpload(remote, '1.0.0')));
  await call('POST', `/v1/channels/research/${remote}`, { version: '1.0.0' });
  await call('PUT', '/v1/brands/careful', { brand: careful, from: 'research' });
  await call('PUT', `/v1/remotes/${remote}/1.1.0`, publishBody(sampleUpload(remote, '1.1.0')));
  const path = `/v1/channels/careful/${remote}`;
  await problemOf(await call('POST', `${path}/approve`, { version: '1.1.0' }), 403, 'second-person');
  const { reasons } = await problemOf(await call('POST', path, { version: '1.1.0' }), 409, 'nothing-to-do');
  expect(reasons).toEqual([
    expect.stringMatching(/^careful: it needs a second person, and ".*" is no person: use a token with a name/),
  ]);
});

test('a token without the permission approves nothing', async () => {
  secrets.dan = await tokenOf('dan --may publish,promote');
  expect((await as('dan', 'approve sample@1.1.0 --brand careful')).err).toContain('not approve');
});
