import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
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
  await rm(folder, { recursive: true, force: true });
});

async function check(name: string, component: string) {
  for (const [path, bytes] of remoteOf(name, '1.0.0', { panel: { component } }).files) {
    await mkdir(dirname(join(folder, name, path)), { recursive: true });
    await writeFile(join(folder, name, path), bytes);
  }
  return runFragment(`check ${name}`, { url: registry.url, cwd: folder });
}

test('check says all that the gate would refuse a version for and what to do, and publishes nothing', async () => {
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
  expect((await registry.call('GET', '/v1/remotes/mfe-good')).status).toBe(404);
});
