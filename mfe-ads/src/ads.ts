import type { SourceData } from '@forecourt/contracts';
import sources from './sources.json';

const themes = ['finance', 'insurance', 'trade-in', 'electric', 'warranty', 'research'] as const;
export type HouseAdTheme = (typeof themes)[number];

/** One of the site's own ads. */
export interface HouseAdContent {
  id: string;
  headline: string;
  body: string;
  cta: string;
  /** A path of this site, or an https URL. */
  href: string;
  /** Theme of the drawing, if there is no picture. */
  theme: HouseAdTheme;
  /** A picture of the site. */
  picture?: { src: string; alt: string };
  /** Maximum number of times that one visitor sees it per day. */
  capPerDay?: number;
}

/** Answer of the source `ads` (`sources.json`): ads by placement, `footer`, `fluid-7`, …; a placement without one is left out. */
export interface Ads {
  ads: Readonly<Record<string, HouseAdContent>>;
}

declare module '@forecourt/contracts' {
  interface Sources {
    ads: Ads;
  }
}

const texts = ['id', 'headline', 'body', 'cta'] as const;
const goodPicture = /^\/ads\/pictures\/[0-9a-z.]+$/;
const goodHref = /^(\/(?![/\\])|https:\/\/)[^\s\\]*$/;

/** Returns a placement's ad; undefined if there is none or the answer is invalid: then the place stays empty (R67). */
export function adAt({ ads }: Pick<SourceData, 'ads'>, placement: string): HouseAdContent | undefined {
  const all = fieldsOf(ads).ads;
  const ad = Object.hasOwn(fieldsOf(all), placement) ? fieldsOf(all)[placement] : undefined;
  return isAd(ad) ? ad : undefined;
}

const withPage = new URLSearchParams(sources.ads.path.split('?')[1]).get('placements')?.split(',') ?? [];

/** Whether a placement's ad is requested with the page; if the answer then lacks it, there is none. */
export function cameWithPage(placement: string): boolean {
  return withPage.includes(placement);
}

/** Returns the ads that came with the page. */
export function adIds(data: Pick<SourceData, 'ads'>): string[] {
  return Object.keys(fieldsOf(fieldsOf(data.ads).ads)).flatMap((placement) => adAt(data, placement)?.id ?? []);
}

/** Parses an ad. By hand: the shell does not validate a remote's own sources, and a schema library is larger than all ad code. */
function isAd(value: unknown): value is HouseAdContent {
  const { href, theme, picture, capPerDay, ...words } = fieldsOf(value);
  const { src, alt } = fieldsOf(picture);
  return (
    texts.every((name) => typeof words[name] === 'string') &&
    typeof href === 'string' &&
    goodHref.test(href) &&
    (picture === undefined || (typeof src === 'string' && goodPicture.test(src) && typeof alt === 'string')) &&
    (capPerDay === undefined || typeof capPerDay === 'number') &&
    themes.some((each) => each === theme)
  );
}

function fieldsOf(value: unknown): Readonly<Record<string, unknown>> {
  return typeof value === 'object' && value !== null ? { ...value } : {};
}
