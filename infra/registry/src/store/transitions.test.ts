import fc from 'fast-check';
import { ProblemError } from '../problems';
import { emptyState, type RegistryState, snapshotOf, stateSchema } from './state';
import { addVersion, type ChannelTransition, historyLimit, promote, rollback, stopCanary } from './transitions';

const author = { who: 'ada', at: '2030-01-01T00:00:00.000Z' };
const manifest = `sha384-${'A'.repeat(64)}`;
const remote = 'mfe-filters';
const all = ['research', 'maker'];

/** Returns the state after these changes. */
function after(...changes: ((state: RegistryState) => ChannelTransition)[]): RegistryState {
  return changes.reduce((state, change) => change(state).state, emptyState);
}

const add = (version: string) => (state: RegistryState) =>
  addVersion(state, { remote, version, manifest, fragments: ['filters', 'keyword-search', 'all-filters'] }, author);
const live =
  (version: string, percent?: number, brands: readonly string[] = ['research']) =>
  (state: RegistryState) =>
    promote(state, { brands, remote }, { version, percent }, author);
const back =
  (to?: string, brands: readonly string[] = ['research']) =>
  (state: RegistryState) =>
    rollback(state, { brands, remote }, { to }, author);
const stop =
  (brands: readonly string[] = ['research']) =>
  (state: RegistryState) =>
    stopCanary(state, { brands, remote }, undefined, author);

const channel = (state: RegistryState, brand = 'research') => snapshotOf(state).channels[brand]?.[remote];
const codeOf = (act: () => unknown) => {
  try {
    act();
  } catch (error) {
    return error instanceof ProblemError ? error.code : error;
  }
  return 'nothing was refused';
};
const detailOf = (act: () => unknown) => {
  try {
    act();
  } catch (error) {
    return error instanceof Error ? error.message : error;
  }
  return 'nothing was refused';
};

describe('publishing', () => {
  test('a new version is known and not live', () => {
    const state = after(add('1.0.0'));
    expect(snapshotOf(state).versions).toEqual({ [remote]: { '1.0.0': { manifest } } });
    expect(snapshotOf(state).channels).toEqual({});
  });

  test('a version is immutable, by the same manifest too', () => {
    expect(codeOf(() => after(add('1.0.0'), add('1.0.0')))).toBe('version-exists');
  });

  test('a version that differs only in case is refused, because both would share a folder on some file systems', () => {
    expect(detailOf(() => after(add('1.0.0'), add('1.0.0-RC.1'), add('1.0.0-rc.1')))).toBe(
      `${remote}@1.0.0-RC.1 is published already. A published version never changes, not even by the same bytes again: publish under a new version.`,
    );
  });

  test('the first publisher of a remote owns it, whoever publishes later versions', () => {
    const added = (name: string, version: string, who: string) => (state: RegistryState) =>
      addVersion(state, { remote: name, version, manifest, fragments: [] }, { ...author, who });
    const state = after(added('mfe-a', '1.0.0', 'ada'), added('mfe-b', '1.0.0', 'bob'), added('mfe-a', '1.1.0', 'bob'));
    expect(state.owners).toEqual({ 'mfe-a': 'ada', 'mfe-b': 'bob' });
  });
});

describe('promoting', () => {
  test('makes the version stable and drops the canary', () => {
    const state = after(add('1.0.0'), add('1.1.0'), live('1.0.0'), live('1.1.0', 10), live('1.1.0'));
    expect(channel(state)).toEqual({ version: '1.1.0', canary: null });
  });

  test('with a percentage makes the version the canary and leaves the stable one', () => {
    const state = after(add('1.0.0'), add('1.1.0'), live('1.0.0'), live('1.1.0', 12.5));
    expect(channel(state)).toEqual({ version: '1.0.0', canary: { version: '1.1.0', percent: 12.5 } });
  });

  test('on one brand does not change the others', () => {
    const state = after(add('1.0.0'), add('1.1.0'), live('1.0.0', undefined, all), live('1.1.0', undefined, ['maker']));
    expect([channel(state, 'research')?.version, channel(state, 'maker')?.version]).toEqual(['1.0.0', '1.1.0']);
  });

  test('the stable version again changes nothing, not even the revision', () => {
    const state = after(add('1.0.0'), live('1.0.0'));
    expect(live('1.0.0')(state)).toEqual({ state, entry: null, skipped: [] });
  });

  test('the stable version again ends its canary, and is not its own predecessor', () => {
    const state = after(add('1.0.0'), add('1.1.0'), live('1.0.0'), live('1.1.0', 10), live('1.0.0'));
    expect(state.channels.research?.[remote]).toMatchObject({ version: '1.0.0', canary: null, history: [] });
  });

  test('a canary is refused without a stable version, and if it is the stable version', () => {
    expect(codeOf(() => after(add('1.0.0'), live('1.0.0', 5)))).toBe('nothing-to-do');
    expect(codeOf(() => after(add('1.0.0'), live('1.0.0'), live('1.0.0', 5)))).toBe('nothing-to-do');
  });

  test('an unpublished version is refused by name', () => {
    expect(codeOf(() => after(live('1.0.0')))).toBe('unknown-remote');
    expect(codeOf(() => after(add('1.0.0'), live('2.0.0')))).toBe('unknown-version');
    expect(
      codeOf(() => promote(emptyState, { brands: all, remote: 'constructor' }, { version: '1.0.0' }, author)),
    ).toBe('unknown-remote');
  });

  test('on several brands changes those that can be changed, and names the others', () => {
    const state = after(add('1.0.0'), add('1.1.0'), live('1.0.0'));
    const { entry, skipped } = live('1.1.0', 5, all)(state);
    expect(entry?.changes.map(({ brand }) => brand)).toEqual(['research']);
    expect(skipped).toEqual([{ brand: 'maker', reason: expect.stringContaining('promote one without a percentage') }]);
  });
});

