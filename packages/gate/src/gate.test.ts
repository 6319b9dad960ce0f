import { join } from 'node:path';
import type { Upload } from './check-upload';
import { Gate } from './gate';
import { sentenceOf } from './rules';
import { remoteOf, sampleUpload } from './testing';

const gate = new Gate(join(__dirname, '../.cache/test'));
const findingsOf = async (upload: Upload, by = gate) => (await by.check(upload)).findings;

test('a version that exhausts its renderer’s memory is refused, and its other fragments are still tried, for a limited time', async () => {
  const component = '() => { const all = []; for (;;) all.push(new Array(1e6).fill(all.length)); }';
  const panels = { panel: { component }, other: { component: '() => null' } };
  const findings = await findingsOf(remoteOf('mfe-bad', '1.0.0', panels));
  expect(findings.map(sentenceOf)).toContainEqual(
    expect.stringMatching(/took more than 128 MB|ended its renderer|ran for/),
  );
});

test('a fragment that ends its renderer hides no fault of its neighbours: each is tried in a fresh one', async () => {
  const loops = { component: '() => { for (;;); }' };
  const throws = { component: "() => { throw new Error('boom'); }" };
  const findings = await findingsOf(remoteOf('mfe-bad', '1.0.0', { a: loops, b: loops, c: loops, panel: throws }));
  const named = findings
    .filter(({ rule }) => rule === 'renders')
    .map(({ what }) => /^fragment "(\w+)"/.exec(what)?.[1]);
  expect(named).toEqual(['a', 'b', 'c', 'panel']);
});

test('an invalid upload is not run, and all its faults are reported at once', async () => {
  const upload = sampleUpload('mfe-sample', '1.0.0', (manifest) => ({ ...manifest, contract: '^9.0.0' }), 'body{}');
  expect((await findingsOf(upload)).map(({ rule }) => rule)).toEqual(['ranges', 'css']);
});

test('budgets count bytes as sent, and the remote’s own limit comes before the site’s', async () => {
  const upload = sampleUpload('mfe-sample', '1.0.0', (manifest) => ({ ...manifest, budgets: { css: 20 } }));
  expect((await findingsOf(upload, new Gate(null))).map(sentenceOf)).toEqual([
    expect.stringMatching(
      /^css has \d+ bytes in brotli; 20 is the remote's own budget in src\/budgets\.json; static\/panel\.a1b2\.css has \d+ of them\. Load less.*\[size\]$/,
    ),
  ]);
});

test('a source may ask an upstream that the operator has added for its paths, and no other', async () => {
  const asking = (upstream: string, path: string) =>
    sampleUpload('mfe-sample', '1.0.0', (manifest) => ({
      ...manifest,
      sources: { recalls: { upstream, path, timeoutMs: 500 } },
    }));
  const by = new Gate(null, { own: { recalls: ['/v1'] } });
  expect(await findingsOf(asking('recalls', '/v1/all?{search}'), by)).toEqual([]);
  expect((await findingsOf(asking('recalls', '/metrics'), by)).map(sentenceOf)).toEqual([
    expect.stringContaining(
      'asks the upstream "recalls" for "/metrics"; remotes may ask recalls for what is below /v1',
    ),
  ]);
  expect(await findingsOf(asking('others', '/v1/all'), by)).toHaveLength(1);
});

test('fragments that hydrate before anybody touches them are counted in a warning', async () => {
  const warningsOf = async (hydrate: string) =>
    (
      await new Gate(join(__dirname, '../.cache/test')).check(
        sampleUpload('mfe-sample', '1.0.0', (manifest) => ({
          ...manifest,
          fragments: { panel: { ...manifest.fragments.panel, hydrate } },
        })),
      )
    ).warnings;
  expect(await warningsOf('interaction')).toEqual([]);
  expect(await warningsOf('visible')).toEqual([
    expect.stringMatching(/^1 of 1 fragments hydrate before anybody touches them: panel \(visible\)\./),
  ]);
});
