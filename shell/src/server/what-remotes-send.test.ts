import { fakeRemote } from './testing/fake-remote';
import { eventually, startTestSite, type TestSite } from './testing/test-shell';

/** What remotes send into the page and its files: each harms its own slot at most. */
let site: TestSite;
let made = 0;

beforeAll(async () => {
  site = await startTestSite();
});
afterAll(() => site.close());

/** Serves everyone a version of the filters' remote that no test before has used. */
function serve(remote: Omit<Parameters<typeof fakeRemote>[0], 'name' | 'version'>): string {
  made += 1;
  const version = `2.0.${made}`;
  site.registry.publish(fakeRemote({ ...remote, name: 'mfe-filters', version }));
  return version;
}

/** A page with that version, whole. */
async function pageOf(version: string, outcome: string) {
  const page = await eventually(
    () => site.page(),
    (answer) => answer.version('filters') === version && answer.outcome('filters') === outcome,
  );
  expect([page.status, page.outcome('results'), page.outcome('footer-ad')]).toEqual([200, 'ok', 'ok']);
  return page;
}

describe('a fragment whose HTML would not stay in its slot shows its fallback', () => {
  const inHtml = (html: string) => `return h('div', { dangerouslySetInnerHTML: { __html: ${JSON.stringify(html)} } });`;

  test.each([
    ...['<!-- ', '<textarea>', '<plaintext>', '<style>', '<template>', '<xmp>'].map((html) => [`opens ${html}`, html]),
    [
      'takes the place of the plan',
      '<script type="application/json" id="fc-plan">{"host":{"url":"//evil.example"}}</script>',
    ],
    ['sends visitors away', '<meta http-equiv="refresh" content="0;url=https://evil.example">'],
    ['takes the name of a method', '<img name="getElementById" src="/x.svg" alt="">'],
    ['repeats a slot', '<div data-slot="results" data-props="{"></div>'],
    ['ends its slot', '</div></div><div><div>'],
  ])('%s', async (_what, html) => {
    const version = serve({ fragments: { filters: inHtml(html!) } });
    const page = await pageOf(version, 'fallback');
    expect(page.html).toContain('<p>fallback of filters</p>');
    expect(page.html).not.toContain(html);
    expect(await site.metrics()).toContain(
      `forecourt_slot_failures_total{slot="filters",remote="mfe-filters",version="${version}",reason="bad-markup"} `,
    );
  });
});
