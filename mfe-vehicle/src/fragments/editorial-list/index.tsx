import { defineFragment } from '@forecourt/fragment-kit';
import { EditorialList } from './editorial-list';

/** A page of the articles, or of the expert reviews. */
export default defineFragment({
  name: 'editorial-list',
  needs: ['editorial-list'],
  hydrate: 'never',
  Component: EditorialList,
  Fallback: () => <h1>The articles are not available right now</h1>,
});
