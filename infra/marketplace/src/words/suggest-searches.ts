import { type Phrase, suggest } from '../search/suggestions';
import { type Means, together } from './means';
import type { Reading } from './read-words';

/** A search that completes a text. */
export interface SuggestedSearch {
  /** `Red Ford F-150` */
  text: string;
  kind: Phrase['kind'] | 'search';
  params: Means;
  /** Number of its listings; only of a single phrase. */
  count?: number;
}

/** Up to this many words at the end may be one incomplete phrase. */
const LONGEST_TAIL = 3;
/** Largest number of words in a phrase. */
const LONGEST_PHRASE = 6;

/**
 * Returns completions of the text, best first: phrases that complete the whole text, then phrases that complete a sentence whose
 * beginning is understood. The meaning of the whole text comes first if it is more than one phrase.
 */
export function suggestSearches(
  text: string,
  {
    phrases,
    read,
    inWords,
    limit,
  }: {
    phrases: readonly Phrase[];
    read: (text: string) => Reading;
    /** Describes parameters in words, one text for each value. */
    inWords: (params: Means) => string;
    limit: number;
  },
): SuggestedSearch[] {
  const words = text.split(/\s+/).filter((word) => word !== '');
  const whole = read(text);
  const isShort = words.length <= LONGEST_PHRASE;
  const found: SuggestedSearch[] = (isShort ? suggest(phrases, text, limit) : []).map(
    ({ text, kind, params, count }) => {
      return { text, kind, params, count };
    },
  );
  const isOnePhrase = found.some(({ params }) => same(params, whole.params));
  if (!isOnePhrase && isWhole(whole) && Object.keys(whole.params).length > 0)
    found.unshift({ text: inWords(whole.params), kind: 'search', params: whole.params });
  for (let tail = Math.min(LONGEST_TAIL, words.length - 1); tail > 0 && found.length < limit; tail -= 1) {
    const head = read(words.slice(0, -tail).join(' '));
    if (!isWhole(head) || Object.keys(head.params).length === 0) continue;
    for (const phrase of suggest(phrases, words.slice(-tail).join(' '), limit)) {
      if (isOfAnotherMake(head.params, phrase.params)) continue;
      const params = together([head.params, phrase.params]);
      if (found.some((other) => same(other.params, params))) continue;
      found.push({ text: inWords(params), kind: 'search', params });
    }
  }
  return found.slice(0, limit);
}

/** Whether a phrase belongs to another make than the text: a text about one make is completed with that make only. */
function isOfAnotherMake({ makeCode: said = [] }: Means, { makeCode = [] }: Means): boolean {
  return said.length > 0 && makeCode.some((code) => !said.includes(code));
}

function same(one: Means, other: Means): boolean {
  const text = (means: Means) =>
    JSON.stringify(
      Object.entries(means)
        .sort(([a], [b]) => (a < b ? -1 : 1))
        .map(([name, values]) => [name, [...values].sort()]),
    );
  return text(one) === text(other);
}

/** Whether every word of a text means something for the search. */
const isWhole = ({ rest, dropped }: Reading): boolean => rest.length + dropped.length === 0;
