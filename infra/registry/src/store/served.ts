import { own } from '@forecourt/service';
import { brandIdsIn } from './brands';
import type { RegistryState } from './state';

/** A version that a brand serves to everyone, or to all but the canary's share; or its canary. */
export interface Served {
  brand: string;
  remote: string;
  version: string;
}

/** Lists the versions that a brand serves, canaries included. */
export function servedOn({ channels }: Pick<RegistryState, 'channels'>, brand: string): Served[] {
  return Object.entries(own(channels, brand) ?? {}).flatMap(([remote, { version, canary }]) =>
    [version, ...(canary === null ? [] : [canary.version])].map((served) => ({ brand, remote, version: served })),
  );
}

/** Lists the versions that any brand serves, once for each brand. */
export function servedAnywhere(state: RegistryState): Served[] {
  return brandIdsIn(state).flatMap((brand) => servedOn(state, brand));
}
