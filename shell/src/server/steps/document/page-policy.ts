import type { Brand } from '@forecourt/contracts';
import { contentPolicy, hashOf } from '../../http/security';
import type { Head } from './head';
import { type BrowserPlan, earlyScripts, type HostScript, lateScript } from './state-script';

/** What the policy of a page is made of. */
export interface PagePolicy {
  brand: Pick<Brand, 'ads' | 'flags'>;
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
export function pagePolicy({ brand, plan, host, starter, bar, inspector }: PagePolicy): string {
  const scripts = [hashOf(starter), hashOf(lateScript), ...earlyScripts(plan, host).values()];
  if (inspector !== undefined) scripts.push(inspector.integrity);
  return contentPolicy({ scripts, styles: bar === undefined ? [] : [hashOf(bar.css)], ads: adSources(brand) });
}

/** Google Publisher Tag's own, from its guide to content security policies; the script itself is vouched for by the one that loads it. */
const gptSources = [
  'https://securepubads.g.doubleclick.net',
  'https://*.googlesyndication.com',
  'https://*.doubleclick.net',
  'https://*.google.com',
  'https://*.gstatic.com',
];

/** From where a brand's pages may have ads besides the site; nowhere unless its data opts in. */
function adSources({ ads, flags }: PagePolicy['brand']): readonly string[] {
  return ads?.gpt === undefined || !flags.ads ? [] : [...gptSources, ...ads.gpt.sources];
}
