import { weakPairs } from '@forecourt/brands';
import type { Brand, KeptBrand } from '@forecourt/contracts';
import type { BrandEntry, SetBrand } from '@forecourt/contracts/registry-api';
import { own } from '@forecourt/service';
import { ProblemError } from '../problems';
import { brandIdsIn, brandIn, comesWithSite, firstBrand } from './brands';
import { type Author, commit, type Transition } from './change-brands';
import { advance, goBack, type Kept, unchanged } from './kept';
import { whyNotOffered } from './layouts';
import type { KeptChannel, RegistryState } from './state';

type BrandTransition = Transition<BrandEntry>;

/**
 * A brand besides those that come with the site, or another version of it. A new one's channels begin with what another brand serves, so
 * that its first page is whole.
 * @throws ProblemError `brand-refused` with every reason, `unknown-brand`
 */
export function setBrand(
  state: RegistryState,
  { brand, from = firstBrand }: SetBrand,
  author: Author,
): BrandTransition {
  const { id } = brand;
  const kept: Kept<KeptBrand> = own(state.brands, id) ?? unchanged;
  if (JSON.stringify(kept.value) === JSON.stringify(brand)) return { state, entry: null, skipped: [] };
  const next = advance(kept, brand);
  const begun = beginChannels({ ...state, brands: { ...state.brands, [id]: next } }, id, from);
  const reasons = [...whyNot(state, brand), ...whyNotWhole(begun.state, brand)];
  if (reasons.length > 0)
    throw new ProblemError('brand-refused', `The brand ${id} was not taken. ${reasons.join('. ')}.`, reasons);
  const change = {
    action: 'set-brand',
    brand: id,
    from: kept.version,
    to: next.version,
    serves: begun.serves,
  } as const;
  return commit<BrandEntry>(begun.state, change, author, []);
}

/** Back to the data before these. @throws ProblemError `unknown-brand`, `nothing-to-do` */
export function rollbackBrand(state: RegistryState, id: string, author: Author): BrandTransition {
  const kept = own(state.brands, id);
  if (kept === undefined) throw unknownBrand(state, id);
  const before = goBack(kept);
  if (before?.value == null)
    throw new ProblemError(
      'nothing-to-do',
      `Version ${kept.version} of ${id} is the first, there is none to go back to.`,
    );
  const next = { ...state, brands: { ...state.brands, [id]: before } };
  const { version: to } = before;
  const change = { action: 'rollback-brand' as const, brand: id, from: kept.version, to, serves: [] };
  return commit<BrandEntry>(next, change, author, []);
}

/** A brand that comes with the site and serves nothing yet begins with what the first brand serves. `entry` is null where none does. */
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
  const channels = served.map(([remote, { version }]): [string, KeptChannel] => [
    remote,
    { version, canary: null, history: [] },
  ]);
  return {
    state: { ...state, channels: { ...state.channels, [id]: Object.fromEntries(channels) } },
    serves: served.map(([remote, { version }]) => `${remote}@${version}`),
  };
}

function whyNot(state: RegistryState, { id, hosts, theme }: Brand): string[] {
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

/** What its own pages would show a fallback for. */
function whyNotWhole(state: RegistryState, { id, layouts }: Brand): string[] {
  const slots = Object.values(layouts).flatMap((layout) => layout.slots);
  return [...new Set(slots.map((slot) => whyNotOffered(state, id, slot)))].filter((reason) => reason !== null);
}

function unknownBrand(state: RegistryState, id: string): ProblemError {
  return new ProblemError('unknown-brand', `There is no brand "${id}". There are: ${brandIdsIn(state).join(', ')}.`);
}
