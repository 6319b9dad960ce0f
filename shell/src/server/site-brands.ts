import { brandForHost, brands } from '@forecourt/brands';
import { type Brand, completeBrand, flagNames, type RegistrySnapshot } from '@forecourt/contracts';
import { type BrandHosts, own, withHosts } from '@forecourt/service';
import type { Releases } from './registry/releases';

type Brands = readonly [Brand, ...Brand[]];

/** The current brands: the site's own and those of the registry, with the flags that were changed at run time. */
export class SiteBrands {
  private readonly made = new WeakMap<RegistrySnapshot, Brands>();

  private readonly own: Brands;

  /** @param hosts host names configured by the operator */
  constructor(
    private readonly releases: Pick<Releases, 'current'>,
    private readonly hosts: BrandHosts,
  ) {
    const [first, ...others] = brands;
    this.own = [withHosts(first, hosts), ...others.map((brand) => withHosts(brand, hosts))];
  }

  /** All brands; the first one serves host names that match none. */
  get all(): Brands {
    const snapshot = this.releases.current?.snapshot;
    if (snapshot === undefined) return this.own;
    const known = this.made.get(snapshot);
    if (known !== undefined) return known;
    const [first, ...others] = this.own;
    const ids = new Set(brands.map(({ id }) => id));
    const published = Object.values(snapshot.brands).flatMap(({ brand }) =>
      brand === null || ids.has(brand.id) ? [] : [withHosts(completeBrand(brand, first), this.hosts)],
    );
    const asNow = (brand: Brand) => asChanged(brand, snapshot);
    const made: Brands = [asNow(first), ...[...others, ...published].map(asNow)];
    this.made.set(snapshot, made);
    return made;
  }

  /** Returns the brand for a `Host` header. */
  forHost(host: string | undefined): Brand {
    return brandForHost(host, this.all);
  }
}

/** Flags that this shell does not know are ignored: the registry may be newer, or older, than the shell. */
function asChanged(brand: Brand, { flags }: RegistrySnapshot): Brand {
  const values = own(flags, brand.id)?.values ?? {};
  const changed = flagNames.filter((flag) => own(values, flag) !== undefined);
  if (changed.length === 0) return brand;
  return { ...brand, flags: { ...brand.flags, ...Object.fromEntries(changed.map((flag) => [flag, values[flag]])) } };
}
