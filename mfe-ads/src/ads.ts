import type { Placed, SourceData } from '@forecourt/contracts';

export const themes = ['finance', 'insurance', 'trade-in', 'electric', 'warranty', 'research'] as const;
export type HouseAdTheme = (typeof themes)[number];

/** One of the site's own ads. */
export interface HouseAdContent {
  id: string;
  headline: string;
  body: string;
  cta: string;
  /** A path of this site, or an https URL. */
  href: string;
  /** Decoration. */
  theme: HouseAdTheme;
}

/** Answer of the source `ads` (`sources.json`): ads by placement, `footer`, `grid-7`, …; a placement without one is left out. */
export interface Ads {
  ads: Readonly<Record<string, HouseAdContent>>;
}

declare module '@forecourt/contracts' {
  interface Sources {
    ads: Ads;
  }
}

const texts = ['id', 'headline', 'body', 'cta'] as const;
const goodHref = /^(\/(?![/\\])|https:\/\/)[^\s\\]*$/;

/** The ad of a placement; undefined where there is none, and where the answer cannot be used: the place stays empty then (R67). */
export function adAt({ ads }: Pick<SourceData, 'ads'>, placement: string): HouseAdContent | undefined {
  const all = fieldsOf(ads).ads;
  const ad = Object.hasOwn(fieldsOf(all), placement) ? fieldsOf(all)[placement] : undefined;
  return isAd(ad) ? ad : undefined;
}

/** How it is measured; undefined where there is no ad. */
export function placedAd(placement: string, ad: HouseAdContent | undefined): Placed | undefined {
  return ad && { placement, id: ad.id, sponsored: true };
}

/** By hand: the shell does not look into what a remote brings, and a library for it weighs more than all of the ads. */
function isAd(value: unknown): value is HouseAdContent {
  const { href, theme, ...words } = fieldsOf(value);
  return (
    texts.every((name) => typeof words[name] === 'string') &&
    typeof href === 'string' &&
    goodHref.test(href) &&
    themes.some((each) => each === theme)
  );
}

function fieldsOf(value: unknown): Readonly<Record<string, unknown>> {
  return typeof value === 'object' && value !== null ? { ...value } : {};
}
