import { defineFragment } from '@forecourt/fragment-kit';
import { Article } from './article';

/** One of the site's own pages, in the words of the content service. */
export default defineFragment({
  name: 'article',
  needs: ['article'],
  hydrate: 'never',
  Component: Article,
  Fallback: () => <h1>These words are not available right now</h1>,
});
