import { weakPairs } from '@forecourt/brands';
import { brandDifferences } from '@forecourt/brands/differences';
import type { StoredBrand } from '@forecourt/contracts';
import type { BrandEntry, RemoveBrand, RollbackBrand, SetBrand } from '@forecourt/contracts/registry-api';
import { own } from '@forecourt/service';
import { ProblemError } from '../problems';
import { brandIdsIn, brandIn, comesWithSite, firstBrand } from './brands';
import { type Author, commit, type Transition } from './change-brands';
import { flagsView } from './flag-transitions';
import { advance, goBack, unchanged, type Versioned } from './history';
import { ownLayoutsOf, whyNotOffered } from './layouts';
import { withSince } from './since';
import type { RegistryState, StoredChannel } from './state';

export interface BrandTransition extends Transition<BrandEntry> {
  /** Effects, one line each. */
  what: string[];
}

/**
 * Publishes a brand, or a new version of it. A new brand starts with the stable versions that brand `from` serves, so that its first
 * page is complete.
 * @throws ProblemError `brand-refused` with every reason, `unknown-brand`
 */
export function setBrand(
  state: RegistryState,
  { brand, from = firstBrand, why }: SetBrand,
  author: Author,
): BrandTransition {
  const { id } = brand;
  const stored: Versioned<StoredBrand> = own(state.brands, id) ?? unchanged;
  if (JSON.stringify(stored.value) === JSON.stringify(brand)) return { state, entry: null, skipped: [], what: [] };
  const next = advance(stored, brand);
  const withChannels = beginChannels({ ...state, brands: { ...state.brands, [id]: next } }, id, from, author);
  refuseFor(id, [...whyNot(state, brand), ...whyNotWhole(withChannels.state, brand)]);
  const change = {
    action: 'set-brand',
    brand: id,
    from: stored.version,
    to: next.version,
    serves: withChannels.serves,
    ...reason(why),
  } as const;
  return { ...commit<BrandEntry>(withChannels.state, change, author, []), what: effects(stored.value, brand) };
}

/**
 * Restores the previous data of a brand, or an earlier version of it.
 * @throws ProblemError `unknown-brand`, `nothing-to-do`, `brand-refused` with every reason
 */
export function rollbackBrand(
  state: RegistryState,
  id: string,
  { to, why }: RollbackBrand,
  author: Author,
): BrandTransition {
  const stored = own(state.brands, id);
  if (stored === undefined) throw unknownBrand(state, id);
  const before = goBack(stored, to);
  if (before?.value == null)
    throw new ProblemError(
      'nothing-to-do',
      to === undefined
        ? `Version ${stored.version} of ${id} is the first: there is no earlier one to restore.`
        : `There is no version ${to} of ${id} to go back to: going back to a version drops the ones after it.`,
    );
  const withChannels = beginChannels({ ...state, brands: { ...state.brands, [id]: before } }, id, firstBrand, author);
  refuseFor(id, [...whyNot(state, before.value), ...whyNotWhole(withChannels.state, before.value)]);
  const { serves } = withChannels;
  const change = {
    action: 'rollback-brand',
    brand: id,
    from: stored.version,
    to: before.version,
    serves,
    ...reason(why),
  } as const;
  const what = effects(stored.value, before.value);
  return { ...commit<BrandEntry>(withChannels.state, change, author, []), what };
}

/**
 * Removes a brand with its channels, layouts and flags; `rollbackBrand` restores its data only.
 * @throws ProblemError `unknown-brand`, `brand-refused` with everything that depends on it
 */
export function removeBrand(state: RegistryState, id: string, { why }: RemoveBrand, author: Author): BrandTransition {
  const stored = own(state.brands, id);
  if (comesWithSite(id)) refuseFor(id, [`${id} comes with the site: take its folder out of packages/brands`]);
  if (stored?.value == null) throw unknownBrand(state, id);
  refuseFor(id, whatNeedsIt(state, id, author));
  const next = advance(stored, null);
  const { [id]: _channels, ...channels } = state.channels;
  const { [id]: _layouts, ...layouts } = state.layouts;
  const { [id]: _flags, ...flags } = state.flags;
  const gone = { ...state, channels, layouts, flags, brands: { ...state.brands, [id]: next } };
  const [from, to] = [stored.version, next.version];
  const change = { action: 'remove-brand' as const, brand: id, from, to, serves: [], ...reason(why) };
  return { ...commit<BrandEntry>(gone, change, author, []), what: effectsOfRemoval(state, stored.value) };
}

/** Says what differs once a brand has other data. @param before null if it was no brand */
export function effects(before: StoredBrand | null, after: StoredBrand): string[] {
  return before === null
    ? [`it is a brand of the site, at ${after.hosts.join(', ')}`]
    : brandDifferences(before, after);
}

