/** Step 2: the state in the address, by its page type. */
import type { Brand } from '@forecourt/contracts';
import type { Reference } from '@forecourt/search-state';
import type { Address, NotFound, PageRequest, PageType, Redirect } from './page-type';

export type StateOf =
  | { kind: 'page'; type: PageType; address: Address }
  | { kind: 'moved'; redirect: Redirect; address: Address }
  | { kind: 'too-long' }
  | ({ kind: 'not-found' } & NotFound);

/** Maximum length of a page's path and query, characters; they are repeated in each of the page's links. */
const maxUrlLength = 4096;

/**
 * Parses the address of a request. One that is not canonical has moved, unless its canonical form is too long; one of no page type is not
 * found.
 */
export function stateOf(types: readonly PageType[], request: PageRequest, brand: Brand, reference: Reference): StateOf {
  if (request.url.length > maxUrlLength) return { kind: 'too-long' };
  const path = request.url.split('?', 1)[0] ?? '';
  const type = types.find((candidate) => candidate.matches(path));
  if (type === undefined) return { kind: 'not-found', reason: `there is nothing at ${path}` };
  const address = type.read(request, brand, reference);
  if ('reason' in address) return { kind: 'not-found', reason: address.reason };
  if (address.canonical.length > maxUrlLength) return { kind: 'too-long' };
  if (address.canonical !== request.url)
    return { kind: 'moved', redirect: { status: 301, location: address.canonical }, address };
  return { kind: 'page', type, address };
}
