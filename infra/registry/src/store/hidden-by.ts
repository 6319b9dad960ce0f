import { type Flag, flagGates } from '@forecourt/contracts';
import { own } from '@forecourt/service';
import { flagsView } from './flag-transitions';
import { placementsIn } from './layouts';
import type { RegistryState } from './state';

/** Lists the flags that hide a remote on a brand: they are off, and each of its slots needs one of them. Empty if a slot shows something, or if no page has a slot of it. */
export function hiddenBy(state: RegistryState, { brand, remote }: { brand: string; remote: string }): Flag[] {
  const gates = own(flagGates, remote);
  // Most remotes need no flag: their slots are not read.
  if (gates === undefined) return [];
  const { flags } = flagsView(state, brand);
  const slots = placementsIn(state, brand).filter(({ slot }) => slot.remote === remote);
  const off = slots.map(({ slot }) => {
    const flag = own(gates, slot.fragment);
    return flag === undefined || flags[flag] ? null : flag;
  });
  return off.includes(null) ? [] : [...new Set(off.filter((flag) => flag !== null))];
}
