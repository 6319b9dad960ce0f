import { mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { publishBody, remoteOf, sampledInput, text } from '@forecourt/gate/testing';
import { runFragment } from '../testing/command';
import { startTestRegistry, type TestRegistry } from '../testing/registry';

const remote = 'mfe-sample';
let registry: TestRegistry;
let folder: string;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'forecourt-rehearse-test-'));
  // Published without the gate, which would take longer than everything else here.
  const ungated = await startTestRegistry({}, join(folder, 'registry'));
  for (const [version, word] of [
    ['1.0.0', "'<one>'"],
    ['1.1.0', "'<two>'"],
  ] as const) {
    const upload = remoteOf(remote, version, { panel: { component: text(word) } });
    expect((await ungated.call('PUT', `/v1/remotes/${remote}/${version}`, publishBody(upload))).status).toBe(201);
    for (const [path, bytes] of upload.files) {
      await mkdir(dirname(join(folder, version, path)), { recursive: true });
      await writeFile(join(folder, version, path), bytes);
    }
  }
  await ungated.promote('*', remote, '1.0.0');
  await ungated.close();
  const programs = join(__dirname, '../../.cache/test');
  registry = await startTestRegistry({}, join(folder, 'registry'), { gatePrograms: programs });
  const inputs = [{ ...sampledInput(remote, ['panel']), brand: 'maker' }];
  expect((await registry.call('POST', '/v1/inputs', { inputs })).status).toBe(204);
});
afterAll(async () => {
  await registry.close();
  await rm(folder, { recursive: true, force: true, maxRetries: 10 });
});

const run = (line: string) => runFragment(line, { url: registry.url, cwd: folder });

test('check --rehearse prints what changes for whom, and writes it as one page of its own', async () => {
  const { code, out } = await run('check 1.1.0 --rehearse --views 10');
  expect([code, out]).toEqual([0, expect.stringContaining('mfe-sample@1.1.0 may be published')]);
  expect(out).toMatch(/It was rehearsed on 1 recent pages: 1 differ, 0 fail, against 1\.0\.0 \([\d.]+ s\)\./);
  expect(out).toMatch(/^ {2}- panel has another text in p: 1 pages \(maker; results\)$/m);
  const [, page = ''] = /^With examples and pictures: (.*)$/m.exec(out) ?? [];
  expect(page).toBe(join(folder, 'rehearsal-mfe-sample-1.1.0.html'));
  const html = await readFile(page, 'utf8');
  // The page shows a version's own words as text, and loads or runs nothing.
  expect(html).toContain('<pre>&lt;two&gt;</pre>');
  expect(html).toContain(`content="default-src 'none'; style-src 'unsafe-inline'; img-src data:"`);
});

test('an invalid number of views is a usage error', async () => {
  for (const line of [
    'check 1.1.0 --rehearse --views 10001',
    'check 1.1.0 --rehearse --views many',
    'check 1.1.0 --views 5',
  ])
    expect((await run(line)).code).toBe(2);
});

test('promote --rehearsed tells the figures, and audit shows them', async () => {
  const { code, out } = await run(`promote ${remote}@1.1.0 --rehearsed --brand maker`);
  expect([code, out]).toEqual([0, expect.stringContaining('rehearsed on 1 recent pages: 1 differ, 0 fail')]);
  expect((await run('audit')).out).toMatch(/maker: 1\.0\.0 → 1\.1\.0, rehearsed on 1 recent pages/);
});
