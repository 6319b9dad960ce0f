import type { PlanRemote } from '@forecourt/contracts';

/**
 * Keeps the name of each container for the entry of its own remote: what any other script gives it counts for nothing, so that a remote
 * whose entry says another one's name is dead itself, and alone. Before the first entry is loaded.
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
