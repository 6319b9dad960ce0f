import { brands, contrastPairs } from '@forecourt/brands';
import type { StoredBrand } from '@forecourt/contracts';
import type { BrandDataView } from '@forecourt/contracts/registry-api';
import { own } from '@forecourt/service';
import type { RegistryState } from './state';

/** Id of the first brand; new brands start with the versions that it serves. */
export const firstBrand = brands[0].id;

/** Whether a brand comes with the site; it has precedence over a published brand with the same id. */
export function comesWithSite(id: string): boolean {
  return brands.some((brand) => brand.id === id);
}

/** Lists the ids of all brands: those that come with the site, then the published ones. */
export function brandIdsIn(state: RegistryState): readonly string[] {
  const published = Object.entries(state.brands).flatMap(([id, { value }]) =>
    value === null || comesWithSite(id) ? [] : [id],
  );
  return [...brands.map(({ id }) => id), ...published];
}

/** Returns the data of a brand, or undefined if there is no such brand. */
export function brandIn(state: RegistryState, id: string): StoredBrand | undefined {
  return brands.find((brand) => brand.id === id) ?? own(state.brands, id)?.value ?? undefined;
}

/** Returns a brand's data and version, or undefined if there is no such brand. */
export function brandDataView(state: RegistryState, id: string): BrandDataView | undefined {
  const brand = brandIn(state, id);
  if (brand === undefined) return undefined;
  return { version: versionIn(state, id), brand, contrasts: contrastPairs(brand.theme) };
}

/** Returns the version of a brand's data; 0 for a brand that comes with the site. */
export const versionIn = (state: RegistryState, id: string): number =>
  comesWithSite(id) ? 0 : (own(state.brands, id)?.version ?? 0);
