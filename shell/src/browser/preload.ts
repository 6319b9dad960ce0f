import type { BrowserPlan } from '../server/steps/document/browser-plan';

/**
 * Requests the scripts of all fragments that hydrate whatever the visitor does, on load or when idle, while the host is still loading:
 * otherwise they would be requested after it, and the chunks of a remote after its entry.
 * @returns the plan
 */
export function preloadScripts<P extends Pick<BrowserPlan, 'slots' | 'remotes'>>(plan: P): P {
  const urls = plan.slots.flatMap(({ remote, fragment, hydrate }) => {
    const built = plan.remotes[remote];
    return built === undefined || (hydrate !== 'load' && hydrate !== 'idle')
      ? []
      : [built.entry, ...(built.preload[fragment] ?? [])].map((url) => [url, built.scripts[url]] as const);
  });
  for (const [href, integrity] of new Map(urls)) {
    if (integrity === undefined) continue;
    const link = Object.assign(document.createElement('link'), { rel: 'preload', as: 'script', integrity });
    link.crossOrigin = 'anonymous';
    link.fetchPriority = 'low';
    link.href = href;
    document.head.append(link);
  }
  return plan;
}
