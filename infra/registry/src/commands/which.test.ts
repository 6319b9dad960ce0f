import { manifestPath } from '@forecourt/contracts';
import { sbomPath } from '@forecourt/contracts/sbom';
import { manifestOf, publishBody, sampleUpload } from '@forecourt/gate/testing';
import { runFragment } from '../testing/command';
import { problemOf } from '../testing/problem';
import { startTestRegistry, type TestRegistry } from '../testing/registry';

let registry: TestRegistry;
beforeAll(async () => {
  registry = await startTestRegistry();
  await publish('mfe-ads', '1.0.0', [{ type: 'library', name: 'zod', version: '4.1.0' }]);
  await publish('mfe-ads', '1.1.0', [{ type: 'library', name: 'zod', version: '4.1.2' }]);
  await publish('mfe-recalls', '1.0.0', [{ type: 'library', group: '@scope', name: 'dates', version: '2.0.0-beta.1' }]);
  await registry.publish('mfe-older', '1.0.0');
  for (const brand of ['maker', 'research']) await registry.promote(brand, 'mfe-ads', '1.0.0');
  await registry.promote('maker', 'mfe-ads', '1.1.0', 10);
  for (const remote of ['mfe-recalls', 'mfe-older']) await registry.promote('maker', remote, '1.0.0');
});
afterAll(() => registry.close());

function publish(remote: string, version: string, components: object[]): Promise<Response> {
  const { files } = sampleUpload(remote, version);
  const all = new Map(files).set(
    sbomPath,
    Buffer.from(JSON.stringify({ bomFormat: 'CycloneDX', specVersion: '1.6', components })),
  );
  all.delete(manifestPath);
  const { fragments, ...manifest } = manifestOf(remote, version, all);
  // What the layouts of maker place of it.
  const names =
    remote === 'mfe-ads' ? ['grid-ad', 'liner', 'footer-banner', 'fixed-bottom', 'ad-consent', 'panel'] : ['panel'];
  const whole = {
    ...manifest,
    fragments: Object.fromEntries(names.map((name) => [name, { ...fragments.panel, expose: `./${name}` }])),
  };
  return registry.call(
    'PUT',
    `/v1/remotes/${remote}/${version}`,
    publishBody({ files: all.set(manifestPath, Buffer.from(JSON.stringify(whole))) }),
  );
}

const which = (what: string) => runFragment(`which ${what}`, { url: registry.url });

test('a version of a package is found in every live version that contains it, with its brands and pages', async () => {
  const { out } = await which('zod@4.1.0');
  expect(out).toMatch(/^REMOTE +CONTAINS +BRAND +PAGES\n/);
  expect(out).toMatch(/^mfe-ads@1\.0\.0 +4\.1\.0 +maker +results/m);
  expect(out).toMatch(/^mfe-ads@1\.0\.0 +4\.1\.0 +research +results/m);
  expect(out).not.toContain('mfe-ads@1.1.0');
  expect(out).toContain('Not known, because their builds listed no packages: mfe-older@1.0.0.');
});

test('a range finds canaries, too; a name alone finds every version', async () => {
  for (const what of ['zod@<4.2', 'zod'])
    expect((await which(what)).out).toMatch(/^mfe-ads@1\.1\.0 +4\.1\.2 +maker +results/m);
  expect((await which('@scope/dates@>=2.0.0-beta.0')).out).toMatch(
    /^mfe-recalls@1\.0\.0 +2\.0\.0-beta\.1 +maker +none: nothing places it$/m,
  );
});

test('a package that nothing contains, or that the site provides to all, is said to be so', async () => {
  expect((await which('zod@3.0.0')).out).toMatch(/^No live version contains zod 3\.0\.0\./);
  expect((await which('react')).out).toMatch(/^The site itself provides react \d+\.\d+\.\d+ to all remotes\./m);
});

test('the answer needs a token, a name and a range', async () => {
  const path = '/v1/components?name=zod';
  expect((await fetch(registry.url + path)).status).toBe(401);
  expect((await registry.call('GET', path)).status).toBe(200);
  for (const query of ['', '?name=../x', '?name=zod&range=newest', '?name=zod&name=react'])
    await problemOf(await registry.call('GET', `/v1/components${query}`), 400, 'bad-name');
});

test('a list of packages that is none is refused', async () => {
  const refused = await publish('mfe-recalls', '1.1.0', [{ type: 'library', version: '1.0.0' }]);
  const { reasons } = await problemOf(refused, 422, 'version-refused');
  expect(reasons).toEqual([expect.stringMatching(/^private\/sbom\.json: .*\[manifest\]$/)]);
});
