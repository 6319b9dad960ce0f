import { brandById } from '@forecourt/brands';
import type { Layout } from '@forecourt/contracts';
import type { Place } from '@forecourt/contracts/registry-api';
import fc from 'fast-check';
import { ProblemError } from '../problems';
import type { Transition } from './change-brands';
import { setFlags } from './flag-transitions';
import { previousValuesLimit } from './history';
import { place, rollbackLayout, setLayout, stopLayoutCanary, unplace } from './layout-transitions';
import { layoutsInForce, layoutView } from './layouts';
import { emptyState, type RegistryState, snapshotOf, stateSchema } from './state';
import { addVersion, promote, rollback } from './transitions';

const author = { who: 'ada', at: '2030-01-01T00:00:00.000Z' };
const manifest = `sha384-${'A'.repeat(64)}`;
const remote = 'mfe-recalls';
const brands = ['certified'];
const target = { brands, page: 'results' };

type Change = (state: RegistryState) => Transition;

/** Returns the state after these changes. */
function after(...changes: Change[]): RegistryState {
  return changes.reduce((state, change) => change(state).state, emptyState);
}

const add =
  (version: string, ...fragments: string[]): Change =>
  (state) =>
    addVersion(state, { remote, version, manifest, fragments }, author);
const live =
  (version: string, percent?: number): Change =>
  (state) =>
    promote(state, { brands, remote }, { version, percent }, author);
const placed =
  (wanted: Partial<Place> = {}): Change =>
  (state) =>
    place(state, target, { remote, fragment: 'recalls', after: 'results', ...wanted }, author);
const unplaced =
  (slot = 'recalls', percent?: number): Change =>
  (state) =>
    unplace(state, target, { slot, percent }, author);
const back: Change = (state) => rollbackLayout(state, target, {}, author);
const stop: Change = (state) => stopLayoutCanary(state, target, undefined, author);

const ready = [add('1.0.0', 'recalls', 'badge'), live('1.0.0')];
const itself = brandById('certified').layouts.results!;
const slotsOf = (state: RegistryState) =>
  layoutsInForce(state, 'certified', 'results')[0]!.slots.map(({ slot }) => slot);
const view = (state: RegistryState) => layoutView(state, 'certified', 'results');

function refusal(act: () => unknown): string {
  try {
    act();
  } catch (error) {
    if (error instanceof ProblemError) return `${error.code}: ${error.message}`;
    throw error;
  }
  return 'nothing was refused';
}

describe('placing', () => {
  test('puts the fragment after or before a slot, in its region, or last; other brands do not change', () => {
    const own = itself.slots.map(({ slot }) => slot);
    const behind = own.indexOf('results') + 1;
    expect(slotsOf(after(...ready, placed()))).toEqual([...own.slice(0, behind), 'recalls', ...own.slice(behind)]);
    expect(slotsOf(after(...ready, placed({ after: undefined, before: 'hero' })))[0]).toBe('recalls');
    const last = after(...ready, placed({ after: undefined, region: 'main' }));
    expect(slotsOf(last).at(-1)).toBe('recalls');
    expect(layoutView(last, 'maker', 'results').version).toBe(0);
    expect(view(last)).toMatchObject({ version: 1, earlier: [0] });
  });

  test('leaves the layouts of other brands and pages as they are', () => {
    const wanted = { remote, fragment: 'recalls', region: 'main' as const };
    const everywhere = after(...ready, (state) =>
      promote(state, { brands: ['maker'], remote }, { version: '1.0.0' }, author),
    );
    const first = place(everywhere, { brands: ['maker', 'certified'], page: 'vehicle' }, wanted, author).state;
    const second = placed()(first).state;
    expect([second.layouts.maker, second.layouts.certified?.vehicle]).toEqual([
      first.layouts.maker,
      first.layouts.certified?.vehicle,
    ]);
    expect(Object.keys(second.layouts.certified!)).toEqual(['vehicle', 'results']);
  });

  test('instead of another slot takes its place and its name', () => {
    const state = after(...ready, placed({ after: undefined, instead: 'highlights' }));
    expect(slotsOf(state)).toEqual(itself.slots.map(({ slot }) => slot));
    expect(view(state).slots.find(({ slot }) => slot === 'highlights')).toEqual({
      ...{ slot: 'highlights', remote, fragment: 'recalls', region: 'main' },
    });
  });

  test.each<[string, Partial<Place>, RegExp]>([
    ['a slot that is there', { slot: 'hero' }, /layout-refused.*has a slot "hero" already/],
    ['after a slot that is not', { after: 'nobody' }, /layout-refused.*no slot "nobody".*hero, filters/],
    ['in another region than its neighbour', { region: 'hero' }, /layout-refused.*"results" stands in main/],
    ['nowhere', { after: undefined }, /layout-refused.*does not say in which region/],
    ['a fragment that is not offered', { fragment: 'gone' }, /layout-refused.*no fragment "gone".*recalls, badge/],
    ['a remote that is not promoted', { remote: 'mfe-new' }, /layout-refused.*serves no version of mfe-new/],
  ])('%s is refused with the reason', (_what, wanted, reason) => {
    expect(refusal(() => after(...ready, placed(wanted)))).toMatch(reason);
  });

  test('a fragment that the remote’s canary does not offer is refused, too', () => {
    const canary = [...ready, add('1.1.0', 'badge'), live('1.1.0', 5)];
    expect(refusal(() => after(...canary, placed()))).toMatch(/mfe-recalls@1\.1\.0.*no fragment "recalls"/);
  });

  test('an unknown page is refused by name', () => {
    const unknown = () => place(after(...ready), { ...target, page: 'start' }, { remote, fragment: 'recalls' }, author);
    expect(refusal(unknown)).toMatch(
      /unknown-page.*"start".*results, vehicle, buy, compare, filters, article, articles, .*account/,
    );
  });

  test('is in the audit log with author, fragment and slot', () => {
    expect(placed({ percent: 10, props: { most: 3 } })(after(...ready)).entry).toEqual({
      ...{ revision: 3, ...author, action: 'place', page: 'results' },
      changes: [
        {
          brand: 'certified',
          from: { version: 0, canary: null },
          to: { version: 0, canary: { version: 1, percent: 10 } },
          what: ['added recalls: mfe-recalls/recalls in main, props {"most":3}'],
        },
      ],
    });
  });
});

