import { weakPairs } from '@forecourt/brands';
import type { StoredBrand } from '@forecourt/contracts';
import type { BrandEntry, SetBrand } from '@forecourt/contracts/registry-api';
import { own } from '@forecourt/service';
import { ProblemError } from '../problems';
import { brandIdsIn, brandIn, comesWithSite, firstBrand } from './brands';
import { type Author, commit, type Transition } from './change-brands';
import { advance, goBack, unchanged, type Versioned } from './history';
import { whyNotOffered } from './layouts';
import type { RegistryState, StoredChannel } from './state';

type BrandTransition = Transition<BrandEntry>;

/**
 * Publishes a brand, or a new version of it. A new brand starts with the stable versions that brand `from` serves, so that its first
 * page is complete.
 * @throws ProblemError `brand-refused` with every reason, `unknown-brand`
 */
export function setBrand(
  state: RegistryState,
  { brand, from = firstBrand }: SetBrand,
  author: Author,
): BrandTransition {
  const { id } = brand;
  const stored: Versioned<StoredBrand> = own(state.brands, id) ?? unchanged;
  if (JSON.stringify(stored.value) === JSON.stringify(brand)) return { state, entry: null, skipped: [] };
  const next = advance(stored, brand);
  const withChannels = beginChannels({ ...state, brands: { ...state.brands, [id]: next } }, id, from);
  refuseFor(id, [...whyNot(state, brand), ...whyNotWhole(withChannels.state, brand)]);
  const change = {
    action: 'set-brand',
    brand: id,
    from: stored.version,
    to: next.version,
    serves: withChannels.serves,
  } as const;
  return commit<BrandEntry>(withChannels.state, change, author, []);
}

/** Restores the previous data of a brand. @throws ProblemError `unknown-brand`, `nothing-to-do` */
export function rollbackBrand(state: RegistryState, id: string, author: Author): BrandTransition {
  const stored = own(state.brands, id);
  if (stored === undefined) throw unknownBrand(state, id);
  const before = goBack(stored);
  if (before?.value == null)
    throw new ProblemError(
      'nothing-to-do',
      `Version ${stored.version} of ${id} is the first: there is no earlier one to restore.`,
    );
  const withChannels = beginChannels({ ...state, brands: { ...state.brands, [id]: before } }, id, firstBrand);
  refuseFor(id, [...whyNot(state, before.value), ...whyNotWhole(withChannels.state, before.value)]);
  const { serves } = withChannels;
  const change = { action: 'rollback-brand' as const, brand: id, from: stored.version, to: before.version, serves };
  return commit<BrandEntry>(withChannels.state, change, author, []);
}

/**
 * Removes a brand with its channels, layouts and flags; `rollbackBrand` restores its data only.
 * @throws ProblemError `unknown-brand`, `brand-refused` with everything that depends on it
 */
export function removeBrand(state: RegistryState, id: string, author: Author): BrandTransition {
  const stored = own(state.brands, id);
  if (comesWithSite(id)) refuseFor(id, [`${id} comes with the site: take its folder out of packages/brands`]);
  if (stored?.value == null) throw unknownBrand(state, id);
  refuseFor(id, whatNeedsIt(state, id, author));
  const next = advance(stored, null);
  const { [id]: _channels, ...channels } = state.channels;
  const { [id]: _layouts, ...layouts } = state.layouts;
  const { [id]: _flags, ...flags } = state.flags;
  const gone = { ...state, channels, layouts, flags, brands: { ...state.brands, [id]: next } };
  const change = { action: 'remove-brand' as const, brand: id, from: stored.version, to: next.version, serves: [] };
  return commit<BrandEntry>(gone, change, author, []);
}

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
  if (reasons.length > 0)
    throw new ProblemError('brand-refused', `The brand ${id} stays as it is. ${reasons.join('. ')}.`, reasons);
}

/** Gives a brand of the site that serves nothing yet the first brand's stable versions. `entry` is null if there is nothing to give. */
export function beginBrand(state: RegistryState, id: string, author: Author): BrandTransition {
  const { state: next, serves } = beginChannels(state, id, firstBrand);
  if (serves.length === 0) return { state, entry: null, skipped: [] };
  return commit<BrandEntry>(next, { action: 'begin-brand', brand: id, from: 0, to: 0, serves }, author, []);
}

/** Fills the channels of a brand that serves nothing with the stable versions of another. */
function beginChannels(state: RegistryState, id: string, from: string): { state: RegistryState; serves: string[] } {
  if (brandIn(state, from) === undefined) throw unknownBrand(state, from);
  const served = Object.entries(own(state.channels, from) ?? {});
  if (Object.keys(own(state.channels, id) ?? {}).length > 0) return { state, serves: [] };
  const channels = served.map(([remote, { version }]): [string, StoredChannel] => [
    remote,
    { version, canary: null, history: [] },
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

function unknownBrand(state: RegistryState, id: string): ProblemError {
  return new ProblemError('unknown-brand', `There is no brand "${id}". There are: ${brandIdsIn(state).join(', ')}.`);
}
