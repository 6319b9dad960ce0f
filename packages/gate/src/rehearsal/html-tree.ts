import { type DefaultTreeAdapterTypes, parseFragment, defaultTreeAdapter as tree } from 'parse5';

/** An element of a slot's HTML. */
export interface ElementNode {
  tag: string;
  attributes: ReadonlyMap<string, string>;
  children: readonly HtmlNode[];
  /** The same as HTML: equal for equal trees. */
  outer: string;
}

export interface TextNode {
  text: string;
  outer: string;
}

export type HtmlNode = ElementNode | TextNode;

/** Parses a slot's HTML, without what nobody sees: comments, the borders between texts, and the order of attributes. */
export function htmlTree(html: string): readonly HtmlNode[] {
  return nodesOf(parseFragment(html).childNodes);
}

function nodesOf(nodes: readonly DefaultTreeAdapterTypes.ChildNode[]): HtmlNode[] {
  const made: HtmlNode[] = [];
  for (const node of nodes) {
    if (tree.isTextNode(node)) {
      const last = made.at(-1);
      const text = (last !== undefined && 'text' in last ? last.text : '') + node.value;
      if (last !== undefined && 'text' in last) made.pop();
      made.push({ text, outer: text.replaceAll('&', '&amp;').replaceAll('<', '&lt;') });
    } else if (tree.isElementNode(node)) made.push(elementOf(node));
  }
  return made;
}

function elementOf({ tagName: tag, attrs, childNodes }: DefaultTreeAdapterTypes.Element): ElementNode {
  const sorted = attrs.map(({ name, value }) => [name, value] as const).sort(([a], [b]) => (a < b ? -1 : 1));
  const children = nodesOf(childNodes);
  const written = sorted.map(([name, value]) => ` ${name}=${JSON.stringify(value)}`).join('');
  const inner = children.map(({ outer }) => outer).join('');
  return { tag, attributes: new Map(sorted), children, outer: `<${tag}${written}>${inner}</${tag}>` };
}
