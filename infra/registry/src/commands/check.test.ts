import { mkdir, mkdtemp, rename, rm, symlink, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { remoteOf } from '@forecourt/gate/testing';
import { runFragment } from '../testing/command';
import { startTestRegistry, type TestRegistry } from '../testing/registry';

let registry: TestRegistry;
let folder: string;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'forecourt-check-test-'));
  registry = await startTestRegistry({}, undefined, { gatePrograms: join(__dirname, '../../.cache/test') });
});
afterAll(async () => {
  await registry.close();
  await rm(folder, { recursive: true, force: true, maxRetries: 10 });
});

async function write(name: string, component: string): Promise<void> {
  for (const [path, bytes] of remoteOf(name, '1.0.0', { panel: { component } }).files) {
    await mkdir(dirname(join(folder, name, path)), { recursive: true });
    await writeFile(join(folder, name, path), bytes);
  }
}

async function check(name: string, component: string) {
  await write(name, component);
  return runFragment(`check ${name}`, { url: registry.url, cwd: folder });
}

test('check prints every finding of the gate with its remedy, and publishes nothing', async () => {
  const { code, err } = await check('mfe-bad', "() => jsx('img', { src: '/x.svg', style: { top: Math.random() } })");
  expect(code).toBe(1);
  expect(err).toMatch(/^mfe-bad@1\.0\.0 would be refused/);
  expect(err).toMatch(/\[markup\] fragment "panel" .*, shown on .*<img> with style=.*\n {6}Use classes/);
  expect(err).toMatch(/\[pure\] fragment "panel".*Math\.random at server\.js line 3/);
  expect((await registry.call('GET', '/v1/remotes/mfe-bad')).status).toBe(404);
});

test('check says when a version may be published', async () => {
  const { code, out } = await check('mfe-good', "() => jsx('p', { children: 'x' })");
  expect([code, out]).toEqual([0, expect.stringMatching(/^mfe-good@1\.0\.0 may be published: the gate found nothing/)]);
  expect(out).toContain('! It was hydrated in jsdom and in no real browser');
  expect((await registry.call('GET', '/v1/remotes/mfe-good')).status).toBe(404);
});

test.each<[string, (version: string, secret: string) => Promise<unknown>]>([
  [
    'a file that is a link',
    async (version, secret) => {
      await rm(join(version, 'static/logo.png'));
      await symlink(secret, join(version, 'static/logo.png'));
    },
  ],
  [
    'a file behind a folder that is a link',
    async (version) => {
      await rename(join(version, 'static'), join(version, '../elsewhere'));
      await symlink('../elsewhere', join(version, 'static'));
    },
  ],
  [
    'a manifest that is a link',
    async (version) => {
      await rename(join(version, 'manifest.json'), join(version, '../manifest-of-others.json'));
      await symlink('../manifest-of-others.json', join(version, 'manifest.json'));
    },
  ],
  [
    'a broken link',
    async (version) => {
      await rm(join(version, 'remoteEntry.js'));
      await symlink('/nowhere/at/all', join(version, 'remoteEntry.js'));
    },
  ],
])('%s is neither checked nor published: it could be any file of this machine', async (what, link) => {
  const name = `mfe-${what.replaceAll(' ', '-')}`;
  const secret = join(folder, 'token');
  await writeFile(secret, 'secret');
  await write(name, "() => jsx('p', { children: 'x' })");
  await link(join(folder, name), secret);
  for (const command of ['check', 'publish']) {
    const { code, err } = await runFragment(`${command} ${name}`, { url: registry.url, cwd: folder });
    expect([code, err]).toEqual([
      1,
      expect.stringMatching(/ is a symbolic link, or is inside one; nothing was uploaded/),
    ]);
  }
  expect((await registry.call('GET', `/v1/remotes/${name}`)).status).toBe(404);
});
