import { rm } from 'node:fs/promises';
import { join } from 'node:path';
import { rehearsalSchema, type SampledInput } from '@forecourt/contracts/rehearsal';
import { publishBody, remoteOf, sampledInput, text } from '@forecourt/gate/testing';
import { problemOf } from '../testing/problem';
import { startTestRegistry, type TestRegistry, temporaryFolder, testToken } from '../testing/registry';

const remote = 'mfe-sample';
const reportToken = 'shell:a-token-for-reports';
let registry: TestRegistry;
let folder: string;
beforeAll(async () => {
  folder = await temporaryFolder();
  // Published without the gate, which would take longer than everything else here.
  const ungated = await startTestRegistry({}, folder);
  const versions = { '1.0.0': text("'one'"), '1.1.0': text("'two'"), '1.2.0': fragile };
  for (const [version, component] of Object.entries(versions)) {
    const published = await ungated.call('PUT', `/v1/remotes/${remote}/${version}`, bodyOf(version, component));
    expect(published.status).toBe(201);
  }
  expect((await ungated.promote('*', remote, '1.0.0')).status).toBe(200);
  await ungated.close();
  registry = await startTestRegistry({}, folder, {
    reportTokens: reportToken,
    gatePrograms: join(__dirname, '../../.cache/test'),
  });
});
afterAll(async () => {
  await registry.close();
  await rm(folder, { recursive: true, force: true, maxRetries: 10 });
});

/** Fails on one search only, of which the gate knows nothing. */
const fragile =
  "({ state }) => { if (state.maxPrice === 12345) throw new Error('twelve'); return jsx('p', { children: 'one' }); }";
const bodyOf = (version: string, component: string) => publishBody(remoteOf(remote, version, { panel: { component } }));
const send = (inputs: readonly SampledInput[], token = reportToken) =>
  registry.call('POST', '/v1/inputs', { inputs }, { authorization: `Bearer ${token}` });
const rehearse = (version: string, component: string, query = '') =>
  registry.call('POST', `/v1/remotes/${remote}/${version}/rehearsal${query}`, bodyOf(version, component));
const promote = (version: string, more = {}) =>
  registry.call('POST', `/v1/channels/maker/${remote}`, { version, rehearse: true, ...more });

function pageOf(search: object): SampledInput {
  const input = { ...sampledInput(remote, ['panel']), brand: 'maker' };
  const own = JSON.parse(input.own) as { state: object };
  return { ...input, own: JSON.stringify({ ...own, state: { ...own.state, ...search } }) };
}

test('a promotion that asks for a rehearsal is refused while there are no sampled pages', async () => {
  const { reasons } = await problemOf(await promote('1.1.0'), 422, 'rehearsal-failed');
  expect(reasons).toEqual([expect.stringMatching(/^No page with mfe-sample is among the sampled ones/)]);
});

describe('with pages from shells', () => {
  beforeAll(async () => {
    for (const maxPrice of [10_000, 20_000, 12_345]) expect((await send([pageOf({ maxPrice })])).status).toBe(204);
  });

  test('a version is rendered with the served one on the latest pages, and what differs is answered; nothing is published', async () => {
    const answer = await rehearse('2.0.0', text("'three'"), '?limit=2');
    const rehearsal = rehearsalSchema.parse(await answer.json());
    expect(rehearsal).toMatchObject({ views: 2, differing: 2, failing: 0, compared: 2, against: { maker: '1.0.0' } });
    expect(rehearsal.groups).toMatchObject([
      {
        fragment: 'panel',
        kind: 'text',
        where: 'p',
        views: 2,
        brands: ['maker'],
        example: { before: 'one', after: 'three' },
      },
    ]);
    expect((await registry.call('GET', '/files/mfe-sample/2.0.0/manifest.json')).status).toBe(404);
  });

  test('a promotion that asks for a rehearsal is refused if the version fails where the served one does not, with the reasons', async () => {
    const { detail, reasons } = await problemOf(await promote('1.2.0'), 422, 'rehearsal-failed');
    expect(detail).toContain('fails on 1 of 3 pages on which the served version does not');
    expect(reasons).toEqual([expect.stringMatching(/^panel: Error: twelve .*, on 1 pages, such as \//)]);
    expect((await registry.promote('maker', remote, '1.2.0', 10)).status).toBe(200);
    expect((await registry.call('DELETE', `/v1/channels/maker/${remote}/canary`)).status).toBe(200);
  });

  test('a promotion that was rehearsed says so, also in the audit log', async () => {
    const rehearsed = { views: 3, differing: 3, failing: 0 };
    expect(await (await promote('1.1.0')).json()).toMatchObject({ rehearsed, changes: [{ brand: 'maker' }] });
    const { entries } = await (await registry.call('GET', '/v1/audit?limit=1')).json();
    expect(entries).toMatchObject([{ action: 'promote', version: '1.1.0', rehearsed }]);
  });

  test('an invalid number of views, an upload without a manifest, and a version that does not load are refused', async () => {
    await problemOf(await rehearse('2.0.0', text("'x'"), '?limit=10001'), 400, 'bad-name');
    const path = `/v1/remotes/${remote}/2.0.0/rehearsal`;
    await problemOf(await registry.call('POST', path, { files: {} }), 422, 'version-refused');
    const broken = await problemOf(
      await rehearse('2.0.0', "(() => { throw new Error('at once'); })()"),
      422,
      'version-refused',
    );
    expect(broken.detail).toContain('could not be rehearsed: Error: at once');
    const unknown = publishBody(remoteOf('mfe-unknown', '1.0.0', { panel: { component: text("'x'") } }));
    const first = await registry.call('POST', '/v1/remotes/mfe-unknown/1.0.0/rehearsal', unknown);
    expect((await problemOf(first, 409, 'nothing-to-do')).detail).toContain('nothing to compare with');
  });
});

test('only who may report sends inputs, in their form; a token for reports rehearses nothing', async () => {
  await problemOf(await send([], 'nobody:at-all'), 401, 'token-wrong');
  await problemOf(await registry.call('POST', '/v1/inputs', { inputs: [{ brand: 'maker' }] }), 400, 'bad-body');
  expect((await send([], testToken)).status).toBe(204);
  const authorization = `Bearer ${reportToken}`;
  const path = `/v1/remotes/${remote}/2.0.0/rehearsal`;
  await problemOf(await registry.call('POST', path, { files: {} }, { authorization }), 403, 'token-scope');
});

test('a registry that runs no versions rehearses none, and says so', async () => {
  const plain = await startTestRegistry();
  await plain.publish(remote, '1.0.0');
  await plain.promote('*', remote, '1.0.0');
  const answer = await plain.call('POST', `/v1/remotes/${remote}/2.0.0/rehearsal`, bodyOf('2.0.0', text("'x'")));
  await problemOf(answer, 503, 'no-rehearsals');
  await plain.close();
});
