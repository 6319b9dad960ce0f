import { type ChangedFlags, flagNames } from '@forecourt/contracts';
import type { FlagsEntry, FlagsView, RollbackFlags, SetFlags } from '@forecourt/contracts/registry-api';
import { own } from '@forecourt/service';
import { brandIn } from './brands';
import { type Author, changeBrands, commit, type Reasons, type Transition } from './change-brands';
import { advance, goBack, unchanged } from './history';
import type { RegistryState, StoredFlags } from './state';

type FlagsTransition = Transition<FlagsEntry>;

/** Sets flags of some brands; null restores the brand's own value. */
export function setFlags(
  state: RegistryState,
  brands: readonly string[],
  { values, why }: SetFlags,
  author: Author,
): FlagsTransition {
  return changeFlags(state, brands, { action: 'set-flags', why }, author, (stored, brand) => {
    const itself = ownFlags(state, brand);
    const next = { ...stored.value };
    for (const [flag, value] of Object.entries(values)) {
      if (value === null || value === own(itself, flag)) delete next[flag];
      else if (value !== undefined) next[flag] = value;
    }
    return isSame(next, stored.value ?? {}) ? stored : advance(stored, next);
  });
}

/** Restores the flags before the last change. @throws ProblemError `nothing-to-do`. */
export function rollbackFlags(
  state: RegistryState,
  brands: readonly string[],
  { why }: RollbackFlags,
  author: Author,
): FlagsTransition {
  return changeFlags(
    state,
    brands,
    { action: 'rollback-flags', why },
    author,
    (stored) => goBack(stored) ?? ['there are no earlier flags to restore'],
  );
}

/** Returns the current value of every flag of a brand. */
export function flagsView(state: RegistryState, brand: string): FlagsView {
  const { version, value, history } = storedFlags(state, brand);
  const [itself, changed] = [ownFlags(state, brand), value ?? {}];
  const flags = Object.fromEntries(flagNames.map((flag) => [flag, own(changed, flag) ?? own(itself, flag) ?? false]));
  const earlier = history.map((before) => before.version);
  return { brand, version, flags: flags as FlagsView['flags'], changed: Object.keys(changed), earlier };
}

/** Returns changed flags as shells see them. */
function changedFlags({ version, value }: StoredFlags): ChangedFlags {
  return { version, values: value ?? {} };
}

function ownFlags(state: RegistryState, brand: string): Readonly<Record<string, boolean>> {
  return brandIn(state, brand)?.flags ?? {};
}

function storedFlags(state: RegistryState, brand: string): StoredFlags {
  return own(state.flags, brand) ?? unchanged;
}

function changeFlags(
  state: RegistryState,
  brands: readonly string[],
  { action, why }: Pick<FlagsEntry, 'action' | 'why'>,
  author: Author,
  decide: (stored: StoredFlags, brand: string) => StoredFlags | Reasons,
): FlagsTransition {
  const about = { about: 'the flags', brands, code: 'nothing-to-do' } as const;
  const { changes, skipped } = changeBrands(about, (brand) => storedFlags(state, brand), decide);
  if (changes.length === 0) return { state, entry: null, skipped };
  const flags = { ...state.flags, ...Object.fromEntries(changes.map(({ brand, to }) => [brand, to])) };
  const logged = changes.map(({ brand, from, to }) => ({ brand, from: changedFlags(from), to: changedFlags(to) }));
  return commit<FlagsEntry>({ ...state, flags }, { action, changes: logged, ...(why && { why }) }, author, skipped);
}

function isSame(one: Readonly<Record<string, boolean>>, other: Readonly<Record<string, boolean>>): boolean {
  const names = new Set([...Object.keys(one), ...Object.keys(other)]);
  return [...names].every((name) => own(one, name) === own(other, name));
}
