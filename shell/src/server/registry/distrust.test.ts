import { adsSource } from '../testing/fake-content';
import { fakeRemote } from '../testing/fake-remote';
import { eventually, plainRemotes, startTestSite, type TestSite } from '../testing/test-shell';
import { withdrawnOf } from './distrust';

describe('a version is withdrawn', () => {
  const set = (...keys: string[]) => new Set(keys as `${string}@${string}`[]);

  test.each([
    [
      'when an older one is served again',
      ['mfe-a@1.1.0', 'mfe-b@1.0.0'],
      ['mfe-a@1.0.0', 'mfe-b@1.0.0'],
      ['mfe-a@1.1.0'],
    ],
    ['when its canary ends without it', ['mfe-a@1.0.0', 'mfe-a@1.1.0'], ['mfe-a@1.0.0'], ['mfe-a@1.1.0']],
    ['when nothing of its remote is served any more', ['mfe-a@1.0.0'], [], ['mfe-a@1.0.0']],
    ['not when a newer one takes its place', ['mfe-a@1.9.0'], ['mfe-a@1.10.0'], []],
    ['not as long as one brand has it', ['mfe-a@1.1.0'], ['mfe-a@1.0.0', 'mfe-a@1.1.0'], []],
  ])('%s', (_when, before, now, withdrawn) => {
    expect(withdrawnOf(set(...before), set(...now), set())).toEqual(withdrawn);
  });

  test('also if it has ended a renderer and a newer one replaces it', () => {
    expect(withdrawnOf(set('mfe-a@1.0.0'), set('mfe-a@1.1.0'), set('mfe-a@1.0.0'))).toEqual(['mfe-a@1.0.0']);
  });
});

describe('HTML that was cached before a version was withdrawn', () => {
  let site: TestSite;
  /** Shows a different text in each realm and each render; a cached fragment repeats its text. */
  const telling = fakeRemote({
    ...{ name: 'mfe-filters', needs: ['listing', 'ads'], sources: adsSource },
    prelude: 'const realm = Math.random();',
    fragments: { filters: "return h('p', null, 'realm ' + realm + ' made ' + Math.random());" },
  });
  const showcase = (version: string, body = "return h('p', null, 'showcase');") =>
    fakeRemote({
      ...{ name: 'mfe-showcase', version },
      fragments: Object.fromEntries(
        Object.keys(
          JSON.parse(plainRemotes()['mfe-showcase']!.get('manifest.json')!.toString()).fragments as object,
        ).map((name) => [name, body]),
      ),
    });
  const look = async () => {
    const { html } = await site.page();
    const [, realm, made] = /realm (\S+) made ([\d.e-]+)/.exec(html) ?? [];
    return { realm, made, isWhole: made !== undefined };
  };
  /** Waits until two pages show the same text: the fragment is cached. */
  const kept = async () => {
    const [seen] = await eventually(
      async () => [await look(), await look()],
      ([one, other]) => one!.isWhole && one!.made === other!.made,
    );
    return seen!;
  };
  const untilShowcase = (version: string) =>
    eventually(
      () => site.page(),
      (page) => page.version('highlights') === version,
    );

  beforeEach(async () => {
    site = await startTestSite({ remotes: { ...plainRemotes(), 'mfe-filters': telling } });
  });
  afterEach(() => site.close());

  test('is rendered again when it is withdrawn, for all remotes, and by other renderers than those that had loaded it', async () => {
    const before = await kept();
    site.registry.publish(showcase('2.0.0'));
    await untilShowcase('2.0.0');
    expect((await kept()).made).toBe(before.made);
    site.registry.promote('mfe-showcase', '1.0.0');
    await untilShowcase('1.0.0');
    await eventually(look, ({ isWhole, made }) => isWhole && made !== before.made);
    await eventually(look, ({ isWhole, realm }) => isWhole && realm !== before.realm);
  });

  test('is rendered again when it ended a renderer, for all remotes', async () => {
    const before = await kept();
    site.registry.publish(
      showcase(
        '2.0.0',
        "if (require('@forecourt/fragment-kit').useView().url.includes('12321')) for (;;); return h('p', null, 'showcase');",
      ),
    );
    await untilShowcase('2.0.0');
    expect((await kept()).made).toBe(before.made);
    await eventually(
      async () => {
        await site.page('/cars-for-sale/all?maxPrice=12321');
        return site.metrics();
      },
      (metrics) => /forecourt_renderers_ended_total\{how="timed-out",remote="mfe-showcase"/.test(metrics),
    );
    await eventually(look, ({ isWhole, made }) => isWhole && made !== before.made);
  });
});
