import type { BrandDetails } from '@forecourt/contracts/registry-api';
import { own } from '@forecourt/service';
import { brandIn, versionIn } from './brands';
import { flagsView } from './flag-transitions';
import { ownLayoutsOf } from './layouts';
import type { RegistryState } from './state';

/** Returns the details of brands for a list of them. */
export function brandDetails(state: RegistryState, brands: readonly string[]): BrandDetails[] {
  return brands.flatMap((id) => {
    const data = brandIn(state, id);
    if (data === undefined) return [];
    const { name, hosts, mark } = data;
    return {
      ...{ brand: id, name, hosts, mark, version: versionIn(state, id) },
      pages: Object.keys(ownLayoutsOf(state, id)),
      changedFlags: flagsView(state, id).changed,
      lastChange: own(state.lastChanges, id) ?? null,
    };
  });
}
