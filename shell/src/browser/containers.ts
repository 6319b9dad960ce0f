import type { BrowserPlan } from '../server/steps/document/browser-plan';

/**
 * Reserves the global name of each container for its own remote's scripts, bundle and entry: assignments by any other script are ignored, so
 * that a remote whose script uses the name of another breaks only itself. Must run before the first of them is loaded.
 */
export function guardContainers(
  remotes: readonly Pick<BrowserPlan['remotes'][string], 'container' | 'entry' | 'bundle'>[],
): void {
  for (const { container, entry, bundle = entry } of remotes) {
    const own = [entry, bundle].map((path) => new URL(path, location.href).href);
    let value: unknown;
    Object.defineProperty(globalThis, container, {
      get: () => value,
      set(next: unknown) {
        const { src } = (document.currentScript ?? {}) as { src?: string };
        if (src !== undefined && own.includes(src)) value = next;
      },
    });
  }
}
