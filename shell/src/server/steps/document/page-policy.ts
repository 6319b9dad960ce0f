import { contentPolicy, hashOf } from '../../http/security';
import type { Head } from './head';
import { type BrowserPlan, earlyScripts, type HostScript, lateScript } from './state-script';

/** What the policy of a page is made of. */
export interface PagePolicy {
  plan: BrowserPlan;
  host: HostScript;
  starter: string;
  /** Of a tester's page. */
  bar: Head['bar'];
  inspector: HostScript | undefined;
}

/**
 * The scripts of a page are named by what they are: the starter and the one behind late slots by their texts, those that the page has
 * loaded early by their integrity. What the starter loads, it vouches for.
 */
export function pagePolicy({ plan, host, starter, bar, inspector }: PagePolicy): string {
  const scripts = [hashOf(starter), hashOf(lateScript), ...earlyScripts(plan, host).values()];
  if (inspector !== undefined) scripts.push(inspector.integrity);
  return contentPolicy({ scripts, styles: bar === undefined ? [] : [hashOf(bar.css)] });
}
