import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { type FragmentManifest, manifestSchema } from '@forecourt/contracts';
import { measuredLayout } from '../../programs/measured';

/** The slots of the measured page that stand in a region, in document order. */
export const placedSlots = measuredLayout.slots.filter((slot) => slot.region !== null);

/** Returns the names of the sources that a slot needs, those of nested slots included. @param root the repository, built */
export function needsBySlot(root: string): ReadonlyMap<string, readonly string[]> {
  const slots = new Map(measuredLayout.slots.map((slot) => [slot.slot, slot]));
  const fragmentOf = (name: string): FragmentManifest | undefined => {
    const slot = slots.get(name);
    if (slot === undefined) return undefined;
    const file = join(root, slot.remote, 'dist/fragment/manifest.json');
    return manifestSchema.parse(JSON.parse(readFileSync(file, 'utf8'))).fragments[slot.fragment];
  };
  return new Map(
    placedSlots.map(({ slot }) => {
      const fragment = fragmentOf(slot);
      const nested = (fragment?.slots ?? []).flatMap((name) => fragmentOf(name)?.needs ?? []);
      return [slot, [...new Set([...(fragment?.needs ?? []), ...nested])]];
    }),
  );
}
