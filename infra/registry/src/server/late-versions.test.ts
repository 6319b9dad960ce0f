import type { ServerResponse } from 'node:http';
import { publishBody } from '@forecourt/gate/testing';
import { fakeRemote } from '../../../../shell/src/server/testing/fake-remote';
import {
  eventually,
  plainRemotes,
  startTestSite,
  type TestSite,
} from '../../../../shell/src/server/testing/test-shell';
import { type RegistryProxy, startProxy } from '../testing/proxy';
import { startTestRegistry, type TestRegistry } from '../testing/registry';

const reportToken = 'shell:a-token-for-reports';
const host = 'maker.localhost';
/** More than the registry needs to judge a version. */
const pages = 60;

let registry: TestRegistry;
let proxy: RegistryProxy;
let site: TestSite;

beforeAll(async () => {
  registry = await startTestRegistry({}, undefined, { reportTokens: reportToken });
  proxy = await startProxy(registry.url);
  for (const files of Object.values(plainRemotes())) await publish(files);
  site = await startTestSite({ remotes: {}, env: { REGISTRY_URL: proxy.url, REPORT_TOKEN: reportToken } });
});
afterAll(async () => {
  await site.close();
  await proxy.close();
  await registry.close();
});

async function publish(files: ReadonlyMap<string, Buffer>): Promise<void> {
  const { name, version } = JSON.parse(files.get('manifest.json')!.toString());
  await registry.call('PUT', `/v1/remotes/${name}/${version}`, publishBody({ files }));
  expect((await registry.promote('*', name, version)).status).toBe(200);
}

const served = async (remote: string) =>
  (await (await registry.call('GET', '/v1/channels')).json()).channels.maker[remote];
const look = () => site.page('/cars-for-sale/all', { host });

/** Promotes the first version of a remote, whose fragment of the same name is placed. */
async function promoteFirst(remote: string, prelude = ''): Promise<void> {
  await publish(fakeRemote({ name: remote, version: '1.0.0', fragments: { [remote]: "return h('p');" }, prelude }));
  const placed = { remote, fragment: remote, region: 'main' };
  expect((await registry.call('POST', '/v1/layouts/maker/results/place', placed)).status).toBe(200);
  await eventually(look, (page) => page.outcome(remote) === 'fallback');
}

/** Looks at as many pages as are enough to judge a version, until the shell has reported them all. */
async function lookOften(): Promise<void> {
  for (let page = 0; page < pages; page += 1) expect((await look()).outcome('filters')).toBe('ok');
  const reports = () => proxy.answered.filter((path) => path === '/v1/reports').length;
  const before = reports();
  // The next report may have been made before the last page.
  await eventually(look, () => reports() >= before + 2);
}

const serverCode = (remote: string) => `/files/${remote}/1.0.0/server.js`;

describe('the first version of a remote, in whose place there is no other,', () => {
  test.each<[string, string, 'late' | ((response: ServerResponse) => void)]>([
    ['does not arrive in time', 'mfe-late', 'late'],
    ['cannot be fetched now', 'mfe-away', (response) => response.writeHead(503).end()],
  ])('stays promoted if it %s, and is shown as soon as it is ready (R75)', async (_title, remote, answer) => {
    proxy.answers.set(serverCode(remote), answer);
    await promoteFirst(remote);
    await lookOften();
    expect(await served(remote)).toEqual({ version: '1.0.0', canary: null });
    proxy.answers.delete(serverCode(remote));
    await eventually(look, (page) => page.outcome(remote) === 'ok');
  });

  test('stays promoted if it takes too long to load: it may be ready elsewhere (R75)', async () => {
    await promoteFirst('mfe-slow', 'for (;;) {}');
    await lookOften();
    expect(await served('mfe-slow')).toEqual({ version: '1.0.0', canary: null });
  });

  test.each<[string, string, string, ((response: ServerResponse) => void) | null]>([
    ['throws as it loads', 'mfe-throws', "throw new Error('no');", null],
    ['has other files than published', 'mfe-other', '', (response) => response.end('module.exports = {}')],
    ['lacks a file', 'mfe-gone', '', (response) => response.writeHead(404).end()],
  ])('is withdrawn if it %s', async (_title, remote, prelude, answer) => {
    if (answer !== null) proxy.answers.set(serverCode(remote), answer);
    await promoteFirst(remote, prelude);
    const lookAgain = async () => {
      await look();
      return served(remote);
    };
    expect(await eventually(lookAgain, (one) => one === undefined)).toBeUndefined();
  });
});
