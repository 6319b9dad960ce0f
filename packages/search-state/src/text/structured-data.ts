import type { Breadcrumb } from '../derived';

/** Plain facts of one listing, for a page's structured data. Prices in whole US dollars, mileage in miles. */
export interface CarFacts {
  name: string;
  /** Absolute URL. */
  url: string;
  price?: number;
  brand?: string;
  model?: string;
  year?: number;
  mileage?: number;
  vin?: string;
  image?: string;
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

/** Returns the `ItemList` of `Car` (R16). Unknown facts are left out, because structured data must not be wrong. */
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
