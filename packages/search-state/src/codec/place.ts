import { cityName, stateCode } from '../codes';
import { slugify } from '../reference';
import type { Reference } from '../reference-index';

/** Words that the post office abbreviates and lists of places write out, or the reverse. */
const spellings = [
  ['st', 'saint'],
  ['ste', 'sainte'],
  ['ft', 'fort'],
  ['mt', 'mount'],
] as const;

/**
 * Returns a city as the list of places spells it: `St Louis` → `Saint Louis` if only that is known.
 * Unchanged if neither spelling is, or without a list of places (R4).
 */
export function spelledCity(city: string, state: string, reference: Reference): string {
  const words = slugify(city).split('-');
  const spelled = (from: 0 | 1) =>
    words.map((word) => spellings.find((pair) => pair[from] === word)?.[from === 0 ? 1 : 0] ?? word).join('-');
  const known = [words.join('-'), spelled(0), spelled(1)].find((slug) =>
    reference.hasPlace(`${slug}-${state.toLowerCase()}`),
  );
  return (known && cityName(known)) ?? city;
}

/**
 * Parses a city with its state, or a state, in place of a ZIP: `Atlanta, GA`, as people type it into a
 * form without scripts. Undefined if the place is unknown (R8).
 */
export function placeIn(text: string, reference: Reference): { city?: string; state: string } | undefined {
  const [, name = '', code = ''] = /^(?:(.*?)[\s,]+)?([a-z]{2})$/i.exec(text) ?? [];
  const state = stateCode(code);
  if (state === undefined) return undefined;
  if (name === '') return { state };
  const city = spelledCity(cityName(name) ?? '', state, reference);
  return city !== '' && reference.hasPlace(`${slugify(city)}-${state.toLowerCase()}`) ? { city, state } : undefined;
}