describe('a canary of a layout', () => {
  test('is stored beside the live layout, and becomes the live one under its own number', () => {
    const state = after(...ready, placed({ percent: 10 }));
    expect(snapshotOf(state).layouts.certified?.results).toMatchObject({ version: 0, layout: null });
    expect(view(state)).toMatchObject({ version: 0, canary: { version: 1, percent: 10 } });
    expect(view(after(...ready, placed({ percent: 10 }), placed({ percent: 50 })))).toMatchObject({
      canary: { version: 1, percent: 50 },
    });
    expect(view(after(...ready, placed({ percent: 10 }), placed()))).toMatchObject({ version: 1, canary: null });
  });

  test('can be stopped, once; its number is not used again', () => {
    const stopped = after(...ready, placed({ percent: 10 }), stop);
    expect(view(stopped)).toMatchObject({ version: 0, canary: null });
    expect(refusal(() => stop(stopped))).toBe(
      'nothing-to-do: Nothing was changed for the layout of results. certified: its layout has no canary.',
    );
    expect(view(placed()(stopped).state).version).toBe(2);
  });

  test('again with the same layout and share changes nothing', () => {
    const state = after(...ready, placed({ percent: 10 }));
    expect(placed({ percent: 10 })(state)).toEqual({ state, entry: null, skipped: [], warnings: [] });
  });

  test('ends when the live layout is set again; without a canary that changes nothing', () => {
    const set: Change = (state) => setLayout(state, target, { layout: itself }, author);
    const ended = set(after(...ready, placed({ percent: 10 }))).state;
    expect(view(ended)).toMatchObject({ version: 0, canary: null, earlier: [], slots: itself.slots });
    expect(set(ended)).toEqual({ state: ended, entry: null, skipped: [], warnings: [] });
  });

  test('is the same layout whatever the order of its fields', () => {
    const reordered = { slots: itself.slots.map((slot) => ({ ...slot })), arrangement: itself.arrangement };
    const [first, ...others] = reordered.slots;
    const { slot, ...rest } = first!;
    const layout = { ...reordered, slots: [{ ...rest, slot }, ...others] };
    expect(setLayout(emptyState, target, { layout }, author).entry).toBeNull();
    const other = { ...layout, slots: [...others, { ...rest, slot }] };
    expect(setLayout(after(...ready), target, { layout: other }, author).entry).not.toBeNull();
  });

  test('that equals the live layout is refused', () => {
    expect(refusal(() => setLayout(emptyState, target, { layout: itself, percent: 5 }, author))).toMatch(/to everyone/);
  });
});

describe('rolling a layout back', () => {
  test("restores the previous layouts one by one, in the end the brand's own", () => {
    const state = after(...ready, placed(), placed({ fragment: 'badge' }));
    expect(view(state)).toMatchObject({ version: 2, earlier: [0, 1] });
    expect(view(back(state).state)).toMatchObject({ version: 1, earlier: [0] });
    expect(back(state).entry?.action).toBe('rollback-layout');
    const first = back(back(state).state).state;
    expect(view(first)).toMatchObject({ version: 0, slots: itself.slots });
    expect(refusal(() => back(first))).toMatch(/nothing-to-do.*no earlier one to restore/);
    expect(view(placed()(first).state).version).toBe(3);
  });

  test('is refused if it would restore a fragment that is no longer offered', () => {
    const gone = after(...ready, placed(), unplaced(), add('2.0.0', 'badge'), live('2.0.0'));
    expect(refusal(() => back(gone))).toMatch(/no fragment "recalls"/);
  });
});

