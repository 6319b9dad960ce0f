import { appendFile } from 'node:fs/promises';
import { join } from 'node:path';
import { type Incidents, incidentsSchema } from '@forecourt/contracts/incidents';
import { publishBody, sampleUpload } from '@forecourt/gate/testing';
import { RegistryStore } from '../store/registry-store';
import { problemOf } from '../testing/problem';
import { startTestRegistry, type TestRegistry, temporaryFolder } from '../testing/registry';

let registry: TestRegistry;
beforeEach(async () => {
  registry = await startTestRegistry();
});
afterEach(() => registry.close());

const wrong = (remote: string) =>
  publishBody(sampleUpload(remote, '1.0.0', (manifest) => ({ ...manifest, contract: '^9.0.0' })));
const refuse = (remote: string) => registry.call('PUT', `/v1/remotes/${remote}/1.0.0`, wrong(remote));

async function incidents(token?: string): Promise<Incidents> {
  const headers = token === undefined ? undefined : { authorization: `Bearer ${token}` };
  return incidentsSchema.parse(await (await registry.call('GET', '/v1/incidents', undefined, headers)).json());
}

test('uploads that the gate refused are listed with every reason, the latest first, of the remotes that a token is for', async () => {
  expect(await incidents()).toEqual({ refused: [], warnings: [] });
  for (const remote of ['mfe-sample', 'mfe-other']) expect((await refuse(remote)).status).toBe(422);
  const { refused } = await incidents();
  expect(refused.map(({ remote, version, who }) => [remote, version, who])).toEqual([
    ['mfe-other', '1.0.0', 'tests'],
    ['mfe-sample', '1.0.0', 'tests'],
  ]);
  expect(refused[0]?.reasons.join('\n')).toContain('contract ^9.0.0');
  const scope = { may: ['publish'], remotes: ['mfe-sample'], brands: '*', expiresAt: null };
  const { secret } = await (await registry.call('POST', '/v1/tokens', { name: 'sample', ...scope })).json();
  expect((await incidents(secret)).refused.map(({ remote }) => remote)).toEqual(['mfe-sample']);
});

test('an upload without the right to make it is no incident, and incidents need a token', async () => {
  const scope = { may: ['publish'], remotes: ['mfe-ads'], brands: '*', expiresAt: null };
  const { secret } = await (await registry.call('POST', '/v1/tokens', { name: 'ads', ...scope })).json();
  const foreign = await registry.call('PUT', '/v1/remotes/mfe-sample/1.0.0', wrong('mfe-sample'), {
    authorization: `Bearer ${secret}`,
  });
  expect(foreign.status).toBe(403);
  expect((await incidents()).refused).toEqual([]);
  await problemOf(await fetch(`${registry.url}/v1/incidents`), 401, 'token-missing');
});

test('only the latest fifty are remembered', async () => {
  for (let count = 0; count < 52; count += 1) await refuse(`mfe-number${count}`);
  const { refused } = await incidents();
  expect([refused.length, refused[0]?.remote, refused.at(-1)?.remote]).toEqual([50, 'mfe-number51', 'mfe-number2']);
});

test('a start with an audit log that was changed says where', async () => {
  await registry.close();
  const folder = await temporaryFolder();
  const store = await RegistryStore.open(folder);
  await store.publish(sampleUpload('mfe-sample', '1.0.0'), { who: 'ada', ifMatch: null });
  await store.close();
  await appendFile(join(folder, 'audit.jsonl'), 'a line by hand\n');
  registry = await startTestRegistry({}, folder);
  const { warnings } = await incidents();
  expect(warnings.map(({ text }) => text).join('\n')).toMatch(
    /audit\.jsonl is not as it was written[\s\S]*a line by hand/,
  );
});
