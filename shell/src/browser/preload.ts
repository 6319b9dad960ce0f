import type { BrowserPlan } from '../server/steps/document/browser-plan';

/**
 * Requests the scripts that hydrate whatever the visitor does, while the host is still loading: otherwise they would be requested after
 * it, and the chunks of a remote after its entry.
 * @returns the plan
 */
export function preloadScripts<P extends Pick<BrowserPlan, 'early' | 'scripts'>>(plan: P): P {
  for (const href of plan.early) {
    const hints = { rel: 'preload', as: 'script', crossOrigin: 'anonymous', fetchPriority: 'low' };
    const link = document.createElement('link');
    document.head.append(Object.assign(link, { href, integrity: plan.scripts[href], ...hints }));
  }
  return plan;
}
