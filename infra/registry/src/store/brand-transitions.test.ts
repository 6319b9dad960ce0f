import { brandById, brandIds } from '@forecourt/brands';
import type { StoredBrand } from '@forecourt/contracts';
import { ProblemError } from '../problems';
import { beginBrand, removeBrand, rollbackBrand, setBrand } from './brand-transitions';
import type { Transition } from './change-brands';
import { setFlags } from './flag-transitions';
import { place } from './layout-transitions';
import { emptyState, type RegistryState, stateSchema } from './state';
import { addVersion, promote, stopCanary } from './transitions';

const author = { who: 'ada', at: '2030-01-01T00:00:00.000Z' };
const manifest = `sha384-${'A'.repeat(64)}`;
const remote = 'mfe-sample';
const slot = { slot: 'panel', remote, fragment: 'panel', region: 'main' as const };
const electric: StoredBrand = {
  ...brandById('research'),
  ...{ id: 'electric', hosts: ['electric.localhost', 'volt.example'] },
  layouts: { results: { arrangement: 'stacked', slots: [slot] } },
};
const digest = '0'.repeat(64);

type Change = (state: RegistryState) => Transition;
const after = (...changes: Change[]): RegistryState =>
  changes.reduce((state, change) => change(state).state, emptyState);
const add =
  (version: string, fragments = ['panel', 'badge']): Change =>
  (state) =>
    addVersion(state, { remote, version, manifest, fragments }, author);
const live =
  (version: string, brands = ['research'], percent?: number): Change =>
  (state) =>
    promote(state, { brands, remote }, { version, percent }, author);
const set =
  (brand: StoredBrand = electric, from?: string): Change =>
  (state) =>
    setBrand(state, { brand: brand as Parameters<typeof setBrand>[1]['brand'], from }, author);
const back: Change = (state) => rollbackBrand(state, 'electric', {}, author);
const remove: Change = (state) => removeBrand(state, 'electric', {}, author);
const ready = [add('1.0.0'), add('1.1.0'), live('1.0.0')];

function refusal(act: () => unknown) {
  try {
    act();
  } catch (error) {
    if (error instanceof ProblemError)
      return { code: error.code, detail: error.message, reasons: error.problem.reasons };
    throw error;
  }
  return 'nothing was refused';
}

describe('publishing a brand', () => {
  test('serves the first brand’s stable versions, with an audit entry', () => {
    const state = after(...ready, live('1.1.0', ['research'], 5));
    const { state: next, entry } = set()(state);
    expect(next.channels).toEqual({
      ...state.channels,
      electric: { [remote]: { version: '1.0.0', canary: null, history: [], since: author } },
    });
    expect(next.brands.electric).toMatchObject({ version: 1, value: electric, latest: 1 });
    const serves = ['mfe-sample@1.0.0'];
    const change = { action: 'set-brand', brand: 'electric', from: 0, to: 1, serves };
    expect(entry).toEqual({ revision: 5, ...author, ...change });
    expect(stateSchema.safeParse(JSON.parse(JSON.stringify(next))).success).toBe(true);
  });

  test('serves the versions of the named brand, which must exist', () => {
    const state = after(...ready, live('1.1.0', ['maker']));
    expect(set(electric, 'maker')(state).state.channels.electric?.[remote]?.version).toBe('1.1.0');
    expect(refusal(() => set(electric, 'nobody')(state))).toMatchObject({
      code: 'unknown-brand',
      detail: `There is no brand "nobody". There are: ${[...brandIds, 'electric'].join(', ')}.`,
    });
  });

  test('again with the same data changes nothing; with other data it leaves the channels as they are', () => {
    const state = after(...ready, set(), live('1.1.0', ['electric']));
    expect(set()(state)).toEqual({ state, entry: null, skipped: [], what: [] });
    const { state: next, entry, skipped } = set({ ...electric, name: 'Volt' })(state);
    expect([next.channels, skipped]).toEqual([state.channels, []]);
    expect(entry).toMatchObject({ from: 1, to: 2, serves: [] });
  });

  test('is refused with every reason: a host of another brand, a weak theme, a slot that would show its fallback', () => {
    const bad = {
      ...electric,
      hosts: ['electric.localhost', ...brandById('maker').hosts.slice(0, 1)],
      theme: { ...electric.theme, '--fc-color-on-accent': 'light-dark(#1c4fd6, #071a4a)' },
      layouts: {
        results: {
          arrangement: 'stacked' as const,
          slots: [slot, { ...slot, slot: 'gone', fragment: 'gone' }, { ...slot, slot: 'gone-2', fragment: 'gone' }],
        },
      },
    };
    const refused = refusal(() => set(bad)(after(...ready)));
    expect(refused).toMatchObject({ code: 'brand-refused' });
    const { reasons, detail } = refused as { reasons: string[]; detail: string };
    expect(reasons[0]).toBe(`${brandById('maker').hosts[0]} is maker's`);
    expect(reasons[1]).toBe("its theme's on-accent on accent is 1.0 : 1 in light; 4.5 : 1 is the least");
    expect(reasons.filter((reason) => reason.includes('no fragment "gone"'))).toHaveLength(1);
    expect(detail).toBe(`The brand electric stays as it is. ${reasons.join('. ')}.`);
  });

  test('is refused for a brand that comes with the site', () => {
    const own = { ...electric, id: 'maker', hosts: brandById('maker').hosts };
    expect(refusal(() => set(own)(after(...ready, live('1.0.0', ['maker']))))).toMatchObject({
      reasons: ['maker comes with the site: change its folder in packages/brands, or take another id'],
    });
  });
});

