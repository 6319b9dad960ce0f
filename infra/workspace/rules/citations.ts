import { textsOf } from '../syntax';

/** Rules at the beginning of a title: `R29 …`, `R2, R3 …`. */
const cited = /^(?:R\d+,? )+/;

/**
 * Returns the rules that the titles of a file cite, each once: titles of tests, of their `describe` blocks, and of rows of `test.each`.
 * A title is a string literal that begins with rules.
 */
export function citationsOf(path: string): ReadonlySet<string> {
  return new Set(textsOf(path).flatMap((text) => cited.exec(text)?.[0].match(/R\d+/g) ?? []));
}
