import { toWords } from '@forecourt/matching';
import { LRUCache } from 'lru-cache';

/** A named thing that shoppers can search for. */
export interface Phrase {
  /** `Toyota Camry` */
  text: string;
  kind: 'make' | 'model' | 'facet';
  /** Its meaning for a search, by parameter. */
  params: Readonly<Record<string, readonly string[]>>;
  /** Number of its listings; of two phrases that match equally well, the more frequent one comes first. */
  count: number;
}

/** How badly a word matches: 0 is exact, Infinity no match. */
type Cost = number;
const EXACT = 0;
const PREFIX = 1;
const TYPO = 3;

/** Shorter words are not corrected: too many others are one letter away. */
const LEAST_FOR_TYPO = 4;
/** From this length on, two typos are allowed. */
const LEAST_FOR_TWO = 8;

/** Returns the phrases that a text may be the beginning or a misspelling of, best first. */
export function suggest(phrases: readonly Phrase[], text: string, limit: number): Phrase[] {
  const words = wordsOf(text);
  if (words.length === 0) return [];
  return phrases
    .map((phrase) => ({ phrase, cost: costOf(phrase, words) }))
    .filter(({ cost }) => cost < Number.POSITIVE_INFINITY)
    .sort((a, b) => a.cost - b.cost || b.phrase.count - a.phrase.count || (a.phrase.text < b.phrase.text ? -1 : 1))
    .slice(0, limit)
    .map(({ phrase }) => phrase);
}

/** Every typed word has to match a word of the phrase; further words of the phrase cost a little each. */
function costOf(phrase: Phrase, words: readonly string[]): Cost {
  const own = wordsOf(phrase.text);
  let cost = 0;
  for (const word of words) {
    const fits = fitsByWord.memo(word);
    let best = Number.POSITIVE_INFINITY;
    for (const other of own) {
      const each = fits.get(other) ?? fit(word, other);
      fits.set(other, each);
      best = Math.min(best, each);
    }
    if (best === Number.POSITIVE_INFINITY) return best;
    cost += best;
  }
  return cost + Math.max(0, own.length - words.length) * 0.1;
}

/** Costs by typed word and word of a phrase, cached because most of both recur with every letter typed. */
const fitsByWord = new LRUCache<string, Map<string, Cost>>({ max: 200, memoMethod: () => new Map() });

function fit(word: string, other: string): Cost {
  if (word === other) return EXACT;
  if (other.startsWith(word)) return PREFIX;
  const allowed = word.length < LEAST_FOR_TYPO ? 0 : word.length < LEAST_FOR_TWO ? 1 : 2;
  if (allowed === 0) return Number.POSITIVE_INFINITY;
  const beginning = other.slice(0, word.length);
  if (!mayBeWithin(word, other, allowed) && !mayBeWithin(word, beginning, allowed)) return Number.POSITIVE_INFINITY;
  const errors = Math.min(distance(word, other, allowed), distance(word, beginning, allowed));
  return errors <= allowed ? TYPO * errors : Number.POSITIVE_INFINITY;
}

/** Words of the phrases, cached because they are the same for every letter typed. */
const wordsByText = new LRUCache<string, string[]>({ max: 5_000, memoMethod: (text) => toWords(text) });
const wordsOf = (text: string) => wordsByText.memo(text);

/** Whether two words share enough letters to be at most `typos` typos apart; far cheaper than counting the typos. */
export function mayBeWithin(a: string, b: string, typos: number): boolean {
  let different = lettersOf(a) ^ lettersOf(b);
  for (let left = 2 * typos; different !== 0; left -= 1) {
    if (left === 0) return false;
    different &= different - 1;
  }
  return true;
}

/** Returns the letters of a word as a set of bits. */
function lettersOf(word: string): number {
  let letters = 0;
  for (let at = 0; at < word.length; at += 1) letters |= 1 << (word.charCodeAt(at) & 31);
  return letters;
}

/**
 * Returns the number of letters that have to be added, removed, replaced or swapped with a neighbour (optimal string alignment);
 * `most + 1` if it is more than `most`.
 */
export function distance(a: string, b: string, most: number): number {
  if (Math.abs(a.length - b.length) > most) return most + 1;
  let beforeLast: number[] = [];
  let last = Array.from({ length: b.length + 1 }, (_, at) => at);
  for (let i = 1; i <= a.length; i += 1) {
    const row = [i];
    for (let j = 1; j <= b.length; j += 1) {
      const replaced = last[j - 1]! + (a[i - 1] === b[j - 1] ? 0 : 1);
      let cost = Math.min(replaced, last[j]! + 1, row[j - 1]! + 1);
      if (i > 1 && j > 1 && a[i - 1] === b[j - 2] && a[i - 2] === b[j - 1])
        cost = Math.min(cost, beforeLast[j - 2]! + 1);
      row.push(cost);
    }
    if (Math.min(...row) > most) return most + 1;
    beforeLast = last;
    last = row;
  }
  return Math.min(last[b.length]!, most + 1);
}
