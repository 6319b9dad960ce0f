import type { Brand } from '@forecourt/contracts';
import { certified } from './certified/brand';
import { maker } from './maker/brand';
import { research } from './research/brand';
import { valuation } from './valuation/brand';

export { weakPairs } from './readable';

/** The variants of the site, one a folder; the first one answers where no host name matches. */
export const brands: readonly [Brand, ...Brand[]] = [research, maker, certified, valuation];

export const brandIds: readonly string[] = brands.map(({ id }) => id);

/** The name in a `Host` header: without port and final dot, in lower case; empty when there is none. */
export function hostName(host: string | undefined): string {
  return (host ?? '').toLowerCase().replace(/:\d*$/, '').replace(/\.$/, '');
}

/** The brand of a `Host` header, with or without a port and in any case; the first brand when none matches. */
export function brandForHost(host: string | undefined, among: readonly [Brand, ...Brand[]] = brands): Brand {
  const name = hostName(host);
  return among.find((brand) => brand.hosts.includes(name)) ?? among[0];
}

/** The brand with this id. @throws when the id names none */
export function brandById(id: string): Brand {
  const brand = brands.find((candidate) => candidate.id === id);
  if (brand === undefined)
    throw new Error(`brandById: there is no brand "${id}"; the brands are ${brandIds.join(', ')}.`);
  return brand;
}
