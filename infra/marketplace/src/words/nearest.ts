import { distance, mayBeWithin } from '../search/suggestions';

/** Shorter words are not corrected: too many others are one letter away. From `LEAST_FOR_TWO` letters on, two typos are allowed. */
export const LEAST_FOR_TYPO = 4;
const LEAST_FOR_TWO = 8;

/** Names that may be misspelt, indexed so that a word is compared with few of them. */
export class Misspellings {
  private readonly byStart = new Map<string, string[]>();
  /** Long names by length: with two typos, no letter is certain enough for an index. */
  private readonly byLength = new Map<number, string[]>();

  constructor(names: Iterable<string>) {
    for (const name of names) {
      if (name.length < LEAST_FOR_TYPO || /^\d+$/.test(name)) continue;
      // The first letter is rarely wrong; it may be missing, or swapped with the second.
      for (const start of new Set([name[0]!, name[1]!])) put(this.byStart, start + name.length, name);
      if (name.length >= LEAST_FOR_TWO - 2) put(this.byLength, name.length, name);
    }
  }

  /** Returns the names with the fewest typos, and how many these are; none if the word is short or a number. */
  nearest(word: string): { names: readonly string[]; typos: number } {
    if (word.length < LEAST_FOR_TYPO || !/[a-z]{3}/.test(word)) return { names: [], typos: 0 };
    let allowed = word.length < LEAST_FOR_TWO ? 1 : 2;
    let names: string[] = [];
    for (let length = word.length - allowed; length <= word.length + allowed; length += 1) {
      const others = word.length < LEAST_FOR_TWO ? this.byStart.get(word[0]! + length) : this.byLength.get(length);
      for (const name of others ?? []) {
        if (!mayBeWithin(word, name, allowed)) continue;
        const typos = distance(word, name, allowed);
        if (typos > allowed) continue;
        if (typos < allowed) names = [];
        allowed = typos;
        names.push(name);
      }
    }
    return { names, typos: allowed };
  }
}

function put<K>(groups: Map<K, string[]>, key: K, name: string): void {
  const group = groups.get(key);
  if (group === undefined) groups.set(key, [name]);
  else group.push(name);
}
