import { brandBefore, changedSince, commandOf, conflictsOf, layoutsBefore, undosOf } from './changes';
import type { Entry, Live } from './client';

const at = '2030-01-01T00:00:00.000Z';
const remote = 'mfe-ads';
const canary = { version: '1.1.0', percent: 5 };
const before = { version: '1.0.0', canary: null };
const after = { version: '1.1.0', canary: null };

const none: ReadonlySet<string> = new Set();

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
  const undos = undosOf(entry(action, [{ brand: 'maker', from, to }]), ['maker', 'research'], none);
  expect(undos).toEqual([{ ...way, remote, brand: 'maker' }]);
});

test('a change of every brand is taken back at once, and one of some brands for each of them', () => {
  const change = (brand: string) => ({ brand, from: before, to: after });
  const of = (brands: readonly string[]) =>
    undosOf(entry('promote', ['maker', 'research'].map(change)), brands, none).map(({ brand }) => brand);
  expect(of(['maker', 'research'])).toEqual(['*']);
  expect(of(['maker', 'research', 'certified'])).toEqual(['maker', 'research']);
});

test('a change has no way back on a brand that was changed again since', () => {
  const first = entry(
    'promote',
    ['maker', 'research'].map((brand) => ({ brand, from: before, to: after })),
  );
  const later = entry('rollback', [{ brand: 'maker', from: after, to: before }]);
  const since = changedSince([later, first]);
  const brandsOf = (one: Entry) => undosOf(one, ['maker', 'research'], since.get(one)!).map(({ brand }) => brand);
  expect([brandsOf(later), brandsOf(first)]).toEqual([['maker'], ['research']]);
});

test('a first promotion, a publication and a change of flags have no way back', () => {
  expect(undosOf(entry('promote', [{ brand: 'maker', from: null, to: after }]), ['maker'], none)).toEqual([]);
  expect(undosOf(entry('promote', []), ['maker'], none)).toEqual([]);
  expect(undosOf({ revision: 1, at, who: 'ada', action: 'set-flags', changes: [] } as Entry, ['maker'], none)).toEqual(
    [],
  );
});

test('a change of a page leads to the layout that it replaced; a rollback, a canary and a promotion lead to none', () => {
  const ofPage = (action: string, from: number, to: number) => {
    const change = (brand: string) => ({ brand, from: { version: from }, to: { version: to }, what: [] });
    return { revision: 2, at, who: 'ada', action, page: 'results', changes: ['maker', 'research'].map(change) };
  };
  const before = (of: object) => layoutsBefore(of as Entry);
  expect(before(ofPage('set-layout', 2, 3))).toEqual([
    { brand: 'maker', page: 'results', to: 2 },
    { brand: 'research', page: 'results', to: 2 },
  ]);
  expect(before(ofPage('rollback-layout', 3, 1))).toEqual([]);
  expect(before(ofPage('place', 2, 2))).toEqual([]);
  expect(before(entry('promote', [{ brand: 'maker', from: null, to: after }]))).toEqual([]);
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

test('a change or a removal of a brand leads back to the version that it replaced; a first version and a rollback do not', () => {
  const of = (action: string, from: number) =>
    brandBefore({ revision: 2, at, who: 'ada', action, brand: 'volt', from, to: 9, serves: [] } as Entry);
  expect([of('set-brand', 2), of('remove-brand', 1)]).toEqual([
    { brand: 'volt', to: 2 },
    { brand: 'volt', to: 1 },
  ]);
  expect([of('set-brand', 0), of('rollback-brand', 2), of('begin-brand', 0)]).toEqual([null, null, null]);
  expect(brandBefore(entry('promote', []))).toBeNull();
});
