/** Every filter of a search as one form: `/cars-for-sale/filters?…`, for those without script. The search is in the query. */
import { filtersPath, formatFilters, pageText, parseParams } from '@forecourt/search-state';
import type { PageType } from '../steps/page-type';
import { harmlessSearch } from './harmless-search';
import { searchFailed } from './status';

export const filters: PageType = {
  name: 'filters',
  roots: [filtersPath],
  matches: (path) => path === filtersPath,
  read({ url }, brand, reference) {
    const query = new URLSearchParams(url.split('?', 2)[1]);
    query.delete('firstRecord');
    const { state } = parseParams(query, brand, reference);
    return { state, params: {}, canonical: formatFilters(state), cookies: [], spent: [] };
  },
  harmless: ({ state }, { reference, zip }) => formatFilters(harmlessSearch(state, reference, zip)),
  requires: ['listing'],
  intents: 'document',
  head: ({ address: { state }, brand, reference }) => ({
    title: `Filters: ${pageText(state, brand, reference).title}`,
    description: '',
    canonical: null,
    noindex: true,
    jsonLd: () => [],
  }),
  failed: searchFailed,
};
