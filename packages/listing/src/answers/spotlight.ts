import type { SpotlightPage } from './spotlight-schemas';

/** Listings of each paid place that are asked for and shown a page (section 9, "Spotlights"). */
export const spotlightCounts = {
  premium: 3,
  'fourth-tier': 3,
  featured: 6,
  standard: 6,
  highlights: 10,
  boost: 2,
} as const;
export type SpotlightName = keyof typeof spotlightCounts;

/** A paid place as a page has it: what the first page of results brought, and what each one did that was added to it. */
export interface Spotlights extends SpotlightPage {
  further?: readonly (SpotlightPage | null)[];
}

/** What each page of results brought to a paid place, null where one brought nothing. */
export function spotlightPages({ further = [], ...first }: Spotlights): readonly (SpotlightPage | null)[] {
  return [first, ...further];
}

/** A paid place with one more page of results. */
export function withFurther(shown: Spotlights | undefined, next: Spotlights | undefined): Spotlights {
  const { further = [], ...first } = shown ?? { listings: [], owners: [] };
  return { ...first, further: [...further, next ?? null] };
}
