import type { PlanRemote } from '@forecourt/contracts';

/**
 * Reserves the global name of each container for the entry script of its own remote: assignments by any other script are ignored, so that a
 * remote whose entry uses the name of another breaks only itself. Must run before the first entry is loaded.
 */
export function guardContainers(remotes: readonly Pick<PlanRemote, 'container' | 'entry'>[]): void {
  for (const { container, entry } of remotes) {
    const { href } = new URL(entry, location.href);
    let own: unknown;
    Object.defineProperty(globalThis, container, {
      get: () => own,
      set(value: unknown) {
        const { src } = (document.currentScript ?? {}) as { src?: string };
        if (src === href) own = value;
      },
    });
  }
}
