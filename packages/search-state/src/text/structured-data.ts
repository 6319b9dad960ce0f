import type { Breadcrumb } from '../derived';

/** Plain facts of one listing, as a page's structured data names them. Prices in whole US dollars, mileage in miles. */
export interface CarFacts {
  name: string;
  /** Absolute. */
  url: string;
  price?: number;
  brand?: string;
  model?: string;
  year?: number;
  mileage?: number;
  vin?: string;
  image?: string;
}

/** `BreadcrumbList` of a trail (R16); `origin` as in `https://host`. Plain JSON: who writes it into HTML escapes it. */
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

/** `ItemList` of `Car` (R16). What is not known is left out: structured data must not state what is not so. */
export function itemListJsonLd(cars: readonly CarFacts[]): object {
  return {
    '@context': 'https://schema.org',
    '@type': 'ItemList',
    numberOfItems: cars.length,
    itemListElement: cars.map((car, index) => ({ '@type': 'ListItem', position: index + 1, item: carJsonLd(car) })),
  };
}

function carJsonLd({ name, url, price, brand, model, year, mileage, vin, image }: CarFacts): object {
  return {
    '@type': 'Car',
    name,
    url,
    ...(image !== undefined && { image }),
    ...(brand !== undefined && { brand: { '@type': 'Brand', name: brand } }),
    ...(model !== undefined && { model }),
    ...(year !== undefined && { vehicleModelDate: String(year) }),
    ...(mileage !== undefined && {
      mileageFromOdometer: { '@type': 'QuantitativeValue', value: mileage, unitCode: 'SMI' },
    }),
    ...(vin !== undefined && { vehicleIdentificationNumber: vin }),
    ...(price !== undefined && { offers: { '@type': 'Offer', price, priceCurrency: 'USD' } }),
  };
}
