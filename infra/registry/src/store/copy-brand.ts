import { brands as siteBrands } from '@forecourt/brands';
import { type Brand, brandSchema, completeBrand, letterMark } from '@forecourt/contracts';
import type { CopyBrand } from '@forecourt/contracts/registry-api';
import { reasonsOf } from '@forecourt/service';
import { type BrandTransition, brandRefused, setBrand, unknownBrand } from './brand-transitions';
import { brandIn } from './brands';
import type { Author } from './change-brands';
import { flagsView } from './flag-transitions';
import { ownLayoutsOf } from './layouts';
import type { RegistryState } from './state';

/**
 * Publishes a new brand after a model: with the model's present layouts, flags and versions, and a letter as mark.
 * @returns also the new brand's data
 * @throws ProblemError `unknown-brand`, `brand-refused` with every reason
 */
export function copyBrand(
  state: RegistryState,
  model: string,
  { why, ...wanted }: CopyBrand,
  author: Author,
): BrandTransition & { data: Brand } {
  if (brandIn(state, wanted.id) !== undefined)
    throw brandRefused(wanted.id, [`there is a brand ${wanted.id} already: take another id`]);
  const data = copyOf(state, model, wanted);
  return { ...setBrand(state, { brand: data, from: model, why }, author), data };
}

function copyOf(state: RegistryState, model: string, { colors, ...wanted }: Omit<CopyBrand, 'why'>): Brand {
  const stored = brandIn(state, model);
  if (stored === undefined) throw unknownBrand(state, model);
  const { theme, ...pattern } = completeBrand(stored, siteBrands[0]);
  const named = Object.entries(colors).map(([name, color]) => [`--fc-color-${name}`, color]);
  const own: Brand['theme'] = { ...theme, ...Object.fromEntries(named) };
  const copy = brandSchema.safeParse({
    ...{ ...pattern, ...wanted, tagline: wanted.tagline ?? pattern.tagline },
    ...{ flags: flagsView(state, model).flags, layouts: ownLayoutsOf(state, model) },
    ...{ theme: own, mark: letterMark(wanted.name, lightOf(own, 'primary'), lightOf(own, 'on-primary')) },
  });
  if (!copy.success) throw brandRefused(wanted.id, reasonsOf(copy.error));
  return copy.data;
}

/** Returns the `#rrggbb` of a colour in light mode. */
function lightOf(theme: Brand['theme'], name: 'primary' | 'on-primary'): string {
  return /#[0-9a-f]{6}/.exec(theme[`--fc-color-${name}`])?.[0] ?? '#000000';
}
