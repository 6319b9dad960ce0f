import type { Brand } from '@forecourt/contracts';
import { contentPolicy, hashOf } from '../../http/security';
import type { Head } from './head';
import { type HostScript, lateScript } from './state-script';

/** Input of a page's policy. */
export interface PagePolicy {
  brand: Pick<Brand, 'ads' | 'flags'>;
  host: HostScript;
  starter: string;
  /** Bar of a tester's page. */
  bar: Head['bar'];
  inspector: HostScript | undefined;
}

/**
 * Returns the policy of a page. It allows scripts by hash: the starter and the script after late slots by their texts, the host by its
 * integrity. These vouch for what they load, each with its integrity from the plan.
 */
export function pagePolicy({ brand, host, starter, bar, inspector }: PagePolicy): string {
  const scripts = [hashOf(starter), hashOf(lateScript), host.integrity];
  if (inspector !== undefined) scripts.push(inspector.integrity);
  return contentPolicy({ scripts, styles: bar === undefined ? [] : [hashOf(bar.css)], ads: adSources(brand) });
}

/** Sources of Google Publisher Tag, from its guide to content security policies; the script that loads it vouches for the tag itself. */
const gptSources = [
  'https://securepubads.g.doubleclick.net',
  'https://*.googlesyndication.com',
  'https://*.doubleclick.net',
  'https://*.google.com',
  'https://*.gstatic.com',
];

/** Returns the origins of a brand's ads besides the site; none unless the brand's data opts in. */
function adSources({ ads, flags }: PagePolicy['brand']): readonly string[] {
  return ads?.gpt === undefined || !flags.ads ? [] : [...gptSources, ...ads.gpt.sources];
}
