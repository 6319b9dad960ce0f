import type { HydratePolicy, Manifest } from '@forecourt/contracts';

/** Policies that hydrate a fragment before the visitor touches anything. */
const early: readonly HydratePolicy[] = ['load', 'idle', 'visible', 'scroll'];

/** Lists the fragments that hydrate before a visitor touches them, as a warning; empty if none does. `interaction` is the default. */
export function earlyHydration({ fragments }: Pick<Manifest, 'fragments'>): string[] {
  const all = Object.entries(fragments);
  const found = all.filter(([, { hydrate }]) => early.includes(hydrate));
  if (found.length === 0) return [];
  const names = found.map(([name, { hydrate }]) => `${name} (${hydrate})`).join(', ');
  return [
    `${found.length} of ${all.length} fragments hydrate before anybody touches them: ${names}. Every page with one loads the host and its scripts; ` +
      '`interaction` does so on the first touch.',
  ];
}
