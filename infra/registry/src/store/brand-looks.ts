import { brands as siteBrands } from '@forecourt/brands';
import { brandView, completeBrand, themeCss } from '@forecourt/contracts';
import type { BrandLook } from '@forecourt/gate';
import { brandIn } from './brands';
import type { RegistryState } from './state';

/** Returns what fragments and pictures see of some brands: the view, and the stylesheet of the theme. */
export function brandLooks(state: RegistryState, ids: readonly string[]): BrandLook[] {
  return ids
    .flatMap((id) => brandIn(state, id) ?? [])
    .map((stored) => {
      const brand = completeBrand(stored, siteBrands[0]);
      return { view: brandView(brand), css: themeCss(brand.id, brand.theme) };
    });
}
