/** A fragment that opens over other pages, on a page of its own: without script, or in another tab (section 2, Overlays). */
import { nameSchema, overlayBasePath, overlayHref, overlayPage, readOverlayQuery } from '@forecourt/contracts';
import { pageText } from '@forecourt/search-state';
import type { PageType } from '../steps/page-type';
import { stateOf } from '../steps/state';
import { searchFailed } from './status';

/** Returns remote and fragment of a path; null if they are not valid names. */
function namesIn(path: string): [remote: string, fragment: string] | null {
  const names = path.slice(overlayBasePath.length + 1).split('/');
  const [remote, fragment] = names.map((name) => nameSchema.safeParse(name).data);
  return names.length === 2 && remote !== undefined && fragment !== undefined ? [remote, fragment] : null;
}

/**
 * Returns the page type for `/cars-for-sale/overlay/{remote}/{fragment}?from={path}&props={json}`; it has the state of the page that it
 * was opened on.
 * @param types types of the pages that overlays are opened on
 */
export const overlayOver = (types: readonly PageType[]): PageType => ({
  name: overlayPage,
  roots: [overlayBasePath],
  matches: (path) => path.startsWith(`${overlayBasePath}/`),
  read({ url, cookies }, brand, reference) {
    const { pathname, searchParams } = new URL(url, 'http://shell');
    const names = namesIn(pathname);
    const query = readOverlayQuery(Object.fromEntries(searchParams));
    if (names === null || query === null)
      return { reason: 'the address names no overlay, or not the page that it was opened on' };
    const [remote, fragment] = names;
    const below = stateOf(types, { url: query.from, cookies }, brand, reference);
    if (below.kind === 'not-found') return below;
    if (below.kind === 'too-long') return { reason: 'the address of the page that it was opened on is too long' };
    const { state, params, canonical: from, isPersonal } = below.address;
    const props = JSON.stringify(query.props);
    return {
      state,
      params: { ...params, remote, fragment, from, props },
      canonical: overlayHref(`${remote}/${fragment}`, from, query.props),
      cookies: [],
      spent: [],
      isPersonal,
    };
  },
  layout({ params: { remote = '', fragment = '' } }) {
    return {
      key: `${remote}/${fragment}`,
      layout: {
        arrangement: 'stacked',
        slots: [{ slot: fragment, remote, fragment, region: 'main' }],
      },
      isOverlay: true,
    };
  },
  requires: [],
  intents: 'document',
  head: ({ address: { state }, brand, reference }) => ({
    title: pageText(state, brand, reference).title,
    description: '',
    canonical: null,
    noindex: true,
    jsonLd: () => [],
  }),
  failed: searchFailed,
});
