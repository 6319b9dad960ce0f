/** Pages that list what there is, for people and crawlers: makes and models, body styles, cities. */
import type { DirectoryKind } from '@forecourt/listing';
import { breadcrumbJsonLd, makesPath } from '@forecourt/search-state';
import type { PageType } from '../steps/page-type';
import { home } from './home';
import { searchFailed } from './status';

interface DirectoryPage {
  href: string;
  /** What the marketplace lists for it. */
  by: DirectoryKind;
  title: string;
  description: string;
}

/** The pages by the name of their type. */
export const directoryPages = {
  makes: {
    ...{ href: makesPath, by: 'models', title: 'Makes and models' },
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

const pageOf = (name: string, { href, by, title, description }: DirectoryPage): PageType => ({
  name,
  roots: [href],
  matches: (path) => path === href,
  read: ({ url }) => ({ state: {}, params: { by }, canonical: url, cookies: [], spent: [] }),
  harmless: () => href,
  requires: ['directory'],
  about: ['directory'],
  intents: 'document',
  head({ data }) {
    const groups = data.directory?.groups ?? [];
    return {
      ...{ title, description, canonical: href, noindex: groups.length === 0 },
      jsonLd: (origin) => [
        breadcrumbJsonLd(
          [
            { key: 'home', label: 'Cars for Sale', href: home },
            { key: name, label: title, href },
          ],
          origin,
        ),
        {
          '@context': 'https://schema.org',
          '@type': 'ItemList',
          name: title,
          itemListElement: groups.map((group, index) => ({
            ...{ '@type': 'ListItem', position: index + 1, name: group.label, url: origin + group.href },
          })),
        },
      ],
    };
  },
  failed: searchFailed,
});

export const directories: readonly PageType[] = Object.entries(directoryPages).map(([name, page]) =>
  pageOf(name, page),
);
