import type { Brand } from '@forecourt/contracts';
import { contentPolicy, hashOf } from '../../http/security';
import type { Head } from './head';
import { changesScript, type HostScript } from './state-script';

/** Input of a page's policy. */
export interface PagePolicy {
  brand: Pick<Brand, 'ads' | 'flags'>;
  starter: string;
  /** Script after a late slot; undefined for a page that is complete. */
  lateSlot: string | undefined;
  /** Bar of a tester's page. */
  bar: Head['bar'];
  inspector: HostScript | undefined;
}

/**
 * Returns the policy of a page. It allows those scripts by hash that the document itself contains or names. The starter vouches for the
 * host, and the host for what it loads: each with its integrity, which the policy need not repeat.
 */
export function pagePolicy({ brand, starter, lateSlot, bar, inspector }: PagePolicy): string {
  const scripts = [starter, changesScript, ...(lateSlot === undefined ? [] : [lateSlot])].map(hashOf);
  if (inspector !== undefined) scripts.push(inspector.integrity);
  const styles = bar === undefined ? [] : [hashOf(bar.css)];
  return contentPolicy({ scripts, styles, ads: adSources(brand), framedBy: bar?.framedBy });
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
