/** Page type of the site's own articles, one for each address. The content service provides the texts. */
import { guidePages, inBrandsWords, sitePages } from '@forecourt/site';
import type { PageType } from '../steps/page-type';
import { notFound, searchFailed } from './status';

export const article: PageType = {
  name: 'article',
  roots: [...sitePages, ...guidePages].map(({ href }) => href),
  matches: (path) => [...sitePages, ...guidePages].some(({ href }) => href === path),
  read({ url }) {
    const [path = ''] = url.split('?', 1);
    return { state: {}, params: { article: path.slice(1) }, canonical: url, cookies: [], spent: [] };
  },
  harmless: ({ params }) => `/${params.article}`,
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
