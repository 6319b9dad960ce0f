/** Step 2: what the address says, by the page type that it belongs to. */
import type { Brand } from '@forecourt/contracts';
import type { Reference } from '@forecourt/search-state';
import type { Address, Asked, NotFound, PageType, Redirect } from './page-type';

export type StateOf =
  | { kind: 'page'; type: PageType; address: Address }
  | { kind: 'moved'; redirect: Redirect; address: Address }
  | { kind: 'too-long' }
  | ({ kind: 'not-found' } & NotFound);

/** The longest path and query of a page, in characters; it stands in each of the page's links. */
const maxUrlLength = 4096;

/** An address that is not in normal form has moved, unless that one would be too long; one that no page type knows is not found. */
export function stateOf(types: readonly PageType[], asked: Asked, brand: Brand, reference: Reference): StateOf {
  if (asked.url.length > maxUrlLength) return { kind: 'too-long' };
  const path = asked.url.split('?', 1)[0] ?? '';
  const type = types.find((candidate) => candidate.matches(path));
  if (type === undefined) return { kind: 'not-found', reason: `there is nothing at ${path}` };
  const address = type.read(asked, brand, reference);
  if ('reason' in address) return { kind: 'not-found', reason: address.reason };
  if (address.canonical.length > maxUrlLength) return { kind: 'too-long' };
  if (address.canonical !== asked.url)
    return { kind: 'moved', redirect: { status: 301, location: address.canonical }, address };
  return { kind: 'page', type, address };
}
