/** Pages that list what there is, for people and crawlers: makes and models, body styles, cities. */
import { breadcrumbJsonLd } from '@forecourt/search-state';
import { type DirectoryPage, directoryPages } from '@forecourt/site';
import type { PageType } from '../steps/page-type';
import { home } from './home';
import { searchFailed } from './status';

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
