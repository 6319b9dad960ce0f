import { execFile } from 'node:child_process';
import { cpSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { promisify } from 'node:util';
import { type ManifestChange, sampleUpload } from '@forecourt/gate/testing';
import { startTestRegistry, type TestRegistry, testToken } from '../../registry/src/testing/registry';
import { folder, root } from './testing/documents';

const run = promisify(execFile);

/** Folder with the image's files, inside the tree, where it finds its dependencies. */
let image: string;
beforeAll(async () => {
  mkdirSync(join(folder, '.cache'), { recursive: true });
  image = mkdtempSync(join(folder, '.cache/image-'));
  cpSync(join(folder, 'publish.mjs'), join(image, 'infra/deploy/publish.mjs'));
  const cli = 'packages/fragment-cli';
  cpSync(join(root, cli, 'bin'), join(image, cli, 'bin'), { recursive: true });
  const build = join(root, 'infra/workspace/build-node.mjs');
  await run(process.execPath, [build, `${join(root, cli, 'src/fragment.ts')}`], { cwd: join(image, cli) });
});
afterAll(() => rmSync(image, { recursive: true, force: true, maxRetries: 10 }));

let registry: TestRegistry;
beforeEach(async () => {
  registry = await startTestRegistry();
});
afterEach(() => registry.close());

const remotes = ['mfe-first', 'mfe-second'];
/** Builds the image's remotes. */
function build(version: string, change?: ManifestChange): void {
  for (const remote of remotes) {
    rmSync(join(image, remote), { recursive: true, force: true, maxRetries: 10 });
    for (const [path, bytes] of sampleUpload(remote, version, change).files) {
      const file = join(image, remote, 'dist/fragment', path);
      mkdirSync(dirname(file), { recursive: true });
      writeFileSync(file, bytes);
    }
  }
}
const publish = () =>
  run(process.execPath, [join(image, 'infra/deploy/publish.mjs')], {
    env: { PATH: process.env.PATH, REGISTRY_URL: registry.url, REGISTRY_TOKEN: testToken },
  }).then(
    ({ stdout, stderr }) => ({ code: 0, said: stdout + stderr }),
    (error: { code: number; stdout: string; stderr: string }) => ({
      code: error.code,
      said: error.stdout + error.stderr,
    }),
  );
const channels = async () =>
  (await registry.call('GET', '/v1/channels')).json() as Promise<{
    revision: number;
    channels: Record<string, Record<string, { version: string }>>;
  }>;

test('the image’s remotes are published and live on every brand, and deploying the same image again changes nothing', async () => {
  build('1.0.0');
  expect((await publish()).code).toBe(0);
  const first = await channels();
  const { brands } = (await (await registry.call('GET', '/v1/brands')).json()) as { brands: string[] };
  for (const brand of brands)
    expect(Object.entries(first.channels[brand] ?? {}).map(([remote, { version }]) => [remote, version])).toEqual(
      remotes.map((remote) => [remote, '1.0.0']),
    );
  expect((await publish()).code).toBe(0);
  expect((await channels()).revision).toBe(first.revision);
});

test('a newer image publishes its versions, and changes no brand’s versions', async () => {
  build('1.0.0');
  await publish();
  build('1.1.0');
  const { code, said } = await publish();
  expect([code, said]).toEqual([0, expect.stringContaining('keeps serving mfe-first@1.0.0; this image has 1.1.0')]);
  expect((await channels()).channels.maker?.['mfe-first']?.version).toBe('1.0.0');
  expect((await registry.promote('maker', 'mfe-first', '1.1.0')).status).toBe(200);
});

test('different bytes under a published version are an error with a remedy', async () => {
  build('1.0.0');
  await publish();
  build('1.0.0', (manifest) => ({ ...manifest, description: 'other bytes' }));
  const { code, said } = await publish();
  expect([code, said]).toEqual([1, expect.stringContaining('mfe-first@1.0.0 is published with other bytes. Raise')]);
});
