import type { BrandView } from '@forecourt/contracts';
import { type BusView, canonicalLink, createReference, isUnknownZip, pageText } from '@forecourt/search-state';
import type { PageData } from './data';

/** Keeps the document's title and canonical link with the search, once its data is there. */
export function documentHead(brand: BrandView): (view: BusView<PageData>) => void {
  let shown = location.pathname + location.search;
  return ({ state, url, reference, data, status }) => {
    if (status !== 'ready' || url === shown) return;
    shown = url;
    const known = createReference(reference);
    const { listing } = data.sources;
    const unknownZip = isUnknownZip(state, listing);
    const { title } = pageText(state, brand, known, { total: listing?.totalResultCount, unknownZip });
    document.title = `${title} | ${brand.name}`;
    document
      .querySelector('link[rel="canonical"]')
      ?.setAttribute('href', canonicalLink(state, brand, known, location.origin));
  };
}