describe('ending a canary', () => {
  test('serves the stable version to everyone', () => {
    const state = after(add('1.0.0'), add('1.1.0'), live('1.0.0'), live('1.1.0', 5), stop());
    expect(channel(state)).toEqual({ version: '1.0.0', canary: null });
  });

  test('is refused when there is none', () => {
    expect(codeOf(() => after(add('1.0.0'), live('1.0.0'), stop()))).toBe('nothing-to-do');
  });
});

describe('rolling back', () => {
  const three = [add('1.0.0'), add('1.1.0'), add('1.2.0'), live('1.0.0'), live('1.1.0'), live('1.2.0')];

  test('restores the previous version, and then the one before it', () => {
    expect(channel(after(...three, back()))?.version).toBe('1.1.0');
    expect(channel(after(...three, back(), back()))?.version).toBe('1.0.0');
  });

  test('is refused if there is no earlier version', () => {
    expect(codeOf(() => after(...three, back(), back(), back()))).toBe('nothing-to-do');
    expect(codeOf(() => after(add('1.0.0'), back()))).toBe('nothing-to-do');
    expect(codeOf(() => after(back()))).toBe('unknown-remote');
  });

  test('restores a named version and drops those in between', () => {
    const state = after(...three, back('1.0.0'));
    expect(channel(state)?.version).toBe('1.0.0');
    expect(codeOf(() => back()(state))).toBe('nothing-to-do');
    expect(codeOf(() => after(...three, back('1.2.0')))).toBe('nothing-to-do');
  });

  test('drops the canary', () => {
    const state = after(...three, live('1.1.0', 5), back());
    expect(channel(state)).toEqual({ version: '1.1.0', canary: null });
  });

  test('after a rollback and another promote restores the version that the rollback had restored', () => {
    expect(channel(after(...three, back(), live('1.0.0'), back()))?.version).toBe('1.1.0');
  });

  test('restores each brand’s own previous version', () => {
    const state = after(
      ...three,
      live('1.0.0', undefined, all),
      live('1.2.0', undefined, ['maker']),
      back(undefined, all),
    );
    expect([channel(state, 'research')?.version, channel(state, 'maker')?.version]).toEqual(['1.2.0', '1.0.0']);
  });

  test('the history is bounded', () => {
    const flips = Array.from({ length: historyLimit + 50 }, (_, index) => live(index % 2 === 0 ? '1.0.0' : '1.1.0'));
    const state = after(add('1.0.0'), add('1.1.0'), ...flips);
    expect(state.channels.research?.[remote]?.history).toHaveLength(historyLimit);
  });
});

