import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { incidentsSchema } from '@forecourt/contracts/incidents';
import { rawRequest } from '../testing/http';
import { integrityOf, writePackage } from '../testing/packages';
import { startTestRegistry, type TestRegistry, temporaryFolder } from '../testing/registry';

let folder: string;
let registry: TestRegistry;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), '.packages-'));
  for (const version of ['1.0.0', '1.10.0', '1.9.0', '1.10.0-beta.1'])
    await writePackage(folder, '@forecourt/ui', version);
  await writePackage(folder, '@forecourt/site', '1.0.0', { dependencies: { '@forecourt/ui': '1.0.0' } });
  await writeFile(join(folder, 'secret.tgz'), 'not packed');
  registry = await startTestRegistry({}, undefined, { packagesFolder: folder });
});
afterAll(async () => {
  await registry.close();
  await rm(folder, { recursive: true });
});

const get = (path: string, headers?: Record<string, string>) => rawRequest(registry.url, path, headers);
const readFrom = async (url: string, path: string) => {
  const { status, body } = await rawRequest(url, path);
  return {
    status,
    json: JSON.parse(body.toString()) as {
      'dist-tags': object;
      versions: Record<string, { dist: { tarball: string; integrity: string } }>;
      detail: string;
    },
  };
};
const read = (path: string) => readFrom(registry.url, path);

test.each(['/npm/@forecourt%2fui', '/npm/@forecourt%2Fui', '/npm/%40forecourt%2fui', '/npm/@forecourt/ui'])(
  'a package is found as package managers spell it: %s',
  async (path) => {
    const { status, json } = await read(path);
    expect(status).toBe(200);
    expect(json).toMatchObject({ name: '@forecourt/ui', 'dist-tags': { latest: '1.10.0' } });
    expect(Object.keys(json.versions)).toEqual(['1.0.0', '1.9.0', '1.10.0-beta.1', '1.10.0']);
  },
);

test('a version has its dependencies, hashes and the address of its tarball, which has the packed bytes', async () => {
  const { json } = await read('/npm/@forecourt/site');
  const version = json.versions['1.0.0']!;
  expect(version).toMatchObject({
    ...{ name: '@forecourt/site', dependencies: { '@forecourt/ui': '1.0.0' } },
    dist: {
      integrity: integrityOf('bytes of @forecourt/site@1.0.0'),
      shasum: 'aa',
      tarball: `${registry.url}/npm/-/forecourt-site-1.0.0.tgz`,
    },
  });
  const { status, body, headers } = await get(new URL(version.dist.tarball).pathname);
  expect([status, body.toString()]).toEqual([200, 'bytes of @forecourt/site@1.0.0']);
  expect(headers['cache-control']).toBe('public, max-age=31536000, immutable');
});

test('tarballs are at the URL by which teams reach the registry', async () => {
  const other = await startTestRegistry({}, undefined, {
    packagesFolder: folder,
    packagesOrigin: 'https://registry.example',
  });
  const { body } = await rawRequest(other.url, '/npm/@forecourt/site');
  expect(body.toString()).toContain('"https://registry.example/npm/-/forecourt-site-1.0.0.tgz"');
  await other.close();
});

test.each([
  '/npm/@forecourt%2fnone',
  '/npm/react',
  '/npm/..%2f..%2fpackage.json',
  '/npm/-/secret.tgz',
  '/npm/-/none.tgz',
  '/npm/-/..%2fsecret.tgz',
  '/npm/-/forecourt-ui-1.0.0.tgz.json',
])('%s is not served, and the refusal says where packages come from', async (path) => {
  const { status, json } = await read(path);
  expect([status, json.detail]).toEqual([404, expect.stringContaining('npm run pack')]);
});

test('a damaged description is named instead of an incomplete package', async () => {
  const damaged = await mkdtemp(join(tmpdir(), 'packages-'));
  await writeFile(join(damaged, 'forecourt-ui-1.0.0.tgz.json'), '{"name":"@forecourt/ui"}');
  const other = await startTestRegistry({}, undefined, { packagesFolder: damaged });
  expect((await rawRequest(other.url, '/npm/@forecourt/ui')).status).toBe(500);
  await other.close();
  await rm(damaged, { recursive: true });
});

