import { cityNames, type NamedCity, placeOfZip } from '@forecourt/matching';
import { stateCode } from '@forecourt/search-state';
import { stateNames } from '../feed/states';
import type { Means } from './means';
import { fillers } from './synonyms';
import { joined, tokensOf } from './tokens';

const LONGEST_NAME = 4;
/** A city with at least this many ZIP codes is recognized by its name alone. */
const LARGE = 12;
/** Words that announce a place. */
const cues: ReadonlySet<string> = new Set([
  'in',
  'near',
  'around',
  'from',
  'at',
  'of',
  'to',
  'zip',
  'code',
  'close',
  'area',
]);

export interface ReadPlace {
  length: number;
  means: Means;
}

/** Returns the place of a name: a ZIP, a city with its state, or a city's name, where the largest city counts; null if there is none. */
export function placeCalled(text: string): { zip?: string; city: string; state: string } | null {
  const words = tokensOf(text);
  const read = readPlace(words, 'near');
  if (read === undefined || read.length < words.length) return null;
  const [zip, city, state] = [read.means.zip?.[0], read.means.city?.[0], read.means.state?.[0]];
  const place = zip === undefined ? null : placeOfZip(zip);
  if (place !== null) return { zip, city: place.city, state: place.state };
  return city === undefined || state === undefined ? null : { city, state };
}

/** Reads a ZIP, a city with its state, or a large city at the start of the words; `before` is the word before them. */
export function readPlace(words: readonly string[], before: string | undefined): ReadPlace | undefined {
  const isCued = before !== undefined && cues.has(before);
  const [first = ''] = words;
  if (/^\d{5}$/.test(first)) {
    // A round number is more likely a price.
    const isPlace = (isCued || !first.endsWith('000')) && placeOfZip(first) !== null;
    return isPlace ? { length: 1, means: { zip: [first] } } : undefined;
  }
  for (let length = Math.min(LONGEST_NAME, words.length); length > 0; length -= 1) {
    const cities = citiesCalled(words.slice(0, length));
    if (cities === undefined) continue;
    const state = readState(words.slice(length));
    const said = state && cities.find((city) => city.state === state.code);
    if (said) return { length: length + state.length, means: { city: [said.city], state: [said.state] } };
    const [largest] = cities;
    if (largest !== undefined && (isCued || largest.zips >= LARGE))
      return { length, means: { city: [largest.city], state: [largest.state] } };
  }
  return isCued && first.length === 2 && !fillers.has(first) && stateCode(first)
    ? { length: 1, means: { state: [stateCode(first)!] } }
    : undefined;
}

/** Abbreviated words, `St. Louis`. */
const written: Readonly<Record<string, string>> = { st: 'saint', ste: 'sainte', ft: 'fort', mt: 'mount' };

function citiesCalled(words: readonly string[]): readonly NamedCity[] | undefined {
  const spelled = words.map((word) => (Object.hasOwn(written, word) ? written[word]! : word));
  return cityNames().get(joined(words)) ?? cityNames().get(joined(spelled));
}

function readState(words: readonly string[]): { code: string; length: number } | undefined {
  for (let length = Math.min(3, words.length); length > 0; length -= 1) {
    const code = stateNames[words.slice(0, length).join(' ')];
    if (code !== undefined) return { code, length };
  }
  const code = words[0]?.length === 2 ? stateCode(words[0]) : undefined;
  return code === undefined ? undefined : { code, length: 1 };
}
