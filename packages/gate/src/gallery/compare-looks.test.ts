import { join } from 'node:path';
import { manifestIn, type Upload } from '../check-upload';
import { fixtures } from '../fixtures';
import { Gate } from '../gate';
import type { LiveSite } from '../interface/check-interface';
import { findChromium } from '../testing/find-chromium';
import { type HandWritten, remoteOf, restyled } from '../testing/upload';

jest.setTimeout(120_000);

const chromium = findChromium();
/** No machine is so slow that it takes fewer pictures than it may. */
const picturesMs = 100_000;
const programs = join(__dirname, '../../.cache/test');
const count = "({ data }) => jsx('p', { className: 'panel', children: data.listing?.totalResultCount ?? 'none' })";
const panel: HandWritten = { needs: ['listing'], component: count };
const link: HandWritten = { component: "() => jsx('a', { className: 'link', href: '/', children: 'More' })" };
const css = '.panel { color: black; padding: 4px; } .link { color: blue; }';
const build = (version: string, styles = css, fragments: Readonly<Record<string, HandWritten>> = { panel, link }) =>
  restyled(remoteOf('mfe-seen', version, fragments), styles);
const [{ view }] = fixtures as [(typeof fixtures)[number]];

/** A site whose one brand serves a version. */
const serving = (upload: Upload): LiveSite => ({
  versionsOf: async () => [],
  usersOf: async () => [],
  versionBefore: async () => ({
    version: { manifest: manifestIn(upload.files)!, files: upload.files },
    brands: [{ view: view.brand, css: '' }],
  }),
});

async function warningsOf(candidate: Upload, before = build('1.0.0')): Promise<readonly string[]> {
  const { findings, warnings } = await new Gate(programs, { chromium, picturesMs }).check(candidate, serving(before));
  expect(findings).toEqual([]);
  return warnings;
}

describe('how a version looks beside the one before', () => {
  const pictured = chromium === undefined ? test.skip : test;

  pictured('two builds of the same source look the same', async () => {
    expect(await warningsOf(build('1.1.0'))).toEqual([]);
  });

  pictured('styles that are written differently and look the same are no warning', async () => {
    expect(await warningsOf(build('1.1.0', css.replace('black', '#000')))).toEqual([]);
  });

  pictured.each([
    ['colour', css.replace('black', '#333')],
    ['padding', css.replace('4px', '12px')],
  ])('a changed %s is one warning, which names fragment, state, brand, mode, width and share', async (_, changed) => {
    const { id } = view.brand;
    expect(await warningsOf(build('1.1.0', changed))).toEqual([
      expect.stringMatching(
        new RegExp(
          `^fragment "panel" looks different from 1\\.0\\.0: shown on \\w.* \\(${id}, (light|dark), (360|768|1200) pixels wide\\) by [\\d.]+ % of the pixels, and in \\d+ other pictures; "fragment gallery --compare" shows it$`,
        ),
      ),
    ]);
  });

  pictured('another text is a warning of its fragment only', async () => {
    const other = { component: link.component.replace('More', 'Less') };
    expect(await warningsOf(build('1.1.0', css, { panel, link: other }))).toEqual([
      expect.stringMatching(/^fragment "link" looks different/),
    ]);
  });

  pictured('a fragment that is new has nothing to be compared with', async () => {
    expect(await warningsOf(build('1.1.0', css, { panel, link, more: link }))).toEqual([]);
  });

  pictured('the number of pictures is bounded, and says so', async () => {
    const many = Object.fromEntries(Array.from({ length: 12 }, (_, index) => [`panel-${index}`, panel]));
    const warnings = await warningsOf(build('1.1.0', css.replace('black', 'red'), many), build('1.0.0', css, many));
    expect(warnings).toHaveLength(13);
    expect(warnings.at(-1)).toMatch(/^Only \d+ of \d+ pairs of pictures were compared\.$/);
  });
});

test('a Chromium that cannot be started is a warning, no refusal', async () => {
  const gate = new Gate(programs, { chromium: '/nowhere/chromium' });
  const { findings, warnings } = await gate.check(build('1.1.0', css.replace('4px', '8px')), serving(build('1.0.0')));
  expect(findings).toEqual([]);
  expect(warnings).toContainEqual(expect.stringMatching(/^Its looks could not be compared with 1\.0\.0: .*ENOENT/));
});
