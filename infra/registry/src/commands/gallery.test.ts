import { mkdir, mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { brands } from '@forecourt/brands';
import { findChromium, publishBody, remoteOf, restyled } from '@forecourt/gate/testing';
import { runFragment } from '../testing/command';
import { startTestRegistry, type TestRegistry } from '../testing/registry';

// Chromium starts slowly on a busy machine.
jest.setTimeout(120_000);

let registry: TestRegistry;
let folder: string;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'forecourt-gallery-test-'));
  registry = await startTestRegistry({}, undefined, { gatePrograms: join(__dirname, '../../.cache/test') });
});
afterAll(async () => {
  await registry.close();
  await rm(folder, { recursive: true, force: true, maxRetries: 10 });
});

async function write(name: string, component: string): Promise<void> {
  for (const [path, bytes] of remoteOf(name, '1.0.0', { panel: { needs: ['listing'], component } }).files) {
    await mkdir(dirname(join(folder, name, path)), { recursive: true });
    await writeFile(join(folder, name, path), bytes);
  }
}
const gallery = (line: string, url = registry.url) => runFragment(`gallery ${line}`, { url, cwd: folder });
const read = (path: string) => readFile(join(folder, path), 'utf8');

test('every state is shown on every brand, light and dark, in three widths, with the version’s and the brand’s styles', async () => {
  await write(
    'mfe-counted',
    "({ data, brand }) => jsx('p', { className: 'panel', children: brand.name + ' ' + (data.listing?.totalResultCount ?? 'none') })",
  );
  const { code, out, err } = await gallery('mfe-counted --out shown');
  expect([code, err]).toEqual([0, '']);
  // 1,284 cars, no car, and no data: on each brand.
  const count = brands.length * 3;
  expect(out).toContain(`Wrote shown/index.html: ${count} states of 1 fragments on ${brands.length} brands.`);
  const index = await read('shown/index.html');
  expect(index.match(/<iframe /g)).toHaveLength(count * 2 * 3);
  for (const { name } of brands) {
    expect(index).toContain(`${name}, dark: shown on results with every source empty`);
    expect(index).toContain(`${name}, light: shown on results with every source full; `);
  }
  const states = await Promise.all(
    (await readdir(join(folder, 'shown/states'))).map((path) => read(join('shown/states', path))),
  );
  expect(states).toHaveLength(count * 2);
  const [dark] = states.filter(
    (text) => text.includes(`data-theme="maker" style="color-scheme:dark"`) && text.includes(' 1284</p>'),
  );
  expect(dark).toContain(
    '<link rel="stylesheet" href="../page.css"><link rel="stylesheet" href="../version/static/panel.a1b2.css">',
  );
  expect(await read('shown/version/static/panel.a1b2.css')).toContain('.panel');
  const css = await read('shown/page.css');
  expect(css).toContain('[data-theme="maker"]{');
  expect(css).toContain('color-scheme');
  expect(css).not.toContain('@later');
});

test('a state that renders nothing has no frame: it is named after those that have one', async () => {
  await write('mfe-quiet', "({ data }) => (data.listing === undefined ? null : jsx('p', { children: 'Cars' }))");
  expect((await gallery('mfe-quiet --out quiet')).code).toBe(0);
  const index = await read('quiet/index.html');
  const [framed, named] = index.split('<h3>Renders nothing</h3>');
  expect(framed).toContain('with every source full');
  expect(named?.match(/<li>/g)).toHaveLength(brands.length);
  expect(named).not.toContain('<iframe');
  expect(await readdir(join(folder, 'quiet/states'))).toHaveLength(framed!.match(/<iframe /g)!.length / 3);
});

test('a state that fails says why, and the others are shown', async () => {
  await write('mfe-broken', "({ data }) => jsx('p', { children: data.listing.totalResultCount })");
  const { code, out } = await gallery('mfe-broken --out broken');
  expect([code, out]).toEqual([0, expect.stringMatching(/^\d+ of them failed; the page says why\.$/m)]);
  const states = await Promise.all(
    (await readdir(join(folder, 'broken/states'))).map((path) => read(join('broken/states', path))),
  );
  expect(states.some((text) => /It failed: .*totalResultCount/.test(text))).toBe(true);
  expect(states.some((text) => text.includes('<p>1284</p>'))).toBe(true);
});

test('an earlier gallery is replaced; a folder with anything else is left alone', async () => {
  await write('mfe-twice', "() => jsx('p', { children: 'x' })");
  for (const _ of [1, 2]) expect((await gallery('mfe-twice --out twice')).code).toBe(0);
  const { code, err } = await gallery('mfe-twice --out mfe-twice');
  expect([code, err]).toEqual([1, expect.stringContaining('is no earlier gallery, so it is left alone')]);
});

test('a version that does not load, and a registry that runs none, say so', async () => {
  await write('mfe-unloaded', "(() => { throw new Error('boom'); })()");
  expect((await gallery('mfe-unloaded')).err).toMatch(
    /cannot be shown.*\n.*server\.js does not load: .*boom.*\[loads\]/,
  );
  const silent = await startTestRegistry();
  expect((await gallery('mfe-unloaded', silent.url)).err).toContain('GATE=off');
  await silent.close();
});

describe('gallery --compare', () => {
  const chromium = findChromium();
  const pictured = chromium === undefined ? test.skip : test;
  const component = "() => jsx('p', { className: 'panel', children: 'x' })";
  const publish = (on: TestRegistry) => {
    const upload = restyled(remoteOf('mfe-seen', '0.9.0', { panel: { component } }), '.panel { color: red; }');
    return on.call('PUT', '/v1/remotes/mfe-seen/0.9.0', publishBody(upload));
  };

  pictured('shows the pairs that differ from a published version, and the pixels, beside each other', async () => {
    const gatePrograms = join(__dirname, '../../.cache/test');
    const seeing = await startTestRegistry({}, undefined, { gatePrograms, gateChromium: chromium });
    await publish(seeing);
    await write('mfe-seen', component);
    expect((await gallery('mfe-seen --compare --out seen', seeing.url)).err).toContain('nothing to compare with');
    const named = await gallery('mfe-seen --compare 0.9.0 --out seen', seeing.url);
    expect([named.code, named.err]).toEqual([0, '']);
    expect(named.out).toMatch(/^seen\/compare\.html: \d+ states were compared with 0\.9\.0.*: \d+ differ\.$/m);
    const page = await read('seen/compare.html');
    expect(page).toMatch(/<h2>panel, shown on [^<]+ \(\w+, dark, \d+ pixels wide\)<\/h2>/);
    expect(
      page.match(/<figcaption>(before|after|difference, [\d.]+ % of the pixels)<\/figcaption>/g)?.length,
    ).toBeGreaterThan(3);
    await seeing.promote('*', 'mfe-seen', '0.9.0');
    const served = await runFragment('check mfe-seen', { url: seeing.url, cwd: folder });
    expect(served.out).toMatch(/^ *! fragment "panel" looks different from 0\.9\.0: shown on /m);
    await seeing.close();
  });

  test('says in words that a registry without a Chromium takes no pictures', async () => {
    await publish(registry);
    await write('mfe-seen', component);
    const { code, out } = await gallery('mfe-seen --compare 0.9.0 --out unseen');
    expect([code, out]).toEqual([0, expect.stringContaining('There are no pictures: the registry has no Chromium')]);
    expect((await gallery('mfe-seen 0.9.0')).err).toContain('one version, that of --compare');
    expect((await gallery('mfe-seen --compare 9.9.9')).err).toContain('mfe-seen@9.9.9 is not published');
  });
});
