import { type Words, wordTags } from '@forecourt/listing';
import { type Reading, readWords } from './read-words';

const known = new Map<string, (typeof wordTags)[number]>([
  ...wordTags.map((tag) => [tag, tag] as const),
  ...([
    ['h1', 'h3'],
    ['h2', 'h3'],
    ['h4', 'h3'],
    ['b', 'strong'],
    ['i', 'em'],
    ['div', 'p'],
  ] as const),
]);

const reading: Reading<Exclude<Words, string>> = {
  deepest: 6,
  elementOf(name) {
    const tag = known.get(name);
    return tag && ((words) => ({ tag, words }));
  },
};

/** Converts a dealer's HTML to text (R64): a few elements, which the site renders itself, stay without attributes. */
export const dealerWords = (html: string): Words[] => readWords(html, reading);
