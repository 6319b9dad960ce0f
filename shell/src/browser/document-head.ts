import type { BrandView } from '@forecourt/contracts';
import { type BusView, canonicalLink, createReference, pageText, searchFacts } from '@forecourt/search-state';
import type { PageData } from './data';

/** Returns a function that updates the document's title, its canonical link and the current link of the header once a search's data has arrived. */
export function documentHead(brand: BrandView): (view: BusView<PageData>) => void {
  let shown = location.pathname + location.search;
  return ({ state, url, reference, data, status }) => {
    if (status !== 'ready' || url === shown) return;
    shown = url;
    const known = createReference(reference);
    const { documentTitle } = pageText(state, brand, known, searchFacts(data.sources.listing));
    document.title = `${documentTitle} | ${brand.name}`;
    const canonical = canonicalLink(state, brand, known, location.origin);
    document.querySelector('link[rel="canonical"]')?.setAttribute('href', canonical);
    for (const link of document.querySelectorAll<HTMLAnchorElement>('.fc-nav a'))
      link.ariaCurrent = link.href === canonical ? 'page' : null;
  };
}
