import type { SpotlightPage } from './spotlight-schemas';

/** A paid place of a page: the answer of the first page of results, and that of each page appended later. */
export interface Spotlights extends SpotlightPage {
  further?: readonly (SpotlightPage | null)[];
}

/** Lists the answers of a paid place by page of results; null for a page without an answer. */
export function spotlightPages({ further = [], ...first }: Spotlights): readonly (SpotlightPage | null)[] {
  return [first, ...further];
}

/** Returns a paid place with the answer of one more page of results. */
export function withFurther(shown: Spotlights | undefined, next: Spotlights | undefined): Spotlights {
  const { further = [], ...first } = shown ?? { listings: [], owners: [] };
  return { ...first, further: [...further, next ?? null] };
}
