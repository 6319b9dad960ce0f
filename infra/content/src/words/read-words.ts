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
/** Maximum depth of elements that are read; deeper ones are skipped. */
const deepestRead = 100;

/** How a reader turns elements of HTML into its own. */
export interface Reading<Element> {
  /**
   * Returns a function that makes an element of its content; undefined for a tag without one, whose content takes its place.
   * @param attribute returns the value of an attribute; undefined if it has none
   */
  elementOf(
    tag: string,
    attribute: (name: string) => string | undefined,
  ): ((words: (Element | string)[]) => Element) | undefined;
  /** Maximum depth of the result: deeper elements count as text of their parent. */
  deepest: number;
}

/**
 * Reads HTML as data (R64): of a few elements the content in elements of the result, of all others only their content, of scripts and the
 * like nothing.
 */
export function readWords<Element>(html: string, reading: Reading<Element>): (Element | string)[] {
  const words = wordsOf(parseFragment(html).childNodes, { drawn: 0, read: 0 }, reading);
  return words.filter((word) => typeof word !== 'string' || word.trim() !== '');
}

function wordsOf<Element>(
  nodes: readonly Node[],
  depth: { drawn: number; read: number },
  reading: Reading<Element>,
): (Element | string)[] {
  if (depth.read > deepestRead) return [];
  return nodes.flatMap((node): (Element | string)[] => {
    if ('value' in node) return node.value === '' ? [] : [node.value];
    if (!('tagName' in node) || silent.has(node.tagName)) return [];
    const attribute = (name: string) => node.attrs.find((each) => each.name === name)?.value;
    const make = depth.drawn < reading.deepest ? reading.elementOf(node.tagName, attribute) : undefined;
    const drawn = depth.drawn + (make === undefined ? 0 : 1);
    const words = wordsOf(node.childNodes, { drawn, read: depth.read + 1 }, reading);
    return make === undefined ? words : [make(words)];
  });
}
