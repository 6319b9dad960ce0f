import { brandById, brandIds, brands } from '@forecourt/brands';
import type { Brand } from '@forecourt/contracts';
import { type BrandHosts, withHosts } from '@forecourt/service';

/** A brand as emails show it: its name and the colours of its theme, each for light and for dark. */
export interface EmailBrand {
  name: string;
  color(
    name: 'bg' | 'surface' | 'text' | 'muted' | 'border' | 'primary' | 'on-primary' | 'link',
  ): readonly [light: string, dark: string];
}

/** Returns the look of a brand; of one that was published after this program was built, the first brand's. */
export const brandOf = (id: string): EmailBrand => looksOf(brandIds.includes(id) ? brandById(id) : brands[0]);

let hostsOf: BrandHosts = new Map();

/** Sets the operator's host names of the brands, when the service starts. */
export function nameHosts(hosts: BrandHosts): void {
  hostsOf = hosts;
}

/** Returns the look of the brand at an origin; where no brand is known there, the host stands for its name. */
export function brandOfSite(origin: string): EmailBrand {
  if (!URL.canParse(origin)) return looksOf(brands[0]);
  const { hostname: host } = new URL(origin);
  const known = brands.find((brand) => withHosts(brand, hostsOf).hosts.includes(host));
  return looksOf(known ?? { ...brands[0], name: host });
}

const looksOf = ({ name, theme }: Pick<Brand, 'name' | 'theme'>): EmailBrand => ({
  name,
  color(of) {
    const [light = '#000000', dark = light] = theme[`--fc-color-${of}`].match(/#[0-9a-f]{6}/g) ?? [];
    return [light, dark];
  },
});
