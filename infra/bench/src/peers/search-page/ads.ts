import type { SourceData } from '@forecourt/contracts';
import { placedAs } from '@forecourt/fragment-kit';
import type { PlacementModel } from './models';
import type { Search } from './search';

export interface Ad {
  placed: string;
  href: string;
  isElsewhere: boolean;
  headline: string;
  body: string;
  cta: string;
  theme: string;
  picture: { src: string; alt: string };
}

/** The place of an ad; without an ad it is an empty gap. */
export interface AdPlace {
  ad?: Ad;
}

/** Kinds of places of which a page has one. */
const single: ReadonlySet<string> = new Set(['treehouse', 'peekaboo', 'promo']);

/** Returns the ad of a place among the results; undefined on a brand without ads. */
export function gridAdOf({ kind, position }: PlacementModel, search: Search): AdPlace | undefined {
  return adPlaceOf(single.has(kind) ? kind : `${kind}-${position}`, search);
}

export function adPlaceOf(placement: string, { view, brand }: Search): AdPlace | undefined {
  if (!brand.flags.ads) return undefined;
  const ad = adsIn(view.data)[placement];
  if (ad === undefined) return {};
  const { headline, body, cta, href, theme } = ad;
  return {
    ad: {
      ...{ headline, body, cta, href, theme, isElsewhere: !href.startsWith('/') },
      placed: placedAs({ placement, id: ad.id, sponsored: true })['data-placed'] ?? '',
      picture: ad.picture ?? { src: `/ads/pictures/${theme}.svg`, alt: '' },
    },
  };
}

interface HouseAd {
  id: string;
  headline: string;
  body: string;
  cta: string;
  href: string;
  theme: string;
  picture?: { src: string; alt: string };
}

/** The answer of the source that `mfe-ads` brings; it is that remote's own, so its type is not known here. */
function adsIn(data: SourceData): Readonly<Record<string, HouseAd>> {
  const { ads } = data as { ads?: { ads?: Readonly<Record<string, HouseAd>> } };
  return ads?.ads ?? {};
}
