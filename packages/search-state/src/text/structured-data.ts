import type { Breadcrumb } from '../derived';

/** A listing in a page's structured data. */
export interface ListedCar {
  name: string;
  /** Absolute URL. */
  url: string;
}

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

/** Returns the `ItemList` of `Car` (R16): each car's own page has its details. */
export function itemListJsonLd(cars: readonly ListedCar[]): object {
  return {
    '@context': 'https://schema.org',
    '@type': 'ItemList',
    itemListElement: cars.map(({ name, url }, index) => ({
      '@type': 'ListItem',
      position: index + 1,
      item: { '@type': 'Car', name, url },
    })),
  };
}
