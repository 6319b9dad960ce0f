import type { Trial } from '../../trial';
import { alone, deployed, fine, mark, type Row, toTrial } from './rows';

const pool = 'its renderer is ended and replaced, its version is out';
const texts = 'only texts leave a realm, and what they say is checked';

/** A version for one visitor in a hundred of one brand. */
const canary = (...version: Parameters<typeof alone>) => deployed(alone(...version), { percent: 1 });

/** A cell that shows how many pages its realm has rendered, and the last one's address: not its props. */
const lyingCell = `const take = require; const kit = take('@forecourt/fragment-kit'); let pages = 0; let last = ''; const Lying = () => h('p', null, last + pages + '${mark}');`;

const rows: readonly Row[] = [
  [
    'one of its cells shows a variable that other pages have changed',
    'high',
    canary('const { url } = kit.useView(); pages += 1; last = url; return h(kit.Cell, { of: Lying, props: {} });', {
      prelude: lyingCell,
    }),
    'cells are cached in the realm of their version, and the gate compares them on two pages',
    'fast',
  ],
  [
    'it reads the renderer’s functions from stack frames',
    'critical',
    canary(
      `Error.prepareStackTrace = (_, frames) => frames; const frames = new Error('look').stack; for (const frame of Array.isArray(frames) ? frames : []) { const host = frame.getFunction && frame.getFunction(); const run = host && host.constructor; if (run) { try { run('return process')().exit(1); } catch {} } } ${fine}`,
    ),
    texts,
    'fast',
  ],
  [
    'the error that it throws loops when it is formatted',
    'high',
    canary('throw { get message() { for (;;); }, get stack() { for (;;); }, toString() { for (;;); } };'),
    pool,
  ],
  [
    'what it exports is a proxy that loops when it is read',
    'high',
    canary(fine, {
      prelude:
        "Object.defineProperty(module, 'exports', { get: () => new Proxy({}, { get() { for (;;); } }), set() {} });",
    }),
    pool,
  ],
  [
    'it catches the overflow of its stack, and goes on',
    'high',
    canary('const dive = () => { for (;;) { try { dive(); } catch {} } }; dive();'),
    pool,
  ],
  [
    'a thenable resolves to itself for ever',
    'high',
    canary(`const again = { then(resolve) { resolve({ then: again.then }); } }; Promise.resolve(again); ${fine}`),
    pool,
  ],
  [
    'JSON.stringify reports other teams’ slots as nested in its own',
    'critical',
    canary(`JSON.stringify = () => '[{"slot":"results","props":{},"marker":"<main"}]'; ${fine}`),
    texts,
    'fast',
  ],
  [
    'it returns an object that looks like a text',
    'high',
    canary(fine, {
      prelude: `Array.prototype.join = () => ({ length: 1, includes: () => true, toString: () => '${mark}' });`,
    }),
    texts,
  ],
  [
    'twenty thousand elements stand in each other',
    'high',
    canary("return h('p', { dangerouslySetInnerHTML: { __html: '<b>'.repeat(20000) + '</b>'.repeat(20000) } });"),
    'HTML that closes stays in its slot, however deep it is',
  ],
  [
    'it freezes all that the language has',
    'high',
    canary(fine, {
      prelude:
        'for (const name of Object.getOwnPropertyNames(globalThis)) { const each = globalThis[name]; if (typeof each === "function") { Object.freeze(each); Object.freeze(each.prototype); } }',
    }),
    'a realm of its own: what it changes is its own',
  ],
  [
    'it says a hundred megabytes to the console',
    'high',
    canary(`for (let at = 0; at < 10000; at += 1) console.error('${'0123456789'.repeat(4)}'.repeat(250)); ${fine}`),
    'what it says is cut short, counted, and logged once a minute',
  ],
];

/** What a team would think of that knows how the walls are built. */
export const beyondTrials: readonly Trial[] = rows.map(toTrial);
