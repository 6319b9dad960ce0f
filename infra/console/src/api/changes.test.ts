import { commandOf, conflictsOf, undosOf } from './changes';
import type { Entry, Live } from './client';

const at = '2030-01-01T00:00:00.000Z';
const remote = 'mfe-ads';
const canary = { version: '1.1.0', percent: 5 };
const before = { version: '1.0.0', canary: null };
const after = { version: '1.1.0', canary: null };

function entry(action: 'promote' | 'canary' | 'rollback' | 'stop-canary' | 'take-off', changes: object[]): Entry {
  return { revision: 2, at, who: 'ada', action, remote, version: '1.1.0', changes } as Entry;
}

test.each([
  ['a promotion', 'promote', before, after, { action: 'rollback', version: '1.0.0' }],
  ['a rollback', 'rollback', after, before, { action: 'promote', version: '1.1.0' }],
  ['a canary', 'canary', before, { ...before, canary }, { action: 'stop-canary' }],
  ['the end of a canary', 'stop-canary', { ...before, canary }, before, { action: 'canary', ...canary }],
  [
    'another share',
    'canary',
    { ...before, canary },
    { ...before, canary: { ...canary, percent: 50 } },
    { action: 'canary', ...canary },
  ],
  ['a version taken off', 'take-off', before, null, { action: 'promote', version: '1.0.0' }],
] as const)('%s is taken back', (_what, action, from, to, way) => {
  const undos = undosOf(entry(action, [{ brand: 'maker', from, to }]), ['maker', 'research']);
  expect(undos).toEqual([{ ...way, remote, brand: 'maker' }]);
});

test('a change of every brand is taken back at once, and one of some brands for each of them', () => {
  const change = (brand: string) => ({ brand, from: before, to: after });
  const of = (brands: readonly string[]) =>
    undosOf(entry('promote', ['maker', 'research'].map(change)), brands).map(({ brand }) => brand);
  expect(of(['maker', 'research'])).toEqual(['*']);
  expect(of(['maker', 'research', 'certified'])).toEqual(['maker', 'research']);
});

test('a first promotion, a publication and a change of flags have no way back', () => {
  expect(undosOf(entry('promote', [{ brand: 'maker', from: null, to: after }]), ['maker'])).toEqual([]);
  expect(undosOf(entry('promote', []), ['maker'])).toEqual([]);
  expect(undosOf({ revision: 1, at, who: 'ada', action: 'set-flags', changes: [] } as Entry, ['maker'])).toEqual([]);
});

test('the command quotes what a shell would read otherwise', () => {
  expect(commandOf({ action: 'canary', remote, brand: 'maker', ...canary, why: "it's $(faster)" })).toBe(
    "npm run fragment -- promote mfe-ads@1.1.0 --canary 5 --brand maker --why 'it'\\''s $(faster)'",
  );
  expect(commandOf({ action: 'rollback', remote, brand: '*' })).toBe('npm run fragment -- rollback mfe-ads');
});

test('a conflict names the brands of the change whose channel is another now', () => {
  const live = (version: string) =>
    ({
      brands: ['maker', 'research'],
      remotes: [{ remote, channels: { maker: { version, canary: null } } }],
    }) as unknown as Live;
  expect(conflictsOf({ remote, brand: '*' }, live('1.0.0'), live('1.1.0'))).toEqual([
    { brand: 'maker', before: '1.0.0', now: '1.1.0' },
  ]);
  expect(conflictsOf({ remote, brand: 'research' }, live('1.0.0'), live('1.1.0'))).toEqual([]);
});
