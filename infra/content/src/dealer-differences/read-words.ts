import { type Words, wordTags } from '@forecourt/listing';
import { type DefaultTreeAdapterTypes, parseFragment } from 'parse5';

type Node = DefaultTreeAdapterTypes.ChildNode;

/** Elements without readable text. */
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
/** Maximum nesting depth: deeper elements count as text of their parent, and much deeper ones are skipped. */
const deepest = { drawn: 6, read: 100 };

/**
 * Converts a dealer's HTML to text (R64): a few elements, which the site renders itself, stay without attributes; of all others only their text;
 * of scripts and the like nothing.
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
