import type { Brand } from '@forecourt/contracts';
import { certified } from './certified/brand';
import { maker } from './maker/brand';
import { research } from './research/brand';
import { valuation } from './valuation/brand';

export { contrastPairs, weakPairs } from './readable';

/** The brands, one per folder; unknown host names get the first one. */
export const brands: readonly [Brand, ...Brand[]] = [research, maker, certified, valuation];

export const brandIds: readonly string[] = brands.map(({ id }) => id);

/** Returns the host name of a `Host` header without port and final dot, in lower case; empty if there is none. */
export function hostName(host: string | undefined): string {
  return (host ?? '').toLowerCase().replace(/:\d*$/, '').replace(/\.$/, '');
}

/** Returns the brand of a `Host` header, with or without port and in any case; the first brand if none matches. */
export function brandForHost(host: string | undefined, among: readonly [Brand, ...Brand[]] = brands): Brand {
  const name = hostName(host);
  return among.find((brand) => brand.hosts.includes(name)) ?? among[0];
}

/** Returns the brand with this id. @throws if there is none */
export function brandById(id: string): Brand {
  const brand = brands.find((candidate) => candidate.id === id);
  if (brand === undefined)
    throw new Error(`brandById: there is no brand "${id}"; the brands are ${brandIds.join(', ')}.`);
  return brand;
}
