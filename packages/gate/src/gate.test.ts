import { join } from 'node:path';
import type { Upload } from './check-upload';
import { Gate } from './gate';
import { type Finding, sentenceOf } from './rules';
import { type HandWritten, handWritten, remoteOf, sampleUpload } from './testing';

const gate = new Gate(join(__dirname, '../.cache/test'));
const findingsOf = async (upload: Upload, by = gate) => (await by.check(upload)).findings;

const text = (children: string, props = '') => `() => jsx('p', { ${props}${props && ', '}children: ${children} })`;

/** Fragments that may go into every page, each of another kind. */
const good: Readonly<Record<string, HandWritten>> = {
  'plain text': { component: text("'Hello'") },
  nothing: { component: '() => null' },
  'escaped text': { component: text('\'<script>alert("x")</script> & more\'') },
  'a source': {
    needs: ['listing'],
    component: text("String(kit.useSource('listing')?.totalResultCount ?? 'none')").replace('() =>', '() =>'),
  },
  'a source from its props': {
    needs: ['vehicle'],
    component: "({ data }) => jsx('h2', { children: data.vehicle?.listing.title ?? 'Gone' })",
  },
  'several sources': {
    needs: ['similar', 'showcase'],
    component:
      "({ data }) => jsxs('ul', { children: [jsx('li', { children: String(data.similar?.listings.length ?? 0) }), jsx('li', { children: String(data.showcase?.listings.length ?? 0) })] })",
  },
  'a list with keys': {
    needs: ['listing'],
    component:
      "({ data }) => jsx('ul', { children: (data.listing?.listings ?? []).map((car) => jsx('li', { children: jsx('a', { href: car.vdpBaseUrl, children: car.title }) }, car.id)) })",
  },
  'a brand’s flag': { component: "({ brand }) => brand.flags.ads ? jsx('p', { children: brand.name }) : null" },
  'the day of the page': { component: text('kit.useView().today') },
  'an id of React’s': {
    component:
      "() => { const id = React.useId(); return jsxs('div', { children: [jsx('label', { htmlFor: id, children: 'ZIP' }), jsx('input', { id })] }); }",
  },
  'a state': {
    component:
      "() => { const [open, setOpen] = React.useState(false); return jsx('button', { type: 'button', 'aria-expanded': open, onClick: () => setOpen(!open), children: 'More' }); }",
  },
  'an effect that needs a browser': {
    component:
      "() => { const [wide, setWide] = React.useState(false); React.useEffect(() => { setWide(window.matchMedia('(min-width: 60rem)').matches); setTimeout(() => {}, 10); }, []); return jsx('p', { children: wide ? 'wide' : 'narrow' }); }",
  },
  'a form': {
    component:
      "() => jsxs('form', { action: '/cars-for-sale/all', children: [jsx('input', { name: 'zip', 'aria-label': 'ZIP' }), jsx('button', { children: 'Go' })] })",
  },
  'a nested slot': {
    slots: ['grid-ad'],
    component: "() => jsx('div', { children: jsx(kit.Slot, { name: 'grid-ad' }) })",
  },
  'a picture': {
    component: "() => jsx('img', { src: '/x.svg', alt: 'A car', width: 64, height: 42, loading: 'lazy' })",
  },
  'a drawing': {
    component:
      "() => jsx('svg', { viewBox: '0 0 8 8', role: 'img', 'aria-label': 'Dot', children: jsx('circle', { cx: 4, cy: 4, r: 3 }) })",
  },
  'a table': {
    component:
      "() => jsx('table', { children: jsx('tbody', { children: jsxs('tr', { children: [jsx('th', { scope: 'row', children: 'Doors' }), jsx('td', { children: '4' })] }) }) })",
  },
  'a clock in an effect only': {
    component:
      "() => { const [now, setNow] = React.useState(''); React.useEffect(() => setNow(String(Date.now() + Math.random())), []); return jsx('output', { children: now }); }",
  },
  'a day that the state says': { component: text("new Date('2026-11-22T00:00:00Z').toISOString()") },
  'an error of its own that is caught': {
    component: "() => { try { throw new Error('x'); } catch { return jsx('p', { children: 'mended' }); } }",
  },
  'a context': {
    component:
      "(() => { const Colour = React.createContext('red'); const Inner = () => jsx('em', { children: React.useContext(Colour) }); return () => jsx(Colour.Provider, { value: 'blue', children: jsx(Inner, {}) }); })()",
  },
};

