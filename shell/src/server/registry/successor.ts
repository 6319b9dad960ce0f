import type { RegistrySnapshot } from '@forecourt/contracts';
import { own } from '@forecourt/service';

/** A snapshot that does not follow on the one in use. */
export class NoSuccessor extends Error {}

/**
 * Revisions only grow, and no command takes a brand its last channel: a registry that says otherwise is another one, or has lost its
 * folder. Its word would leave every page with fallbacks only. @throws NoSuccessor, with the way out for who did mean it
 */
export function mustFollow(next: RegistrySnapshot, last: RegistrySnapshot): void {
  const lost = Object.entries(last.channels)
    .filter(([brand, served]) => isServed(served) && !isServed(own(next.channels, brand) ?? {}))
    .map(([brand]) => brand);
  const reasons = [
    ...(next.revision < last.revision ? [`revision ${next.revision} is before ${last.revision}`] : []),
    ...(lost.length > 0 ? [`nothing is promoted any more on ${lost.join(', ')}`] : []),
  ];
  if (reasons.length === 0) return;
  throw new NoSuccessor(
    `The registry went back: ${reasons.join('; ')}. Restore its folder; or, if it was emptied on purpose, remove snapshot.json from the shell's folder and start the shell again`,
  );
}

const isServed = (channels: object) => Object.keys(channels).length > 0;
