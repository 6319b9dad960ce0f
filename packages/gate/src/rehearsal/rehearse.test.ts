import { join } from 'node:path';
import type { Rehearsal, SampledInput } from '@forecourt/contracts/rehearsal';
import { manifestIn, type Upload } from '../check-upload';
import { fixtures } from '../fixtures';
import { findChromium } from '../testing/find-chromium';
import { regressions } from '../testing/regressions';
import { sampledFixtures, sampledInput } from '../testing/sampled';
import { type HandWritten, remoteOf, sampleUpload, text } from '../testing/upload';
import type { Version } from './comparable-html';
import { type RehearsalWork, rehearse } from './rehearse';

const programs = join(__dirname, '../../.cache/test');
const remote = 'mfe-sample';

function versionOf({ files }: Upload): Version {
  return { manifest: manifestIn(files)!, files };
}

const written = (version: string, fragments: Readonly<Record<string, HandWritten>>) =>
  versionOf(remoteOf(remote, version, fragments));

/** Rehearses a candidate against one version on every brand of the test pages. */
function rehearsalOf(
  candidate: Version,
  served: Version,
  inputs: readonly SampledInput[],
  more: Partial<RehearsalWork> = {},
) {
  const brands = [...new Set(inputs.map(({ brand }) => brand))];
  return rehearse({
    ...{ candidate, inputs, programs, themeOf: () => '', ...more },
    served: Object.fromEntries(brands.map((brand) => [brand, served])),
  });
}

