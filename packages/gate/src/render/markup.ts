import { type DefaultTreeAdapterTypes, parseFragment, defaultTreeAdapter as tree } from 'parse5';

type Node = DefaultTreeAdapterTypes.Node;

/** Parse errors that do not matter in a composed page. */
const harmless: ReadonlySet<string> = new Set(['non-void-html-element-start-tag-with-trailing-solidus']);

/**
 * Lists the faults of a slot's HTML: `style` attributes and handlers, which the security policy refuses, duplicate ids, and
 * markup that a parser has to repair. Each fault once.
 */
export function markupFaults(html: string): string[] {
  const faults = new Set<string>();
  const ids = new Set<string>();
  const fragment = parseFragment(html, {
    onParseError: ({ code }) => void (harmless.has(code) || faults.add(`HTML that a parser has to repair (${code})`)),
  });
  const visit = (node: Node): void => {
    if (tree.isElementNode(node)) {
      for (const { name, value } of node.attrs) {
        if (name === 'style') faults.add(`<${node.tagName}> with style=${quoted(value)}`);
        if (name.startsWith('on')) faults.add(`<${node.tagName}> with an inline handler, ${name}=${quoted(value)}`);
        if (name === 'id') {
          if (ids.has(value)) faults.add(`the id ${quoted(value)} twice`);
          ids.add(value);
        }
      }
    }
    if ('childNodes' in node) for (const child of node.childNodes) visit(child);
  };
  visit(fragment);
  return [...faults];
}

const quoted = (value: string) => JSON.stringify(value.slice(0, 60));
