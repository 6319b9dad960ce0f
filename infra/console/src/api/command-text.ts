/** Returns a call of the `fragment` command, its words quoted for a shell where they need it. */
export const commandText = (words: readonly string[]): string => `npm run fragment -- ${words.map(quoted).join(' ')}`;

const quoted = (word: string) => (/^[\w@.,%+:/=-]+$/.test(word) ? word : `'${word.replaceAll("'", `'\\''`)}'`);