describe('twenty seeded regressions', () => {
  const names = Object.keys(regressions);
  let rehearsal: Rehearsal;
  beforeAll(async () => {
    const side = (part: 'before' | 'after', version: string) =>
      written(
        version,
        Object.fromEntries(
          names.map((name) => [name, { needs: regressions[name]!.needs, component: regressions[name]![part] }]),
        ),
      );
    rehearsal = await rehearsalOf(side('after', '1.1.0'), side('before', '1.0.0'), sampledFixtures(remote, names));
  }, 240_000);

  test('there are twenty', () => expect(names).toHaveLength(20));

  test.each(Object.entries(regressions))('a rehearsal shows it: %s', (fragment, { shown }) => {
    const groups = rehearsal.groups.filter((group) => group.fragment === fragment);
    const { name, ...place } = shown;
    expect(groups).toContainEqual(
      expect.objectContaining({ ...place, ...(name !== undefined && { name: expect.stringMatching(name) }) }),
    );
  });

  test('the figures say on how many pages, of which brands and types, with an example of each', () => {
    expect(rehearsal).toMatchObject({ views: fixtures.length, warnings: [expect.stringContaining('no Chromium')] });
    const group = rehearsal.groups.find(({ fragment }) => fragment === 'throws-on-one-brand')!;
    expect(group).toMatchObject({ kind: 'fails', views: 1, brands: ['plain'], pages: ['results'] });
    expect(group.example).toMatchObject({ brand: 'plain', url: expect.stringMatching(/^\//), after: '' });
    expect(group.example.before).toContain('<h2>Cars</h2>');
    expect(rehearsal.groups[0]!.kind).toBe('fails');
  });
});

test('two builds of the same source differ in nothing, although their files are at other addresses and their sheets have other names', async () => {
  const component =
    "() => jsxs('section', { className: 'Ab3x0', children: [jsx('img', { alt: '', src: '/_shell/remotes/mfe-sample/VERSION/static/a.png' }), 'x'] })";
  const build = (version: string, hash: string): Version => {
    const panel = { component: component.replaceAll('Ab3x', hash).replace('VERSION', version) };
    const { manifest, files } = written(version, { panel });
    const path = 'static/panel.a1b2.css';
    const sheet = Buffer.from(`.${hash}0 { color: black; }`);
    return { manifest, files: new Map(files).set(path, sheet) };
  };
  const inputs = sampledFixtures(remote, ['panel']);
  for (const hash of ['Ab3x', 'Zq9k']) {
    const { differing, views, groups } = await rehearsalOf(build('1.0.1', hash), build('1.0.0', 'Ab3x'), inputs);
    expect([views, differing, groups]).toEqual([inputs.length, 0, []]);
  }
});

test('a version is compared with the one that the brand of each page serves; other brands’ pages are left out', async () => {
  const [one, two] = ['one', 'two'].map((word) => written('1.0.0', { panel: { component: text(`'${word}'`) } }));
  const inputs = sampledFixtures(remote, ['panel']);
  const plain = inputs.filter(({ brand }) => brand === 'plain');
  const rehearsal = await rehearse({
    ...{ candidate: one!, programs, inputs, themeOf: () => '' },
    served: { plain: two! },
  });
  expect(rehearsal).toMatchObject({
    views: plain.length,
    differing: plain.length,
    failing: 0,
    against: { plain: '1.0.0' },
  });
});

test('slots that nest others of the remote are rendered with them, and those of other remotes are left out', async () => {
  const outer =
    "() => jsxs('div', { children: [jsx(kit.Slot, { name: 'inner' }), jsx(kit.Slot, { name: 'foreign' })] })";
  const build = (version: string, word: string) =>
    written(version, {
      outer: { slots: ['inner', 'foreign'], component: outer },
      inner: { component: text(`'${word}'`) },
    });
  const page = sampledInput(remote, ['outer']);
  const [root] = page.slots;
  const nested = { nests: [], isNested: true };
  const slots = [
    { ...root!, nests: ['inner', 'foreign'] },
    { slot: 'inner', remote, fragment: 'inner', ...nested },
    { slot: 'foreign', remote: 'mfe-other', fragment: 'foreign', ...nested },
  ];
  const { groups } = await rehearsalOf(build('1.1.0', 'new'), build('1.0.0', 'old'), [{ ...page, slots }]);
  expect(groups).toMatchObject([{ fragment: 'outer', kind: 'text', example: { before: 'old', after: 'new' } }]);
});

test('without pages of the remote a rehearsal says so, and compares nothing', async () => {
  const version = written('1.0.0', { panel: { component: text("'x'") } });
  const { views, warnings } = await rehearsalOf(version, version, [sampledInput('mfe-other', ['panel'])]);
  expect([views, warnings]).toEqual([0, [expect.stringMatching(/^No page with mfe-sample is among the sampled ones/)]]);
});

test('a version that ends renderers on every page is not tried on all of them', async () => {
  const loops = written('1.1.0', { panel: { component: '() => { for (;;); }' } });
  const inputs = Array.from({ length: 5 }, () => sampledFixtures(remote, ['panel'])).flat();
  const served = written('1.0.0', { panel: { component: text("'x'") } });
  const { views, failing, warnings } = await rehearsalOf(loops, served, inputs, { renderers: 1 });
  expect(failing).toBe(views);
  expect(views).toBeLessThan(inputs.length);
  expect(warnings).toContainEqual(expect.stringContaining('2 renderers were ended'));
}, 240_000);

describe('pictures', () => {
  const chromium = findChromium();
  const photographs = chromium === undefined ? test.skip : test;
  const look = (version: string, css: string) => {
    const component = text("'x'", "className: 'panel'");
    const { files } = remoteOf(remote, version, { panel: { component } });
    const styled = sampleUpload(remote, version, undefined, css);
    const manifest = manifestIn(styled.files)!;
    return {
      manifest: {
        ...manifestIn(files)!,
        files: { ...manifestIn(files)!.files, 'static/panel.a1b2.css': manifest.files['static/panel.a1b2.css']! },
      },
      files: new Map(files).set('static/panel.a1b2.css', styled.files.get('static/panel.a1b2.css')!),
    };
  };
  const inputs = [sampledInput(remote, ['panel'])];

  photographs('show the example of a group before and after, and the pixels that differ', async () => {
    const red = look('1.1.0', '.panel { background: red; }');
    const { groups } = await rehearsalOf(red, look('1.0.0', '.panel { color: black; }'), inputs, { chromium });
    expect(groups).toMatchObject([{ kind: 'styles', fragment: 'panel', views: 1 }]);
    const { before, after, difference, share } = groups[0]!.pictures!;
    for (const png of [before, after, difference])
      expect(Buffer.from(png, 'base64').toString('latin1', 1, 4)).toBe('PNG');
    expect(before).not.toBe(after);
    expect(share).toBeGreaterThan(0);
    expect(share).toBeLessThan(0.5);
  });

  photographs('of other stylesheets that look the same are no difference', async () => {
    const same = look('1.1.0', '.panel { color: #000; }');
    const { groups } = await rehearsalOf(same, look('1.0.0', '.panel { color: black; }'), inputs, { chromium });
    expect(groups).toEqual([]);
  });
});
