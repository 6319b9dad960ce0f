import type { Brand, BrandId } from '@forecourt/contracts';
import { certified } from './certified/brand';
import { maker } from './maker/brand';
import { research } from './research/brand';
import { valuation } from './valuation/brand';

/** The four variants of the site; the first one answers where no host name matches. */
export const brands: readonly Brand[] = [research, maker, certified, valuation];

/** The brand of a `Host` header, with or without a port and in any case; the first brand when none matches. */
export function brandForHost(host: string | undefined): Brand {
  const name = (host ?? '').toLowerCase().replace(/:\d*$/, '').replace(/\.$/, '');
  return brands.find((brand) => brand.hosts.includes(name)) ?? research;
}

/** The brand with this id. @throws when the id names none, which the type rules out. */
export function brandById(id: BrandId): Brand {
  const brand = brands.find((candidate) => candidate.id === id);
  if (brand === undefined)
    throw new Error(`brandById: there is no brand "${id}"; the brands are ${brands.map((b) => b.id).join(', ')}.`);
  return brand;
}
