import { brandById, brandIds, brands } from '@forecourt/brands';
import type { Brand } from '@forecourt/contracts';
import { type BrandHosts, withHosts } from '@forecourt/service';

/** How a brand looks in a letter: colours of its theme, each for light and for dark. */
export interface LetterBrand {
  name: string;
  color(
    name: 'bg' | 'surface' | 'text' | 'muted' | 'border' | 'primary' | 'on-primary' | 'link',
  ): readonly [light: string, dark: string];
}

/** A brand that was published later looks as the first one does. */
export const brandOf = (id: string): LetterBrand => looksOf(brandIds.includes(id) ? brandById(id) : brands[0]);

let hostsOf: BrandHosts = new Map();

/** Says, as the service starts, under which host names its operator has brands. */
export function nameHosts(hosts: BrandHosts): void {
  hostsOf = hosts;
}

/** By the origin of the site that somebody was on; where no brand is known there, its host stands for the brand's name. */
export function brandOfSite(origin: string): LetterBrand {
  if (!URL.canParse(origin)) return looksOf(brands[0]);
  const { hostname: host } = new URL(origin);
  const known = brands.find((brand) => withHosts(brand, hostsOf).hosts.includes(host));
  return looksOf(known ?? { ...brands[0], name: host });
}

const looksOf = ({ name, theme }: Pick<Brand, 'name' | 'theme'>): LetterBrand => ({
  name,
  color(of) {
    const [light = '#000000', dark = light] = theme[`--fc-color-${of}`].match(/#[0-9a-f]{6}/g) ?? [];
    return [light, dark];
  },
});
