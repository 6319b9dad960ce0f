import type { RegistrySnapshot } from '@forecourt/contracts';
import { own } from '@forecourt/service';

/** A snapshot that is no successor of the one in use. */
export class NoSuccessor extends Error {}

/**
 * Checks that a snapshot may replace the last one. Revisions only grow, no command removes a brand's last channel, and changed layouts,
 * flags and brands stay listed, even a removed brand: a registry that says otherwise is another one, or has lost its folder. Its snapshot
 * would leave pages with fallbacks only, or undo changes.
 * @throws NoSuccessor, with the remedy in case it was intended
 */
export function mustFollow(next: RegistrySnapshot, last: RegistrySnapshot): void {
  const lost = Object.entries(last.channels)
    .filter(([brand, served]) => isServed(served) && !isServed(own(next.channels, brand) ?? {}))
    .filter(([brand]) => !isRemoved(next, brand))
    .map(([brand]) => brand);
  const known = new Set(changedIn(next).map(({ what }) => what));
  const forgotten = changedIn(last).flatMap(({ brand, what }) =>
    known.has(what) || isRemoved(next, brand) ? [] : [what],
  );
  const reasons = [
    ...(next.revision < last.revision ? [`revision ${next.revision} is before ${last.revision}`] : []),
    ...(lost.length > 0 ? [`nothing is promoted any more on ${lost.join(', ')}`] : []),
    ...(forgotten.length > 0 ? [`it forgot ${forgotten.join(', ')}`] : []),
  ];
  if (reasons.length === 0) return;
  throw new NoSuccessor(
    `The registry went back: ${reasons.join('; ')}. Restore its folder; or, if it was emptied on purpose, remove snapshot.json from the shell's folder and start the shell again`,
  );
}

function changedIn({ layouts, flags, brands }: RegistrySnapshot): { brand: string; what: string }[] {
  const pages = Object.entries(layouts).flatMap(([brand, placed]) =>
    Object.keys(placed).map((page) => ({ brand, what: `the layout of ${page} on ${brand}` })),
  );
  return [
    ...pages,
    ...Object.keys(flags).map((brand) => ({ brand, what: `the flags of ${brand}` })),
    ...Object.keys(brands).map((brand) => ({ brand, what: `the brand ${brand}` })),
  ];
}

/** Whether the registry lists a brand as removed; a brand that it does not list was lost. */
const isRemoved = ({ brands }: RegistrySnapshot, brand: string) => own(brands, brand)?.brand === null;

const isServed = (channels: object) => Object.keys(channels).length > 0;
