/** A page that lists what there is. */
export interface DirectoryPage {
  href: string;
  /** What the marketplace lists for it. */
  by: 'models' | 'styles' | 'cities';
  title: string;
  description: string;
}

/** The pages that list what there is, for people and crawlers, by the name of their type. */
export const directoryPages = {
  makes: {
    ...{ href: '/cars-for-sale/makes', by: 'models', title: 'Makes and models' },
    description: 'Every make and model that is for sale, with the number of cars of each.',
  },
  'body-styles': {
    ...{ href: '/cars-for-sale/body-styles', by: 'styles', title: 'Body styles' },
    description: 'Sedans, SUVs, trucks and all other body styles that are for sale, by make.',
  },
  cities: {
    ...{ href: '/cars-for-sale/cities', by: 'cities', title: 'Cities' },
    description: 'Cars for sale around the cities with most sellers, by state.',
  },
} as const satisfies Readonly<Record<string, DirectoryPage>>;
