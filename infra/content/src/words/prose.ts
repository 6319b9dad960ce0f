import { type Prose, type ProseTag, proseLink, proseTags } from '@forecourt/site';
import { type Reading, readWords } from './read-words';

const known = new Map<string, ProseTag>([
  ...proseTags.map((tag) => [tag, tag] as const),
  ...([
    ['h1', 'h2'],
    ['h4', 'h3'],
    ['h5', 'h3'],
    ['h6', 'h3'],
    ['b', 'strong'],
    ['i', 'em'],
  ] as const),
]);

/** Elements that contain only elements: line breaks between those are no text. */
const structural: ReadonlySet<ProseTag> = new Set(['ul', 'ol', 'blockquote', 'table', 'thead', 'tbody', 'tr']);
const isBlank = (word: Prose) => typeof word === 'string' && word.trim() === '';

const reading: Reading<Exclude<Prose, string>> = {
  // A bold link in a cell of a table is six deep, a list in a list in a quotation eight.
  deepest: 8,
  elementOf(name, attribute) {
    const href = name === 'a' ? proseLink(attribute('href') ?? '') : undefined;
    if (href !== undefined) return (words) => ({ tag: 'a', href, words });
    const tag = known.get(name);
    return tag && ((words) => ({ tag, words: structural.has(tag) ? words.filter((word) => !isBlank(word)) : words }));
  },
};

/** Converts the HTML of an article to text (R85): the elements of `proseTags` without attributes, and links to allowed targets. */
export const proseOf = (html: string): Prose[] => readWords(html, reading);

/** Maximum number of headings and links of a text. */
const most = { headings: 60, links: 100 };

/** Returns why a text is too long for a page; undefined if it is not. */
export function excessOf(words: readonly Prose[]): string | undefined {
  const count = { headings: countElements(words, ['h2', 'h3']), links: countElements(words, ['a']) };
  for (const what of ['headings', 'links'] as const)
    if (count[what] > most[what]) return `it has ${count[what]} ${what}; ${most[what]} are the limit`;
  return undefined;
}

function countElements(words: readonly Prose[], tags: readonly string[]): number {
  return words.reduce(
    (sum, word) =>
      typeof word === 'string' ? sum : sum + (tags.includes(word.tag) ? 1 : 0) + countElements(word.words, tags),
    0,
  );
}

/** Counts the words of a text. */
export function countWords(words: readonly Prose[]): number {
  return words.reduce(
    (sum, word) => sum + (typeof word === 'string' ? word.split(/\s+/).filter(Boolean).length : countWords(word.words)),
    0,
  );
}
