import type { Upload } from '../check-upload';
import type { Rule } from '../rules';
import { type HandWritten, handWritten, type ManifestChange, ownSource, remoteOf, sampleUpload, text } from './upload';

interface Refusal {
  rule: Rule;
  reason: RegExp;
}

/** A remote that is refused, and the reason. */
export interface BadRemote extends Refusal {
  upload: Upload;
}

/** Fragments that are refused, each with its rule and words of the reason; each is a remote of its own. */
const fragments: Readonly<Record<string, HandWritten & Refusal>> = {
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
  'that reads an undeclared source': {
    component: "() => jsx('p', { children: String(kit.useSource('listing')?.totalResultCount) })",
    ...{ rule: 'renders', reason: /add 'listing' to the fragment's needs/ },
  },
  'that reads an undeclared source past the kit': {
    component: "({ data }) => jsx('p', { children: String(data.listing?.totalResultCount) })",
    ...{ rule: 'needs', reason: /reads the source "listing", which it does not declare/ },
  },
  'that reads a part of a source that it does not declare': {
    needs: ['listing.total'],
    component: "({ data }) => jsx('p', { children: Object.keys(data.listing?.filters ?? {}).join() })",
    ...{ rule: 'needs', reason: /reads the source "listing\.filters", which it does not declare/ },
  },
  'with the clock in its text': {
    component: text('String(Date.now())'),
    rule: 'pure',
    reason: /another clock or other random numbers: Date\.now at server\.js line 3, column \d+/,
  },
  'with the day of the server': { component: text('new Date().toDateString()'), rule: 'pure', reason: /new Date/ },
  'with random numbers in its text': { component: text('String(Math.random())'), rule: 'pure', reason: /Math\.random/ },
  'that leaves a timer': {
    component: "() => { setTimeout(() => {}, 5); return jsx('p', { children: 'x' }); }",
    ...{ rule: 'pure', reason: /leaves work to run later: setTimeout was called/ },
  },
  'that leaves a promise to reject': {
    component: "() => { Promise.reject(new Error('late')); return jsx('p', { children: 'x' }); }",
    ...{ rule: 'pure', reason: /leaves work to run later: Error: late \(server\.js line 3/ },
  },
  'with a cell that shows what its page left in a variable': {
    component:
      "({ state }) => { globalThis.left = state.firstRecord; return jsx(kit.Cell, { of: (globalThis.Of ??= () => jsx('p', { children: String(globalThis.left) })), props: {} }); }",
    ...{ rule: 'cells', reason: /renders differently/ },
  },
  'with a cell that reads the search': {
    component: "() => jsx(kit.Cell, { of: () => jsx('p', { children: kit.useView().state.zip }), props: {} })",
    ...{ rule: 'renders', reason: /A cell reads the page.s `state`/ },
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
  'with numbers in the language of the machine': {
    component: text('new Intl.NumberFormat().format(12345.6)'),
    ...{ rule: 'hydrates', reason: /Hydration failed/ },
  },
  'with dates in the language of the machine': {
    component: text("new Date('2026-11-22T00:00:00Z').toLocaleString()"),
    ...{ rule: 'hydrates', reason: /Hydration failed/ },
  },
  'with the time of the machine’s zone': {
    component: text("new Date('2026-11-22T00:00:00Z').toLocaleTimeString('en-US')"),
    ...{ rule: 'hydrates', reason: /Hydration failed/ },
  },
  'that reads the visitor’s language at module level': {
    component: `(() => { const tongue = typeof navigator === 'undefined' ? 'en-US' : navigator.language; return ${text('tongue')}; })()`,
    ...{ rule: 'hydrates', reason: /Hydration failed/ },
  },
  'that reads the window’s width at module level': {
    component: `(() => { const isWide = typeof matchMedia === 'function' && matchMedia('(min-width: 60rem)').matches; return ${text("isWide ? 'wide' : 'narrow'")}; })()`,
    ...{ rule: 'hydrates', reason: /Hydration failed/ },
  },
  'that renders differently in the browser': {
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
  'that patches shared objects': {
    component:
      "(() => { const { map } = Array.prototype; Array.prototype.map = function (...given) { return map.apply(this, given); }; return () => jsx('p', { children: 'x' }); })()",
    ...{ rule: 'intrinsics', reason: /server\.js line 3 changes Array\.prototype\.map/ },
  },
  'that replaces a function of the window': {
    component:
      "() => { React.useEffect(() => { window.fetch = () => Promise.reject(new Error('mine')); }, []); return jsx('p', { children: 'x' }); }",
    ...{ rule: 'intrinsics', reason: /server\.js.* changes fetch/ },
  },
  'that ends the process': {
    component: '() => process.exit(1)',
    ...{ rule: 'renders', reason: /process is not defined \(server\.js line 3/ },
  },
  'that loops': { component: '() => { for (;;); }', rule: 'renders', reason: /ran for more than 700 ms/ },
  'that keeps 5 MB of each page': {
    component: `(() => { const all = []; return () => { all.push(new Array(640000).fill(all.length)); return jsx('p', { children: 'x' }); }; })()`,
    ...{
      rule: 'memory',
      reason: /^fragment "panel" .* filled its renderer's memory within \d+ pages; 40 kB is the bound per page/,
    },
  },
  'that keeps 100 kB of each page': {
    component: `(() => { const all = []; return () => { all.push(new Array(12500).fill(all.length)); return jsx('p', { children: 'x' }); }; })()`,
    ...{
      rule: 'memory',
      reason: /^fragment "panel" .* retains 10\d kB for every page, 3\.\d MB after 30; 40 kB is the bound/,
    },
  },
  'whose field has no name': { component: "() => jsx('input', {})", rule: 'axe', reason: /label/ },
};

/** Files `server.js` that do not load. */
const servers: Readonly<Record<string, [server: string, reason: RegExp]>> = {
  'that throws at once': [
    "\nthrow new Error('at once');",
    /does not load: Error: at once \(server\.js line 2, column 7\)/,
  ],
  'that is not JavaScript': ['const x = ;', /does not load: .*Unexpected token/],
  'that needs files': ["require('node:fs')", /requires "node:fs", which the renderer does not provide/],
  'that imports': ["\nimport('node:fs')", /calls import\(\)/],
  'that compiles text to code': ["new Function('return 1')()", /Code generation from strings/],
  'that looks for the process': ["\nprocess.getBuiltinModule('fs')", /process is not defined \(server\.js line 2/],
  'that exports nothing': ['', /exports no "fragments"/],
  'that loops as it loads': ['for (;;);', /ran for more than/],
};

const container = (name: string) => `var ${name} = { init() {}, async get() { return () => ({}); } };`;

/** Files `remoteEntry.js` that browsers cannot use, or that take another team's names. */
const entries: Readonly<Record<string, [entry: string, reason: RegExp]>> = {
  'whose entry declares another remote’s container': [
    container('mfe_filters'),
    /^remoteEntry\.js defines no container "mfe_bad", but mfe_filters$/,
  ],
  'whose entry declares another remote’s container beside its own': [
    `${container('mfe_bad')} globalThis['mfe_' + 'filters'] = mfe_bad;`,
    /^remoteEntry\.js defines "mfe_filters", which may be another remote's$/,
  ],
  'whose entry is empty': ['', /^remoteEntry\.js defines no container "mfe_bad"$/],
  'whose entry is no JavaScript': ['var mfe_bad = {', /^remoteEntry\.js throws while loading: SyntaxError/],
  'whose entry throws': ["throw new Error('at once');", /^remoteEntry\.js throws while loading: Error: at once$/],
  'whose container is not an object': ['var mfe_bad = 1;', /^remoteEntry\.js defines no container "mfe_bad"$/],
  'whose container lacks a fragment': [
    "var mfe_bad = { init() {}, async get(name) { throw new Error('no module ' + name); } };",
    /^remoteEntry\.js offers no module "\.\/panel" for the fragment "panel": .*no module \.\/panel/,
  ],
  'whose container exposes a value that is no fragment': [
    container('mfe_bad'),
    /^remoteEntry\.js exposes as "\.\/panel" something that is not a fragment/,
  ],
  'whose container loads a missing file': [
    `var mfe_bad = { init() {}, get: () => new Promise((resolve, reject) => {
      const script = document.createElement('script');
      script.src = new URL('static/gone.js', document.currentScript?.src ?? location.href);
      script.onerror = () => reject(new Error('static/gone.js could not be had'));
      document.head.append(script);
    }) };`,
    /^remoteEntry\.js offers no module "\.\/panel" .*static\/gone\.js could not be had/,
  ],
};

/** Stylesheets that reach beyond their slots. */
const sheets: Readonly<Record<string, [css: string, reason: RegExp]>> = {
  'whose sheet styles the page': ['.a{}\nbody{background:red}', /a1b2\.css: line 2 styles foreign elements by "body"/],
  'whose sheet styles every button': ['button{display:none}', /line 1 styles foreign elements by "button"/],
  'whose sheet has :global of no module': [':global(h2){top:0}', /a1b2\.css: line 1 /],
  'whose sheet styles the root': [':root{--fc-color-bg:red}', /line 1 styles foreign elements by ":root"/],
  'whose sheet imports': ['@import url(https://evil.example/x.css);', /line 1 has an @import/],
  'whose sheet takes classes of the host': [
    '@layer x{.fc-header{display:none}}',
    /line 1 styles foreign elements .*fc-header/,
  ],
  'whose sheet styles headings in no layer': ['.a{}\n\nh2{top:0}', /line 3 styles foreign elements by "h2"/],
  'whose sheet loads from elsewhere': ['.a{background:url(//evil.example/x)}', /line 1 loads "\/\/evil/],
};

const asking =
  (source: object): ManifestChange =>
  (manifest) => ({ ...manifest, sources: { rates: source } });
const needing =
  (needs: string[]): ManifestChange =>
  (manifest) => ({
    ...manifest,
    fragments: { panel: { ...manifest.fragments.panel!, needs } },
  });

/** Manifests that claim another remote's things, contradict themselves, or fit no contract or budget. */
const manifests: Readonly<Record<string, Refusal & { change: ManifestChange }>> = {
  'that reads an unknown upstream': {
    change: asking({ upstream: 'nobody', path: '/x', timeoutMs: 500 }),
    ...{ rule: 'manifest', reason: /src\/sources\.json: rates asks the upstream "nobody"/ },
  },
  'that reads personal data': {
    change: asking({ upstream: 'accounts', path: '/account-api', timeoutMs: 500 }),
    ...{ rule: 'manifest', reason: /src\/sources\.json: rates asks the upstream "accounts"/ },
  },
  'with an invalid schema': {
    change: asking({ upstream: 'content', path: '/content/x', timeoutMs: 500, schema: { type: 'percent' } }),
    ...{ rule: 'manifest', reason: /manifest\.json: sources\.rates\.schema\.type/ },
  },
  'with an invalid example': {
    change: (manifest) => ({ ...manifest, sources: ownSource([{ apr: 4 }, { apr: 'four' }]) }),
    ...{ rule: 'manifest', reason: /src\/sources\.json: example 2 of rates does not fit its schema: apr: / },
  },
  'that needs another remote’s source': {
    change: needing(['ads']),
    ...{ rule: 'manifest', reason: /src\/fragments\/panel\/index\.tsx needs the source "ads"/ },
  },
  'that needs a part that its source does not have': {
    change: needing(['listing.owners']),
    ...{ rule: 'manifest', reason: /panel\/index\.tsx needs "listing\.owners", which is no part .* "listing\.total"/ },
  },
  'under another remote’s name': {
    change: (manifest) => ({ ...manifest, name: 'mfe-ads', container: 'mfe_ads' }),
    ...{ rule: 'manifest', reason: /manifest\.json names the remote "mfe-ads", the URL "mfe-bad"/ },
  },
  'for a future contract': {
    change: (manifest) => ({ ...manifest, contract: '^9.0.0' }),
    ...{ rule: 'ranges', reason: /manifest\.json: built for contract \^9\.0\.0/ },
  },
  'that tolerates a negative difference': {
    change: (manifest) => ({ ...manifest, tolerances: { inp: { plus: -1 } } }),
    ...{ rule: 'manifest', reason: /manifest\.json: tolerances\.inp\.plus/ },
  },
  'above its own budget': {
    change: (manifest) => ({ ...manifest, budgets: { script: 20 } }),
    ...{ rule: 'size', reason: /20 is the remote.s own budget in src\/budgets\.json; remoteEntry\.js has \d+ of them/ },
  },
};

/** Remotes that the gate refuses, by their faults. */
export const badRemotes: readonly [what: string, remote: BadRemote][] = [
  ...Object.entries(fragments).map(([what, { rule, reason, ...panel }]): [string, BadRemote] => [
    what,
    { upload: remoteOf('mfe-bad', '1.0.0', { panel }), rule, reason },
  ]),
  ...Object.entries(servers).map(([what, [server, reason]]): [string, BadRemote] => [
    what,
    { upload: handWritten('mfe-bad', '1.0.0', server), rule: 'loads', reason },
  ]),
  ...Object.entries(entries).map(([what, [entry, reason]]): [string, BadRemote] => [
    what,
    {
      upload: remoteOf('mfe-bad', '1.0.0', { panel: { component: text("'x'") } }, {}, entry),
      rule: 'container',
      reason,
    },
  ]),
  [
    'that throws for an example of its own source',
    {
      upload: remoteOf(
        'mfe-bad',
        '1.0.0',
        { panel: { needs: ['rates'], component: '({ data }) => data.rates?.apr.toFixed(1) ?? null' } },
        ownSource([{ apr: 4 }, {}]),
      ),
      ...{ rule: 'renders', reason: /with example 2 of rates: TypeError.*server\.js line 3/ },
    },
  ],
  [
    'that offers another fragment',
    {
      upload: handWritten('mfe-bad', '1.0.0', 'exports.fragments = { other: {} };'),
      ...{ rule: 'renders', reason: /src\/fragments\/panel\/index\.tsx.*offers no fragment "panel"/ },
    },
  ],
  ...Object.entries(sheets).map(([what, [css, reason]]): [string, BadRemote] => [
    what,
    { upload: sampleUpload('mfe-bad', '1.0.0', undefined, css), rule: 'css', reason },
  ]),
  ...Object.entries(manifests).map(([what, { change, ...refusal }]): [string, BadRemote] => [
    what,
    { upload: sampleUpload('mfe-bad', '1.0.0', change), ...refusal },
  ]),
];