/** Fragments that no page may have, each with the rule that refuses it and words of its reason. */
const bad: Readonly<Record<string, HandWritten & { rule: Finding['rule']; reason: RegExp }>> = {
  'that throws': {
    component: "() => { throw new Error('boom'); }",
    rule: 'renders',
    reason: /Error: boom \(server\.js line \d+, column \d+\)/,
  },
  'that throws without listings': {
    needs: ['listing'],
    component: "({ data }) => jsx('p', { children: data.listing.listings[0].title })",
    ...{ rule: 'renders', reason: /every source empty: TypeError.*server\.js line \d+/ },
  },
  'that throws on a brand without its flag': {
    component: "({ brand }) => jsx('p', { children: brand.flags.ads ? 'x' : brand.none.name })",
    ...{ rule: 'renders', reason: /one make and all flags off: TypeError/ },
  },
  'that reads what it does not declare': {
    component: "() => jsx('p', { children: String(kit.useSource('listing')?.totalResultCount) })",
    ...{ rule: 'renders', reason: /add 'listing' to the fragment's needs/ },
  },
  'that reads what it does not declare behind the kit’s back': {
    component: "({ data }) => jsx('p', { children: String(data.listing?.totalResultCount) })",
    ...{ rule: 'needs', reason: /reads the source "listing", which it does not declare/ },
  },
  'with the clock in its text': {
    component: text('String(Date.now())'),
    rule: 'pure',
    reason: /clock and dice are others: Date\.now at server\.js line 8, column \d+/,
  },
  'with the day of the server': { component: text('new Date().toDateString()'), rule: 'pure', reason: /new Date/ },
  'with dice in its text': { component: text('String(Math.random())'), rule: 'pure', reason: /Math\.random/ },
  'that leaves a timer': {
    component: "() => { setTimeout(() => {}, 5); return jsx('p', { children: 'x' }); }",
    ...{ rule: 'pure', reason: /leaves something to run later: setTimeout was called/ },
  },
  'that leaves a promise to reject': {
    component: "() => { Promise.reject(new Error('late')); return jsx('p', { children: 'x' }); }",
    ...{ rule: 'pure', reason: /leaves something to run later: Error: late \(server\.js line 12/ },
  },
  'with a style attribute': {
    component: text("'x'", "style: { color: 'red' }"),
    rule: 'markup',
    reason: /<p> with style="color:red"/,
  },
  'with an inline handler': {
    component: `() => jsx('div', { dangerouslySetInnerHTML: { __html: '<b onclick="x()">x</b>' } })`,
    ...{ rule: 'markup', reason: /<b> with an inline handler, onclick="x\(\)"/ },
  },
  'with an id twice': {
    component: "() => jsxs('div', { children: [jsx('p', { id: 'a' }), jsx('p', { id: 'a' })] })",
    ...{ rule: 'markup', reason: /the id "a" twice/ },
  },
  'that does not close': {
    component: "() => jsx('div', { dangerouslySetInnerHTML: { __html: '<b>' } })",
    ...{ rule: 'renders', reason: /a slot may not send/ },
  },
  'with a script': {
    component: "() => jsx('div', { dangerouslySetInnerHTML: { __html: '<script>x()</script>' } })",
    ...{ rule: 'renders', reason: /<script> is not for slots/ },
  },
  'that poses as a slot of the host': {
    component: "() => jsx('div', { 'data-outcome': 'ok', children: 'x' })",
    ...{ rule: 'renders', reason: /data-outcome, which is the host's/ },
  },
  'of more than 256 kB': {
    component: text("'x'.repeat(300000)"),
    rule: 'renders',
    reason: /300007 bytes of HTML; 256000 is the limit/,
  },
  'that is another one in the browser': {
    component: text("typeof window === 'undefined' ? 'server' : 'browser'"),
    ...{ rule: 'hydrates', reason: /Hydration failed/ },
  },
  'that fails in the browser': {
    component:
      "() => { if (typeof window !== 'undefined') throw new Error('no browsers'); return jsx('p', { children: 'x' }); }",
    ...{ rule: 'hydrates', reason: /no browsers/ },
  },
  'whose picture says nothing': {
    component: "() => jsx('img', { src: '/x.svg', width: 1, height: 1 })",
    rule: 'axe',
    reason: /image-alt/,
  },
  'whose field has no name': { component: "() => jsx('input', {})", rule: 'axe', reason: /label/ },
};

const nameOf = (index: number) => `fragment-${index}`;
const numbered = <T>(all: Readonly<Record<string, T>>) =>
  Object.fromEntries(Object.values(all).map((one, index) => [nameOf(index), one]));

describe('a version whose fragments do nothing wrong', () => {
  let findings: Finding[];
  beforeAll(async () => {
    findings = await findingsOf(remoteOf('mfe-good', '1.0.0', numbered(good)));
  });

  test.each(Object.keys(good).map((what, index) => [what, nameOf(index)]))('passes: %s', (_what, fragment) => {
    expect(findings.filter(({ what }) => what.includes(`"${fragment}"`))).toEqual([]);
  });

  test('has no other finding', () => expect(findings).toEqual([]));
});

describe('a version is refused for every fragment', () => {
  let findings: Finding[];
  beforeAll(async () => {
    findings = await findingsOf(remoteOf('mfe-bad', '1.0.0', numbered(bad)));
  });

  test.each(Object.entries(bad).map(([what, { rule, reason }], index) => [what, nameOf(index), rule, reason] as const))(
    '%s',
    (_what, fragment, rule, reason) => {
      const own = findings.filter(({ what }) => !what.includes('fragment "') || what.includes(`"${fragment}"`));
      const found = own.find((finding) => finding.rule === rule && reason.test(finding.what));
      expect({ found, own, all: findings.length }).toMatchObject({ found: { rule } });
    },
  );
});

describe('a version does not load', () => {
  test.each<[string, string, RegExp]>([
    ['that throws', "\nthrow new Error('at once');", /does not load: Error: at once \(server\.js line 2, column 7\)/],
    ['that is no JavaScript', 'const x = ;', /does not load: .*Unexpected token/],
    ['that needs files', "require('node:fs')", /requires "node:fs", which the renderer does not lend/],
    ['that imports', "\nimport('node:fs')", /calls import\(\)/],
    ['that makes code of texts', "new Function('return 1')()", /Code generation from strings/],
    ['that exports nothing', '', /exports no "fragments"/],
    ['that offers another fragment', 'exports.fragments = { other: {} };', /offers no fragment "panel"/],
    ['that loops', 'for (;;);', /went on for more than/],
  ])('%s', async (_what, server, reason) => {
    const findings = await findingsOf(handWritten('mfe-bad', '1.0.0', server));
    expect(findings.map(({ what }) => what)).toEqual([expect.stringMatching(reason)]);
  });
});

describe('a version ends its renderer', () => {
  test.each<[string, string, RegExp]>([
    ['by a loop', '() => { for (;;); }', /fragment "panel", shown .*: went on for more than 700 ms/],
    [
      'by its memory',
      '() => { const all = []; for (;;) all.push(new Array(1e6).fill(all.length)); }',
      /took more than 128 MB|ended its renderer|went on/,
    ],
  ])('%s, and what else it offers is not tried for ever', async (_what, component, reason) => {
    const findings = await findingsOf(remoteOf('mfe-bad', '1.0.0', { panel: { component }, other: good.nothing! }));
    expect(findings.map(sentenceOf)).toContainEqual(expect.stringMatching(reason));
  });

  test('not by asking for a process that it has not', async () => {
    const findings = await findingsOf(remoteOf('mfe-bad', '1.0.0', { panel: { component: '() => process.exit(1)' } }));
    expect(findings.map(sentenceOf)).toContainEqual(
      expect.stringMatching(/process is not defined \(server\.js line 3/),
    );
  });
});

test('what does not hold together is not run, and all of it is told at once', async () => {
  const upload = sampleUpload('mfe-sample', '1.0.0', (manifest) => ({ ...manifest, contract: '^9.0.0' }), 'body{}');
  expect((await findingsOf(upload)).map(({ rule }) => rule)).toEqual(['ranges', 'css']);
});

test('budgets count what is sent, and the remote’s own counts before the site’s', async () => {
  const upload = sampleUpload('mfe-sample', '1.0.0', (manifest) => ({ ...manifest, budgets: { css: 20 } }));
  expect((await findingsOf(upload, new Gate(null))).map(sentenceOf)).toEqual([
    expect.stringMatching(
      /^css has \d+ bytes in brotli; 20 is the budget that the remote gave itself\. Load less.*\[size\]$/,
    ),
  ]);
});

test('a source may ask an upstream that the operator has added for its paths, and no other', async () => {
  const asking = (upstream: string, path: string) =>
    sampleUpload('mfe-sample', '1.0.0', (manifest) => ({
      ...manifest,
      sources: { recalls: { upstream, path, timeoutMs: 500 } },
    }));
  const by = new Gate(null, { recalls: ['/v1'] });
  expect(await findingsOf(asking('recalls', '/v1/all?{search}'), by)).toEqual([]);
  expect((await findingsOf(asking('recalls', '/metrics'), by)).map(sentenceOf)).toEqual([
    expect.stringContaining(
      'asks the upstream "recalls" for "/metrics"; remotes may ask recalls for what is below /v1',
    ),
  ]);
  expect(await findingsOf(asking('others', '/v1/all'), by)).toHaveLength(1);
});
