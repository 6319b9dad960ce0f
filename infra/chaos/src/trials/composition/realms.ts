import type { Trial } from '../../trial';
import { alone, deployed, fine, mark, type Row, toTrial } from './rows';

const realm = 'a realm of its own: what it changes is its own';
const rows: readonly Row[] = [
  [
    'Array.prototype.map is replaced as the module loads',
    'critical',
    deployed(alone(fine, { prelude: 'Array.prototype.map = function () { return []; };' })),
    realm,
  ],
  [
    'Array.prototype.map is taken away as the module loads',
    'critical',
    deployed(alone(fine, { prelude: 'Array.prototype.map = undefined;' })),
    realm,
  ],
  [
    'JSON.parse is patched, for one visitor in a hundred',
    'high',
    deployed(
      alone(fine, {
        prelude: `const parse = JSON.parse; JSON.parse = (text, ...more) => { const value = parse(text, ...more); const walk = (each) => { if (each && typeof each === 'object') for (const key of Object.keys(each)) { if (key === 'title') each[key] = '${mark}'; else walk(each[key]); } }; walk(value); return value; };`,
      }),
      { percent: 1 },
    ),
    realm,
  ],
  [
    'Map.prototype.get is patched',
    'high',
    deployed(
      alone(fine, {
        prelude: `const get = Map.prototype.get; Map.prototype.get = function (key) { const value = get.call(this, key); return typeof value === 'function' ? () => h('p', null, '${mark}') : value; };`,
      }),
    ),
    realm,
  ],
  [
    'Object.prototype gets a property',
    'low',
    deployed(alone(fine, { prelude: `Object.prototype.title = '${mark}';` })),
    realm,
    'fast',
  ],
];

const call = 'import';
/** Between the two tokens of a call, as Annex B lets it. */
const gaps: Readonly<Record<string, string>> = {
  'a carriage return ends': '//\r',
  'a line separator ends': '//\u2028',
  'HTML has': '<!--\n',
  'ends as HTML’s does': '\n-->\n',
};
const importing = Object.entries(gaps).map(
  ([what, gap]): Row => [
    `it imports behind a comment that ${what}`,
    'critical',
    deployed(
      alone(fine, { prelude: `${call}${gap}("fs").then(null, (e) => e.constructor.constructor('return process')());` }),
    ),
    'modules are parsed, and one that imports is refused',
    what === 'HTML has' ? 'fast' : undefined,
  ],
);

/** Shows that it left, where it did. */
const left = (way: string) =>
  alone(
    `let out = null; try { ${way} } catch (e) { out = e; } return h('p', null, out !== null && !(out instanceof Object) ? 'it-left-its-realm' : 'x');`,
  );
const stacks: readonly Row[] = [
  [
    'an error without a name is put into words',
    'critical',
    deployed(left('const e = new Error(); e.name = Symbol(); e.stack;'), { forbidden: 'it-left-its-realm' }),
    'stacks are put into words by a realm that holds nothing',
  ],
];

/** What one remote changes of the language that all share, and how one would leave its realm. */
export const realmTrials: readonly Trial[] = [...rows, ...importing, ...stacks].map(toTrial);
