import { inlineScheme } from '@forecourt/contracts';
import { fakeRemote } from './testing/fake-remote';
import { eventually, startTestSite, type TestSite } from './testing/test-shell';

/** Faulty contents of remotes in the page and its files: each harms its own slot at most. */
let site: TestSite;
let made = 0;

beforeAll(async () => {
  site = await startTestSite();
});
afterAll(() => site.close());

/** Promotes a version of the filters' remote that no test has used before, and returns it. */
function serve(remote: Omit<Parameters<typeof fakeRemote>[0], 'name' | 'version'>): string {
  made += 1;
  const version = `2.0.${made}`;
  site.registry.publish(fakeRemote({ ...remote, name: 'mfe-filters', version }));
  return version;
}

/** Waits for a page with that version and outcome. */
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
      '<script type="application/json" id="fc-page">{"plan":{"host":{"url":"//evil.example"}}}</script>',
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

describe('the files of a remote', () => {
  const fileOf = (version: string, path: string) =>
    fetch(`${site.shell.url}/_shell/remotes/mfe-filters/${version}/${path}`);

  test('include scripts for browsers and never `server.js`', async () => {
    const version = serve({ fragments: { filters: "return h('p');" } });
    await pageOf(version, 'ok');
    expect((await fileOf(version, 'remoteEntry.js')).status).toBe(200);
    expect((await fileOf(version, 'server.js')).status).toBe(404);
  });

  test('of a version that no brand serves are not sent; those of the previously served version still are', async () => {
    const before = serve({ fragments: { filters: "return h('p');" } });
    await pageOf(before, 'ok');
    const next = fakeRemote({ name: 'mfe-filters', version: '3.0.0', fragments: { filters: "return h('p');" } });
    site.registry.publish(next, { promote: false });
    const served = serve({ fragments: { filters: "return h('p');" } });
    await pageOf(served, 'ok');
    expect((await fileOf('3.0.0', 'remoteEntry.js')).status).toBe(404);
    expect((await fileOf(before, 'remoteEntry.js')).status).toBe(200);
    site.registry.promote('mfe-filters', '3.0.0');
    await pageOf('3.0.0', 'ok');
    expect((await fileOf('3.0.0', 'remoteEntry.js')).status).toBe(200);
  });
});

describe('the stylesheet of a page', () => {
  const sheetOf = async (html: string) =>
    (await fetch(site.shell.url + /<link rel="stylesheet" href="([^"]+)"/.exec(html)![1]!)).text();

  test('resolves relative addresses in linear time, also with a megabyte of unclosed `url(`', async () => {
    const css = `.a{background:url(a.png)}.b{background:url("b.png")}${'url('.repeat(250_000)}`;
    const version = serve({ fragments: { filters: "return h('p');" }, css });
    const sheet = await sheetOf((await pageOf(version, 'ok')).html);
    expect(sheet).toContain(`url(/_shell/remotes/mfe-filters/${version}/a.png)`);
    expect(sheet).toContain(`url("/_shell/remotes/mfe-filters/${version}/b.png")`);
  });
});

test('pictures come from the site alone, as fonts do, or stand in the sheet itself', async () => {
  const policy = (await site.page()).headers.get('content-security-policy');
  for (const kind of ['img', 'font']) expect(policy).toContain(`${kind}-src 'self' ${inlineScheme};`);
});