describe('a version without a fragment that a page places', () => {
  const state = after(...ready, placed(), add('2.0.0', 'badge'));

  test('cannot be promoted there, nor become the canary; the refusal names page and slot', () => {
    for (const percent of [undefined, 10])
      expect(refusal(() => live('2.0.0', percent)(state))).toMatch(
        /nothing-to-do.*its results pages place mfe-recalls\/recalls in the slot "recalls", which 2\.0\.0 does not offer/,
      );
    expect(live('2.0.0')(unplaced()(state).state).entry).not.toBeNull();
  });

  test('cannot be restored by a rollback', () => {
    const later = after(add('0.9.0', 'badge'), live('0.9.0'), ...ready, placed());
    expect(refusal(() => rollback(later, { brands, remote }, {}, author))).toMatch(/which 0\.9\.0 does not offer/);
  });

  test('is refused for a canary of the layout, too, and for a nested slot', () => {
    const canary = after(...ready, placed({ percent: 5 }), add('2.0.0', 'badge'));
    expect(refusal(() => live('2.0.0')(canary))).toMatch(/which 2\.0\.0 does not offer/);
    const nested = after(...ready, placed({ after: undefined, region: null }), add('2.0.0', 'badge'));
    expect(refusal(() => live('2.0.0')(nested))).toMatch(/which 2\.0\.0 does not offer/);
  });

  test('is promoted on the brands that do not place it', () => {
    const everywhere = promote(state, { brands: ['maker', 'certified'], remote }, { version: '2.0.0' }, author);
    expect(everywhere.entry?.changes.map(({ brand }) => brand)).toEqual(['maker']);
    expect(everywhere.skipped).toEqual([{ brand: 'certified', reason: expect.stringContaining('does not offer') }]);
  });
});

describe('any sequence of changes', () => {
  const names = fc.constantFrom('recalls', 'badge', 'gone');
  const percent = fc.option(fc.integer({ min: 1, max: 100 }), { nil: undefined });
  const slots = fc.constantFrom('recalls', 'badge', 'hero', 'showcase', 'results');
  const layout: fc.Arbitrary<Layout> = fc.subarray([...itself.slots]).map((some) => ({ ...itself, slots: some }));
  const change: fc.Arbitrary<Change> = fc.oneof(
    fc
      .tuple(names, slots, percent, fc.constantFrom('after', 'before', 'instead'))
      .map(([fragment, slot, share, where]) => placed({ fragment, after: undefined, [where]: slot, percent: share })),
    fc.tuple(slots, percent).map(([slot, share]) => unplaced(slot, share)),
    fc.tuple(layout, percent).map(
      ([wanted, share]): Change =>
        (state) =>
          setLayout(state, target, { layout: wanted, percent: share }, author),
    ),
    fc.constantFrom(back, stop),
    fc.tuple(fc.constantFrom('1.0.0', '1.1.0', '2.0.0'), percent).map((of) => live(...of)),
    fc.boolean().map(
      (ads): Change =>
        (state) =>
          setFlags(state, brands, { values: { ads } }, author),
    ),
  );
  const begin = after(add('1.0.0', 'recalls', 'badge'), add('1.1.0', 'recalls'), add('2.0.0', 'badge'), live('1.0.0'));

  test('keeps a valid state: a number names one layout for ever, each slot is placed once, and every placed fragment is offered', () => {
    fc.assert(
      fc.property(fc.array(change, { maxLength: 40 }), (changes) => {
        const named = new Map<number, string>();
        let state = begin;
        for (const next of changes) {
          let transition: Transition;
          try {
            transition = next(state);
          } catch (error) {
            expect(error).toBeInstanceOf(ProblemError);
            continue;
          }
          expect(transition.state.revision).toBe(state.revision + (transition.entry === null ? 0 : 1));
          state = transition.state;
          const stored = state.layouts.certified?.results;
          for (const { version, value } of stored === undefined ? [] : [stored, ...stored.history]) {
            const text = JSON.stringify(value);
            expect(named.get(version) ?? text).toBe(text);
            expect(version === 0).toBe(value === null);
            named.set(version, text);
          }
          const numbers = stored?.history.map(({ version }) => version) ?? [];
          expect(numbers.length).toBeLessThanOrEqual(previousValuesLimit);
          expect(numbers.toSorted((a, b) => a - b)).toEqual(numbers);
        }
        stateSchema.parse(JSON.parse(JSON.stringify(state)));
        const { version, canary } = state.channels.certified![remote]!;
        for (const served of canary === null ? [version] : [version, canary.version]) {
          const offered = state.remotes[remote]![served]!.fragments!;
          for (const { slots: all } of layoutsInForce(state, 'certified', 'results')) {
            expect(new Set(all.map(({ slot }) => slot)).size).toBe(all.length);
            for (const slot of all) if (slot.remote === remote) expect(offered).toContain(slot.fragment);
          }
        }
      }),
    );
  });
});
