import { type DefaultTreeAdapterTypes, parseFragment, defaultTreeAdapter as tree } from 'parse5';

type Node = DefaultTreeAdapterTypes.Node;

/** Parse errors that do not matter in a composed page. */
const harmless: ReadonlySet<string> = new Set(['non-void-html-element-start-tag-with-trailing-solidus']);

/** Attributes with an address to which a form posts. */
const targets: ReadonlySet<string> = new Set(['action', 'formaction']);
const addresses: ReadonlySet<string> = new Set([...targets, 'href', 'src', 'data', 'poster']);
const site = 'http://gate.localhost';

/**
 * Lists the faults of a slot's HTML: `style` attributes, handlers, addresses that are scripts or may become some, and forms that post to other
 * sites, which the security policy refuses, duplicate ids, and markup that a parser has to repair. Each fault once.
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
        if (addresses.has(name) && protocolOf(value) === 'javascript:')
          faults.add(`<${node.tagName}> with an address that is a script, ${name}=${quoted(value)}`);
        else if (targets.has(name) && originOf(value) !== site)
          faults.add(`<${node.tagName}> that posts to another site, ${name}=${quoted(value)}`);
        if (name === 'attributeName' && addresses.has(value.trim().toLowerCase().replace('xlink:', '')))
          faults.add(`<${node.tagName}> that animates an address, attributeName=${quoted(value)}`);
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
/** An address as browsers read it: without spaces around it, and line ends in it. */
const urlOf = (address: string) => (URL.canParse(address, site) ? new URL(address, site) : null);
const protocolOf = (address: string) => urlOf(address)?.protocol;
const originOf = (address: string) => urlOf(address)?.origin;
