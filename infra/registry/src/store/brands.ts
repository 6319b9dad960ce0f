import { brands } from '@forecourt/brands';
import type { KeptBrand } from '@forecourt/contracts';
import type { BrandDataView } from '@forecourt/contracts/registry-api';
import { own } from '@forecourt/service';
import type { RegistryState } from './state';

/** The first brand: what others begin with. */
export const firstBrand = brands[0].id;

/** Brands that come with the site; a published one of the same id gives way. */
export function comesWithSite(id: string): boolean {
  return brands.some((brand) => brand.id === id);
}

/** Every brand: those that come with the site, then those that were published. */
export function brandIdsIn(state: RegistryState): readonly string[] {
  const published = Object.entries(state.brands).flatMap(([id, { value }]) =>
    value === null || comesWithSite(id) ? [] : [id],
  );
  return [...brands.map(({ id }) => id), ...published];
}

/** A brand as it says of itself; undefined when there is none of that id. */
export function brandIn(state: RegistryState, id: string): KeptBrand | undefined {
  return brands.find((brand) => brand.id === id) ?? own(state.brands, id)?.value ?? undefined;
}

/** A brand that there is, and its version. */
export function brandDataView(state: RegistryState, id: string): BrandDataView | undefined {
  const brand = brandIn(state, id);
  if (brand === undefined) return undefined;
  return { version: comesWithSite(id) ? 0 : (own(state.brands, id)?.version ?? 0), brand };
}
