import { brandById } from '@forecourt/brands';
import { flagNames } from '@forecourt/contracts';
import { auditEntrySchema } from '@forecourt/contracts/registry-api';
import { ProblemError } from '../problems';
import type { Transition } from './change-brands';
import { flagsView, rollbackFlags, setFlags } from './flag-transitions';
import { emptyState, type RegistryState, snapshotOf } from './state';

const author = { who: 'ada', at: '2030-01-01T00:00:00.000Z' };
const brands = ['certified'];

const after = (...changes: ((state: RegistryState) => Transition)[]): RegistryState =>
  changes.reduce((state, change) => change(state).state, emptyState);
const set =
  (values: Parameters<typeof setFlags>[2]['values'], names = brands) =>
  (state: RegistryState) =>
    setFlags(state, names, { values }, author);
const flags = (state: RegistryState) => snapshotOf(state).flags.certified;

test('only values that differ from the brand’s are stored, under a new version each time', () => {
  const state = after(set({ ads: false, wallet: true }));
  expect(flags(state)).toEqual({ version: 1, values: { ads: false, wallet: true } });
  expect(flags(set({ ads: null })(state).state)).toEqual({ version: 2, values: { wallet: true } });
  expect(set({ ads: false, payments: true })(state)).toMatchObject({ entry: null });
});

test('are rolled back one by one, with author and changes in the audit log', () => {
  const state = after(set({ ads: false }), set({ ads: true, wallet: true }));
  const once = rollbackFlags(state, brands, {}, author);
  expect(once.entry).toEqual({
    ...{ revision: 3, ...author, action: 'rollback-flags' },
    changes: [
      {
        brand: 'certified',
        from: { version: 2, values: { wallet: true } },
        to: { version: 1, values: { ads: false } },
      },
    ],
  });
  const twice = rollbackFlags(once.state, brands, {}, author).state;
  expect(flags(twice)).toEqual({ version: 0, values: {} });
  expect(() => rollbackFlags(twice, brands, {}, author)).toThrow(ProblemError);
  expect(() => rollbackFlags(twice, brands, {}, author)).toThrow(
    'Nothing was changed for the flags. certified: there are no earlier flags to restore.',
  );
});

test('have the reason of a change and of a rollback in the audit log, and none if nobody gave one', () => {
  const changed = setFlags(emptyState, brands, { values: { ads: false }, why: 'too slow' }, author);
  expect(auditEntrySchema.parse(changed.entry)).toMatchObject({ action: 'set-flags', why: 'too slow' });
  const { entry } = rollbackFlags(changed.state, brands, { why: 'fast again' }, author);
  expect(auditEntrySchema.parse(entry)).toMatchObject({ action: 'rollback-flags', why: 'fast again' });
  // As entries were before changes of flags had reasons.
  const { entry: bare } = set({ ads: false })(emptyState);
  expect(bare).not.toHaveProperty('why');
  expect(auditEntrySchema.parse(bare)).toEqual(bare);
});

test('of one brand change, and those of others stay', () => {
  const state = after(set({ wallet: !brandById('maker').flags.wallet }, ['maker']), set({ ads: false }));
  expect(Object.keys(snapshotOf(state).flags)).toEqual(['maker', 'certified']);
});

test('have a view with every value in force, what was changed, and the versions that a rollback restores', () => {
  const itself = brandById('certified').flags;
  const values = Object.fromEntries(flagNames.map((flag) => [flag, itself[flag]]));
  const view = { brand: 'certified', version: 0, flags: values, changed: [], earlier: [] };
  expect(flagsView(emptyState, 'certified')).toEqual(view);
  const state = after(set({ ads: !itself.ads }), set({ wallet: !itself.wallet }));
  expect(flagsView(state, 'certified')).toEqual({
    ...{ ...view, version: 2, changed: ['ads', 'wallet'], earlier: [0, 1] },
    flags: { ...values, ads: !itself.ads, wallet: !itself.wallet },
  });
});
