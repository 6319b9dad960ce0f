import { manifestPath } from '@forecourt/contracts';
import { sbomPath } from '@forecourt/contracts/sbom';
import { manifestOf, publishBody, sampleUpload } from '@forecourt/gate/testing';
import { runFragment } from '../testing/command';
import { startTestRegistry, type TestRegistry } from '../testing/registry';

const remote = 'mfe-sample';

let registry: TestRegistry;
beforeAll(async () => {
  registry = await startTestRegistry();
  await publish('1.0.0', 'black', { zod: '4.1.0', clsx: '2.1.1' });
  await publish('1.1.0', 'red', { zod: '4.2.0', preact: '10.0.0' });
  await registry.publish(remote, '1.2.0');
});
afterAll(() => registry.close());

async function publish(version: string, color: string, packages: Record<string, string>) {
  const components = Object.entries(packages).map(([name, version]) => ({ type: 'library', name, version }));
  const list = JSON.stringify({ bomFormat: 'CycloneDX', specVersion: '1.6', components });
  const { files } = sampleUpload(remote, version, undefined, `.panel { color: ${color}; }`);
  const all = new Map(files).set(sbomPath, Buffer.from(list));
  all.delete(manifestPath);
  const { fragments, ...manifest } = manifestOf(remote, version, all);
  const late = { ...manifest, fragments: { panel: { ...fragments.panel, hydrate: 'visible' } } };
  const whole = version === '1.0.0' ? { ...manifest, fragments } : late;
  const body = publishBody({ files: all.set(manifestPath, Buffer.from(JSON.stringify(whole))) });
  const answer = await registry.call('PUT', `/v1/remotes/${remote}/${version}`, body);
  expect([answer.status, answer.status === 201 ? '' : await answer.text()]).toEqual([201, '']);
}
const diff = (line: string) => runFragment(`diff ${line}`, { url: registry.url, tree: null, cwd: '/' });

test('lists what a version adds, removes and changes', async () => {
  const { code, out } = await diff('sample@1.0.0..1.1.0');
  expect(code).toBe(0);
  expect(out).toMatch(/~ +fragments +panel +hydrate +interaction → visible/);
  expect(out).toMatch(/~ +files +static\/panel\.a1b2\.css +bytes +24 B → 22 B/);
  expect((await diff('sample@1.1.0..1.1.0')).out).toBe('mfe-sample: 1.1.0 and 1.1.0 do not differ.');
});

test('lists the packages that a version adds, removes and changes; names versions without a list', async () => {
  const { out } = await diff('sample@1.0.0..1.1.0 --packages');
  expect(out).toMatch(/~ +packages +zod +version +4\.1\.0 → 4\.2\.0/);
  expect(out).toMatch(/\+ +packages +preact +version +- → 10\.0\.0/);
  expect(out).toMatch(/- +packages +clsx +version +2\.1\.1 → -/);
  expect((await diff('sample@1.0.0..1.2.0 --packages')).out).toContain('their builds listed no packages: 1.2.0.');
});

test.each(['sample', 'sample@1.0.0', 'sample@1.0.0..newest'])('"diff %s" is a usage error', async (line) => {
  expect((await diff(line)).code).toBe(2);
});