test('package managers may request all packages at once, also the first time', async () => {
  const own = await mkdtemp(join(tmpdir(), 'packages-'));
  for (const name of ['ui', 'site', 'device']) await writePackage(own, `@forecourt/${name}`, '1.0.0');
  const other = await startTestRegistry({}, undefined, { packagesFolder: own });
  const names = Array.from({ length: 10 }, () => ['ui', 'site', 'device']).flat();
  const answers = await Promise.all(names.map((name) => rawRequest(other.url, `/npm/@forecourt/${name}`)));
  expect(answers.map(({ status }) => status)).toEqual(names.map(() => 200));
  await other.close();
  await rm(own, { recursive: true });
});

test('a tarball that is not the one of its description is refused, and stored under no name', async () => {
  const own = await mkdtemp(join(tmpdir(), 'packages-'));
  await writePackage(own, '@forecourt/ui', '1.0.0');
  await writeFile(join(own, 'forecourt-ui-1.0.0.tgz'), 'half of it');
  const other = await startTestRegistry({}, undefined, { packagesFolder: own });
  expect((await rawRequest(other.url, '/npm/@forecourt/ui')).status).toBe(500);
  await writePackage(own, '@forecourt/ui', '1.0.0');
  expect((await rawRequest(other.url, '/npm/@forecourt/ui')).status).toBe(200);
  await other.close();
  await rm(own, { recursive: true });
});

describe('a version that teams have installed', () => {
  const address = '/npm/-/forecourt-ui-1.0.0.tgz';
  let own: string;
  let stored: string;
  beforeEach(async () => {
    [own, stored] = [await mkdtemp(join(tmpdir(), 'packages-')), await temporaryFolder()];
    await writePackage(own, '@forecourt/ui', '1.0.0');
    const before = await startTestRegistry({}, stored, { packagesFolder: own });
    expect((await rawRequest(before.url, '/npm/@forecourt/ui')).status).toBe(200);
    await before.close();
  });
  afterEach(async () => {
    for (const one of [own, stored]) await rm(one, { recursive: true });
  });

  /** Returns what a later registry serves from a folder, and what it warns of. */
  async function later(packagesFolder: string) {
    const next = await startTestRegistry({}, stored, { packagesFolder });
    const { json } = await readFrom(next.url, '/npm/@forecourt/ui');
    const [tarball, again] = [await rawRequest(next.url, address), await rawRequest(next.url, address)];
    const { warnings } = incidentsSchema.parse(await (await next.call('GET', '/v1/incidents')).json());
    await next.close();
    expect(again.body).toEqual(tarball.body);
    return { versions: json.versions, tarball: tarball.body.toString(), warnings };
  }

  test('is served after an upgrade whose packages have another version', async () => {
    const upgraded = await mkdtemp(join(tmpdir(), 'packages-'));
    await writePackage(upgraded, '@forecourt/ui', '1.1.0');
    const { versions, tarball, warnings } = await later(upgraded);
    expect([Object.keys(versions), tarball]).toEqual([['1.0.0', '1.1.0'], 'bytes of @forecourt/ui@1.0.0']);
    expect(warnings).toEqual([]);
    await rm(upgraded, { recursive: true });
  });

  test('keeps its bytes when it is packed again with other bytes, and one warning asks the operator to raise the version', async () => {
    await writePackage(own, '@forecourt/ui', '1.0.0', { bytes: 'changed' });
    const { versions, tarball, warnings } = await later(own);
    expect(tarball).toBe('bytes of @forecourt/ui@1.0.0');
    expect(versions['1.0.0']?.dist).toMatchObject({ integrity: integrityOf(tarball) });
    expect(warnings.map(({ text }) => text)).toEqual([
      expect.stringMatching(/another @forecourt\/ui@1\.0\.0 .* raise its version/),
    ]);
  });
});

test('a registry without packages says so', async () => {
  const other = await startTestRegistry();
  expect((await rawRequest(other.url, '/npm/@forecourt/ui')).status).toBe(404);
  await other.close();
});
