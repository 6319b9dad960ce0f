import type { SpotlightPage } from './spotlight-schemas';

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
