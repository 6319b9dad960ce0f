import { type Words, wordTags } from '@forecourt/listing';
import { type DefaultTreeAdapterTypes, parseFragment } from 'parse5';

type Node = DefaultTreeAdapterTypes.ChildNode;

/** Elements that hold nothing for people to read. */
const silent = new Set([
  'script',
  'style',
  'template',
  'noscript',
  'iframe',
  'object',
  'svg',
  'math',
  'textarea',
  'title',
]);
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
/** What stands deeper is text of what it stands in; what nobody would nest so deep is not read. */
const deepest = { drawn: 6, read: 100 };

/**
 * A dealer's HTML as words (R64): of elements the few that the site draws itself, without any attribute; of all others what they say;
 * of scripts and their like nothing.
 */
export function readWords(html: string): Words[] {
  const words = wordsOf(parseFragment(html).childNodes, { drawn: 0, read: 0 });
  return words.filter((word) => typeof word !== 'string' || word.trim() !== '');
}

function wordsOf(nodes: readonly Node[], depth: typeof deepest): Words[] {
  if (depth.read > deepest.read) return [];
  return nodes.flatMap((node): Words[] => {
    if ('value' in node) return node.value === '' ? [] : [node.value];
    if (!('tagName' in node) || silent.has(node.tagName)) return [];
    const tag = depth.drawn < deepest.drawn ? known.get(node.tagName) : undefined;
    const drawn = depth.drawn + (tag === undefined ? 0 : 1);
    const words = wordsOf(node.childNodes, { drawn, read: depth.read + 1 });
    return tag === undefined ? words : [{ tag, words }];
  });
}
