/** The site's own pages: what it says of itself, one an address. The words are the content service's. */
import { guidePages, inBrandsWords, sitePages } from '@forecourt/site';
import type { PageType } from '../steps/page-type';
import { notFound, searchFailed } from './status';

export const article: PageType = {
  name: 'article',
  matches: (path) => [...sitePages, ...guidePages].some(({ href }) => href === path),
  read({ url }) {
    const [path = ''] = url.split('?', 1);
    return { state: {}, params: { article: path.slice(1) }, canonical: url, cookies: [], spent: [] };
  },
  requires: ['article'],
  intents: 'document',
  head({ address, brand, data }) {
    const { title = '', sections = [] } = data.article ?? {};
    return {
      title,
      description: inBrandsWords(sections[0]?.paragraphs[0] ?? '', brand),
      canonical: `/${address.params.article}`,
      noindex: false,
      jsonLd: () => [],
    };
  },
  failed: (failure) => (failure.error.status === 404 ? notFound(failure.brand) : searchFailed(failure)),
};
