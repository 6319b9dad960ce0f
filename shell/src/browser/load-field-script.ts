import { loadScript } from '@forecourt/fragment-kit/host';
import type { BrowserPlan } from '../server/steps/document/browser-plan';
import { whenPolicySays } from './policies';

/** Longest time for the script, ms. */
const timeoutMs = 10_000;

/**
 * Loads the script that measures this visit once the loaded page is idle, if this is one of the visits that are measured; never for
 * visitors who save data. Without it nothing is measured.
 */
export function loadFieldScript({ field, scripts }: Pick<BrowserPlan, 'field' | 'scripts'>): void {
  const { connection } = navigator as { connection?: { saveData?: boolean } };
  if (field === undefined || Math.random() * 100 >= field.percent || connection?.saveData) return;
  const { url: src } = field;
  const load = async () => {
    await whenPolicySays('idle', document.body).wait;
    await loadScript({ src, crossOrigin: 'anonymous', integrity: scripts[src] ?? '' }, timeoutMs);
  };
  if (document.readyState === 'complete') load().catch(console.warn);
  else addEventListener('load', () => load().catch(console.warn));
}
