import * as z from 'zod';

/** An OpenSearch cluster, and the prefix of the listings' indexes. */
export interface SearchLocation {
  /** Origins of its nodes, `https://search.example:9200`; at least one. */
  nodes: readonly string[];
  /** Value of the `Authorization` header; null without one. */
  authorization: string | null;
  /** Alias of the index that searches read, and the beginning of the names of indexes. */
  prefix: string;
}

const form = /^[a-z][a-z0-9_-]{0,63}$/;

/** `https://user:password@search.example:9200/listings`; several nodes of one cluster are such URLs, separated by commas. */
export const searchUrl = z.string().transform((text, context): SearchLocation => {
  const [first, ...others] = text.split(',').map((each) => partsOf(each.trim()));
  const isOne = others.every(
    (other) => other?.authorization === first?.authorization && other?.prefix === first?.prefix,
  );
  if (first == null || !isOne || !form.test(first.prefix)) {
    context.addIssue({ code: 'custom', message: 'has to be like https://user:password@search.example:9200/listings' });
    return z.NEVER;
  }
  const { authorization, prefix } = first;
  return { nodes: [first, ...others].map((each) => each!.node), authorization, prefix };
});

/** Returns the parts of one node's URL; null if it is none. */
function partsOf(text: string) {
  if (!/^https?:/.test(text) || !URL.canParse(text)) return null;
  const { origin, username, password, pathname } = new URL(text);
  const credentials = decoded(`${username}:${password}`);
  if (credentials === null) return null;
  return {
    node: origin,
    authorization: username === '' ? null : `Basic ${Buffer.from(credentials).toString('base64')}`,
    prefix: pathname.replace(/^\/|\/$/g, ''),
  };
}

function decoded(text: string): string | null {
  try {
    return decodeURIComponent(text);
  } catch {
    return null;
  }
}

/** Returns the cluster's name for people, without credentials. */
export const clusterName = ({ nodes, prefix }: SearchLocation) =>
  `OpenSearch at ${nodes.map((node) => new URL(node).host).join(', ')} (${prefix})`;
