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

/** What one remote changes of the language that all share. */
export const realmTrials: readonly Trial[] = rows.map(toTrial);
