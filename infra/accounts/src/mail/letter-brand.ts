import { brandById, brandIds, brands } from '@forecourt/brands';
import type { Brand } from '@forecourt/contracts';

/** How a brand looks in a letter: colours of its theme, each for light and for dark. */
export interface LetterBrand {
  name: string;
  color(
    name: 'bg' | 'surface' | 'text' | 'muted' | 'border' | 'primary' | 'on-primary' | 'link',
  ): readonly [light: string, dark: string];
}

/** A brand that was published later looks as the first one does. */
export const brandOf = (id: string): LetterBrand => looksOf(brandIds.includes(id) ? brandById(id) : brands[0]);

/** By the origin of the site that somebody was on; where no brand is known there, its host stands for the brand's name. */
export function brandOfSite(origin: string): LetterBrand {
  if (!URL.canParse(origin)) return looksOf(brands[0]);
  const { hostname: host } = new URL(origin);
  const known = brands.find(({ hosts }) => hosts.includes(host));
  return looksOf(known ?? { ...brands[0], name: host });
}

const looksOf = ({ name, theme }: Pick<Brand, 'name' | 'theme'>): LetterBrand => ({
  name,
  color(of) {
    const [light = '#000000', dark = light] = theme[`--fc-color-${of}`].match(/#[0-9a-f]{6}/g) ?? [];
    return [light, dark];
  },
});
