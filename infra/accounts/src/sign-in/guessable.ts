import { ZxcvbnFactory } from '@zxcvbn-ts/core';
import { adjacencyGraphs, dictionary } from '@zxcvbn-ts/language-common';

/** Words that every guesser of this site tries. */
const siteWords = ['forecourt', 'carsforsale'];
/** On the scale from 0 to 4: a lower score means that a million tries are enough. */
const leastScore = 2;
/** Length of the beginning that is estimated: a password that is hard to guess up to here is so as a whole, and a longer estimate takes long. */
const mostCharacters = 32;

const estimator = new ZxcvbnFactory({ dictionary, graphs: adjacencyGraphs });

/**
 * Whether a password is among the first that a guesser would try: one of the 49,000 most frequent in breaches, a row of keys, a repetition, a
 * date, or the owner's address (ASVS 2.1.7). @param email of the owner
 */
export function isGuessedFirst(password: string, email: string): boolean {
  const own = [...siteWords, email, ...email.split(/[@.+_-]/)].filter((word) => word.length > 2);
  return estimator.check(password.slice(0, mostCharacters), own).score < leastScore;
}