test('every change is one audit entry, with the versions before and after it', () => {
  const changes = [add('1.0.0'), add('1.1.0'), live('1.0.0'), live('1.1.0', 10), stop(), live('1.1.0'), back()];
  const { unlogged } = after(...changes, live('1.1.0'), back('1.0.0'));
  const stable = { version: '1.0.0', canary: null };
  const later = { version: '1.1.0', canary: null };
  const canary = { version: '1.0.0', canary: { version: '1.1.0', percent: 10 } };
  expect(unlogged).toEqual(
    [
      { action: 'publish', version: '1.0.0', changes: [] },
      { action: 'publish', version: '1.1.0', changes: [] },
      { action: 'promote', version: '1.0.0', changes: [{ from: null, to: stable }] },
      { action: 'canary', version: '1.1.0', changes: [{ from: stable, to: canary }] },
      { action: 'stop-canary', version: null, changes: [{ from: canary, to: stable }] },
      { action: 'promote', version: '1.1.0', changes: [{ from: stable, to: later }] },
      { action: 'rollback', version: null, changes: [{ from: later, to: stable }] },
      { action: 'promote', version: '1.1.0', changes: [{ from: stable, to: later }] },
      { action: 'rollback', version: '1.0.0', changes: [{ from: later, to: stable }] },
    ].map(({ changes: of, ...entry }, index) => ({
      ...{ revision: index + 1, ...author, remote, ...entry },
      changes: of.map((change) => ({ brand: 'research', ...change })),
    })),
  );
  expect(add('2.0.0')(emptyState).skipped).toEqual([]);
});

describe('a refusal says what to do:', () => {
  const one = [add('1.0.0'), add('1.1.0'), live('1.0.0')];
  const versions = Array.from({ length: 12 }, (_, index) => add(`1.${index}.0`));
  const other = (state: RegistryState) =>
    addVersion(state, { remote: 'mfe-ads', version: '1.0.0', manifest, fragments: [] }, author);

  test.each<[string, ((state: RegistryState) => ChannelTransition)[], string]>([
    ['an empty registry', [back()], `No version of ${remote} was ever published here. The registry is empty.`],
    ['no canary', [...one, stop()], `Nothing was changed for ${remote}. research: it has no canary of this remote.`],
    [
      'a canary of the stable version',
      [...one, live('1.0.0', 5)],
      `Nothing was changed for ${remote}. research: it serves 1.0.0 to everyone already.`,
    ],
    [
      'no version served',
      [add('1.0.0'), back()],
      `Nothing was changed for ${remote}. research: it serves no version of this remote.`,
    ],
    [
      'no earlier version',
      [...one, back()],
      `Nothing was changed for ${remote}. research: 1.0.0 is the first version that it serves: there is no earlier one to restore.`,
    ],
    [
      'a version that was not served',
      [...one, back('1.1.0')],
      `Nothing was changed for ${remote}. research: it did not serve 1.1.0 before 1.0.0; promote it instead.`,
    ],
    [
      'an unknown version, with the latest ten',
      [...versions, live('9.0.0')],
      `${remote}@9.0.0 is not published. Publish it first, or take one of: 1.2.0, 1.3.0, 1.4.0, 1.5.0, 1.6.0, 1.7.0, 1.8.0, 1.9.0, 1.10.0, 1.11.0.`,
    ],
  ])('%s', (_what, changes, detail) => {
    expect(detailOf(() => after(...changes))).toBe(detail);
  });

  test('an unknown remote, with the known ones in order', () => {
    const unknown = { brands: all, remote: 'mfe-new' };
    expect(detailOf(() => stopCanary(after(add('1.0.0'), other), unknown, undefined, author))).toBe(
      'No version of mfe-new was ever published here. There are: mfe-ads, mfe-filters.',
    );
  });
});

describe('any sequence of changes', () => {
  const version = fc.constantFrom('1.0.0', '1.1.0', '2.0.0-beta.1');
  const brands = fc.subarray(all, { minLength: 1 });
  const change = fc.oneof(
    version.map(add),
    fc.tuple(version, fc.option(fc.integer({ min: 1, max: 100 }), { nil: undefined }), brands).map((of) => live(...of)),
    fc.tuple(fc.option(version, { nil: undefined }), brands).map((of) => back(...of)),
    brands.map(stop),
  );

  test('keeps a valid state: published versions only, no canary of the stable version, one revision a change', () => {
    fc.assert(
      fc.property(fc.array(change, { maxLength: 40 }), (changes) => {
        let state = emptyState;
        for (const next of changes) {
          let transition: ChannelTransition;
          try {
            transition = next(state);
          } catch (error) {
            expect(error).toBeInstanceOf(ProblemError);
            continue;
          }
          expect(transition.state.revision).toBe(state.revision + (transition.entry === null ? 0 : 1));
          expect(transition.entry?.revision ?? state.revision).toBe(transition.state.revision);
          state = transition.state;
        }
        stateSchema.parse(state);
        const published = Object.keys(state.remotes[remote] ?? {});
        for (const channels of Object.values(state.channels)) {
          const { version, canary, history } = channels[remote]!;
          expect(published).toEqual(expect.arrayContaining([version, ...history, ...(canary ? [canary.version] : [])]));
          expect(canary?.version).not.toBe(version);
          expect(history.at(-1)).not.toBe(version);
        }
      }),
    );
  });
});