function effectsOfRemoval(state: RegistryState, { id, hosts }: StoredBrand): string[] {
  const pages = Object.keys(ownLayoutsOf(state, id));
  const remotes = Object.keys(own(state.channels, id) ?? {});
  const flags = flagsView(state, id).changed;
  return [
    `its host names lead nowhere: ${hosts.join(', ')}`,
    `its pages are gone, with every change of their layouts: ${pages.join(', ') || 'none'}`,
    `its channels are gone: ${remotes.join(', ') || 'none'}`,
    ...(flags.length === 0 ? [] : [`its flags are forgotten: ${flags.join(', ')}`]),
  ];
}

const reason = (why: string | undefined) => (why === undefined ? {} : { why });

/** Lists what depends on a brand: valid tokens that name it, and running canaries. */
function whatNeedsIt(state: RegistryState, id: string, { at }: Author): string[] {
  const tokens = Object.entries(state.tokens).filter(
    ([, { brands, expiresAt }]) => brands !== '*' && brands.includes(id) && (expiresAt === null || expiresAt > at),
  );
  const canaries = Object.entries(own(state.channels, id) ?? {}).filter(([, { canary }]) => canary !== null);
  const trials = Object.entries(own(state.layouts, id) ?? {}).filter(([, { canary }]) => canary !== null);
  return [
    ...tokens.map(([name]) => `the token "${name}" is for it: revoke that first`),
    ...canaries.map(([remote]) => `a share of its visitors is in the canary of ${remote}: stop that first`),
    ...trials.map(([page]) => `a share of its visitors is in the canary of its ${page} pages: stop that first`),
  ];
}

/** Refuses a change for these reasons. @throws ProblemError `brand-refused` if there is a reason */
function refuseFor(id: string, reasons: string[]): void {
  if (reasons.length > 0) throw brandRefused(id, reasons);
}

/** Returns the refusal of a change for these reasons. */
export function brandRefused(id: string, reasons: string[]): ProblemError {
  return new ProblemError('brand-refused', `The brand ${id} stays as it is. ${reasons.join('. ')}.`, reasons);
}

/** Gives a brand of the site that serves nothing yet the first brand's stable versions. `entry` is null if there is nothing to give. */
export function beginBrand(state: RegistryState, id: string, author: Author): Transition<BrandEntry> {
  const { state: next, serves } = beginChannels(state, id, firstBrand, author);
  if (serves.length === 0) return { state, entry: null, skipped: [] };
  return commit<BrandEntry>(next, { action: 'begin-brand', brand: id, from: 0, to: 0, serves }, author, []);
}

/** Fills the channels of a brand that serves nothing with the stable versions of another. */
function beginChannels(
  state: RegistryState,
  id: string,
  from: string,
  author: Author,
): { state: RegistryState; serves: string[] } {
  if (brandIn(state, from) === undefined) throw unknownBrand(state, from);
  const served = Object.entries(own(state.channels, from) ?? {});
  if (Object.keys(own(state.channels, id) ?? {}).length > 0) return { state, serves: [] };
  const channels = served.map(([remote, { version }]): [string, StoredChannel] => [
    remote,
    withSince(undefined, { version, canary: null, history: [] }, author),
  ]);
  return {
    state: { ...state, channels: { ...state.channels, [id]: Object.fromEntries(channels) } },
    serves: served.map(([remote, { version }]) => `${remote}@${version}`),
  };
}

function whyNot(state: RegistryState, { id, hosts, theme }: Pick<StoredBrand, 'id' | 'hosts' | 'theme'>): string[] {
  const others = brandIdsIn(state).filter((other) => other !== id);
  const taken = others.flatMap((other) =>
    (brandIn(state, other)?.hosts ?? []).filter((host) => hosts.includes(host)).map((host) => `${host} is ${other}'s`),
  );
  return [
    ...(comesWithSite(id)
      ? [`${id} comes with the site: change its folder in packages/brands, or take another id`]
      : []),
    ...taken,
    ...weakPairs(theme).map(
      ({ pair, mode, ratio, least }) =>
        `its theme's ${pair} is ${ratio.toFixed(1)} : 1 in ${mode}; ${least} : 1 is the least`,
    ),
  ];
}

/** Lists the reasons why slots of the brand's own pages would show a fallback. */
function whyNotWhole(state: RegistryState, { id, layouts }: Pick<StoredBrand, 'id' | 'layouts'>): string[] {
  const slots = Object.values(layouts).flatMap((layout) => layout.slots);
  return [...new Set(slots.map((slot) => whyNotOffered(state, id, slot)))].filter((reason) => reason !== null);
}

export function unknownBrand(state: RegistryState, id: string): ProblemError {
  return new ProblemError('unknown-brand', `There is no brand "${id}". There are: ${brandIdsIn(state).join(', ')}.`);
}
