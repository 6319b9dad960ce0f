import { ZxcvbnFactory } from '@zxcvbn-ts/core';
import { adjacencyGraphs, dictionary } from '@zxcvbn-ts/language-common';

/** Words that every guesser of this site tries. */
const siteWords = ['forecourt', 'carsforsale'];
/** Of the scale from 0 to 4: below it a million tries are enough. */
const leastScore = 2;
/** Looked at from the beginning: what is hard to guess up to here is so as a whole, and a longer look takes long. */
const mostCharacters = 32;

const estimator = new ZxcvbnFactory({ dictionary, graphs: adjacencyGraphs });

/**
 * Whether a password is among the first that somebody would try: one of the 49,000 that breaches showed most often, a row of keys, a repetition, a
 * date, or one's own address (ASVS 2.1.7). @param email of whose it is
 */
export function isGuessedFirst(password: string, email: string): boolean {
  const own = [...siteWords, email, ...email.split(/[@.+_-]/)].filter((word) => word.length > 2);
  return estimator.check(password.slice(0, mostCharacters), own).score < leastScore;
}