describe('rolling a brand back', () => {
  test('restores its previous data, with an audit entry', () => {
    const state = after(...ready, set(), set({ ...electric, name: 'Volt' }));
    const { state: next, entry, skipped } = back(state);
    expect(next.brands.electric).toMatchObject({ version: 1, value: electric, latest: 2 });
    const change = { action: 'rollback-brand', brand: 'electric', from: 2, to: 1, serves: [] };
    expect([entry, skipped]).toEqual([{ revision: 6, ...author, ...change }, []]);
  });

  test('restores a removed brand with the first brand’s versions', () => {
    const { state, entry } = back(after(...ready, set(), remove));
    expect(state.channels.electric?.[remote]?.version).toBe('1.0.0');
    expect(entry).toMatchObject({ from: 2, to: 1, serves: ['mfe-sample@1.0.0'] });
  });

  test('is refused for the first version, for an unknown brand, and if the data would no longer be whole', () => {
    expect(refusal(() => back(after(...ready, set())))).toMatchObject({
      code: 'nothing-to-do',
      detail: 'Version 1 of electric is the first: there is no earlier one to restore.',
    });
    expect(refusal(() => back(after(...ready)))).toMatchObject({ code: 'unknown-brand' });
    const other = { ...electric, layouts: {}, hosts: ['other.example'] };
    const lacking = after(...ready, set(), set(other), add('2.0.0', ['badge']), live('2.0.0', ['electric']));
    const taken = set({ ...electric, id: 'second', layouts: {} })(lacking).state;
    expect(refusal(() => back(taken))).toMatchObject({
      code: 'brand-refused',
      reasons: [
        "electric.localhost is second's",
        "volt.example is second's",
        expect.stringContaining('offers no fragment "panel"'),
      ],
    });
  });
});

describe('removing a brand', () => {
  test('removes its channels, layouts and flags, and no other brand’s', () => {
    const brands = ['electric', 'maker'];
    const changed = after(
      ...[...ready, set(), live('1.0.0', ['maker'])],
      (state) => setFlags(state, brands, { values: { ads: false, wallet: false } }, author),
      (state) => place(state, { brands, page: 'results' }, { remote, fragment: 'badge', region: 'main' }, author),
    );
    const { state, entry, skipped } = remove(changed);
    for (const part of ['channels', 'layouts', 'flags'] as const) {
      const { electric: gone, ...others } = changed[part];
      expect([gone === undefined, state[part]]).toEqual([false, others]);
    }
    expect(state.brands.electric).toMatchObject({ version: 2, value: null });
    const change = { action: 'remove-brand', brand: 'electric', from: 1, to: 2, serves: [] };
    expect([entry, skipped]).toEqual([{ revision: 8, ...author, ...change }, []]);
    expect(refusal(() => remove(state))).toMatchObject({ code: 'unknown-brand' });
  });

  test('is refused while a valid token names it, or a canary runs on it', () => {
    const token = {
      permissions: ['promote' as const],
      remotes: '*' as const,
      digest,
      createdAt: author.at,
      createdBy: 'ada',
    };
    const tokens = {
      valid: { ...token, brands: ['electric'], expiresAt: '2030-01-01T00:00:00.001Z' },
      unlimited: { ...token, brands: ['maker', 'electric'], expiresAt: null },
      expired: { ...token, brands: ['electric'], expiresAt: author.at },
      others: { ...token, brands: ['maker'], expiresAt: null },
      all: { ...token, brands: '*' as const, expiresAt: null },
    };
    const busy = after(...ready, set(), live('1.1.0', ['electric'], 5), (state) =>
      place(
        state,
        { brands: ['electric'], page: 'results' },
        { remote, fragment: 'badge', region: 'main', percent: 5 },
        author,
      ),
    );
    expect(refusal(() => remove({ ...busy, tokens: tokens as unknown as RegistryState['tokens'] }))).toMatchObject({
      code: 'brand-refused',
      reasons: [
        'the token "valid" is for it: revoke that first',
        'the token "unlimited" is for it: revoke that first',
        'a share of its visitors is in the canary of mfe-sample: stop that first',
        'a share of its visitors is in the canary of its results pages: stop that first',
      ],
    });
    const calm = after(...ready, set(), live('1.1.0', ['electric'], 5), (state) =>
      stopCanary(state, { brands: ['electric'], remote }, undefined, author),
    );
    expect(remove(calm).entry).not.toBeNull();
  });

  test('is refused for a brand that comes with the site', () => {
    expect(refusal(() => removeBrand(after(...ready), 'maker', {}, author))).toMatchObject({
      reasons: ['maker comes with the site: take its folder out of packages/brands'],
    });
  });
});

describe('beginning a brand of the site', () => {
  test('gives it the first brand’s stable versions, once', () => {
    const { state, entry } = beginBrand(after(...ready), 'maker', author);
    expect(state.channels.maker).toEqual({ [remote]: { version: '1.0.0', canary: null, history: [], since: author } });
    const change = { action: 'begin-brand', brand: 'maker', from: 0, to: 0, serves: ['mfe-sample@1.0.0'] };
    expect(entry).toEqual({ revision: 4, ...author, ...change });
    expect(beginBrand(state, 'maker', author)).toEqual({ state, entry: null, skipped: [] });
  });

  test('gives nothing while the first brand serves nothing', () => {
    expect(beginBrand(emptyState, 'maker', author)).toEqual({ state: emptyState, entry: null, skipped: [] });
  });
});
