import type { Breadcrumb } from '../derived';

/** Returns the `BreadcrumbList` of a trail (R16); `origin` as in `https://host`. Plain JSON: it has to be escaped in HTML. */
export function breadcrumbJsonLd(breadcrumbs: readonly Breadcrumb[], origin: string): object {
  return {
    '@context': 'https://schema.org',
    '@type': 'BreadcrumbList',
    itemListElement: breadcrumbs.map(({ label, href }, index) => ({
      '@type': 'ListItem',
      position: index + 1,
      name: label,
      item: origin + href,
    })),
  };
}

/** Returns the `ItemList` of `Car` (R16): each car's own page has its details. @param urls of these pages, absolute */
export function itemListJsonLd(urls: readonly string[]): object {
  return {
    '@context': 'https://schema.org',
    '@type': 'ItemList',
    itemListElement: urls.map((url, index) => ({
      '@type': 'ListItem',
      position: index + 1,
      item: { '@type': 'Car', url },
    })),
  };
}
