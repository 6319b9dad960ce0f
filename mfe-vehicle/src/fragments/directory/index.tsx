import { defineFragment } from '@forecourt/fragment-kit';
import { Directory } from './directory';

/** A page of links to what there is: makes and models, body styles, or cities (R16). */
export default defineFragment({
  name: 'directory',
  needs: ['directory'],
  hydrate: 'never',
  Component: Directory,
  Fallback: () => <h1>This list is not available right now</h1>,
});
