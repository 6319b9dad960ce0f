import type { BrowserPlan } from '../server/steps/document/browser-plan';

/**
 * Requests the scripts of all fragments that hydrate whatever the visitor does, on load or when idle, at once: otherwise each remote's
 * entry would have to run before its chunks are requested.
 */
export function preloadScripts({ slots, remotes }: Pick<BrowserPlan, 'slots' | 'remotes'>): void {
  const urls = slots.flatMap(({ remote, fragment, hydrate }) => {
    const built = remotes[remote];
    if (built === undefined || (hydrate !== 'load' && hydrate !== 'idle')) return [];
    return [built.entry, ...(built.preload[fragment] ?? [])].map((url) => [url, built.scripts[url]] as const);
  });
  for (const [href, integrity] of new Map(urls)) {
    if (integrity === undefined) continue;
    const link = Object.assign(document.createElement('link'), { rel: 'preload', as: 'script', href, integrity });
    link.crossOrigin = 'anonymous';
    link.fetchPriority = 'low';
    document.head.append(link);
  }
}
