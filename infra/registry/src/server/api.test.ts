import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { brandById } from '@forecourt/brands';
import { writePackage } from '../testing/packages';
import { startTestRegistry, type TestRegistry } from '../testing/registry';
import { api } from './api';

let packagesFolder: string;
let registry: TestRegistry;
beforeAll(async () => {
  packagesFolder = await mkdtemp(join(tmpdir(), 'packages-'));
  await writePackage(packagesFolder, '@forecourt/fragment-kit', '1.0.0');
  registry = await startTestRegistry({}, undefined, { packagesFolder });
  await registry.publish('mfe-sample', '1.0.0');
  await registry.promote('*', 'mfe-sample', '1.0.0');
  const electric = { ...brandById('maker'), id: 'electric', hosts: ['electric.localhost'], layouts: {} };
  await registry.call('PUT', '/v1/brands/electric', { brand: electric });
});
afterAll(async () => {
  await registry.close();
  await rm(packagesFolder, { recursive: true });
});

// Sessions of `fragment dev` have keys of their own, and sign-ins need a provider: see dev.test.ts and provider.test.ts.
const read = api.routes.filter(
  ({ method, path }) => method === 'get' && !/^\/v1\/(channels\/stream|dev\/|session\/provider\/)/.test(path),
);

test.each(read.map((route) => [route.path, route] as const))(
  'GET %s answers as described',
  async (_path, { example, status, answer }) => {
    const response = await registry.call('GET', example);
    expect([response.status, response.status === status ? '' : await response.text()]).toEqual([status, '']);
    if (answer !== null) answer.parse(await response.json());
  },
);

test('the answer to a removal fits its description', async () => {
  const removal = api.routes.find(({ method, path }) => method === 'delete' && path === '/v1/brands/:brand');
  const response = await registry.call('DELETE', removal?.example ?? '');
  expect(removal?.answer?.safeParse(await response.json()).success).toBe(true);
});

test('operations that need a token are described so, and refused without one', async () => {
  for (const { path, method, isSecured, example } of api.routes.filter(({ path }) => !path.endsWith('/stream'))) {
    const { status } = await fetch(registry.url + example, { method: method.toUpperCase() });
    expect([method, path, status === 401]).toEqual([method, path, isSecured === true]);
  }
});

test('the description is served, and describes every route', async () => {
  const document = api.describe();
  expect(await (await registry.call('GET', '/openapi.json')).json()).toEqual(JSON.parse(JSON.stringify(document)));
  const described = Object.values(document.paths).flatMap((path) => Object.keys(path));
  expect(described).toHaveLength(api.routes.length);
});
