/** Step 2: what the address says, by the page type that it belongs to. */
import type { Brand } from '@forecourt/contracts';
import type { Reference } from '@forecourt/search-state';
import { withAdConsent } from './ad-consent';
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
  const read = type.read(asked, brand, reference);
  if ('reason' in read) return { kind: 'not-found', reason: read.reason };
  const address = withAdConsent(read, asked.cookies, brand);
  if (address.canonical.length > maxUrlLength) return { kind: 'too-long' };
  if (address.canonical !== asked.url)
    return { kind: 'moved', redirect: { status: 301, location: address.canonical }, address };
  return { kind: 'page', type, address };
}
