import { defineFragment } from '@forecourt/fragment-kit';
import { Favourites } from './favourites';

/** The vehicles that a person has marked. */
export default defineFragment({
  name: 'favourites',
  needs: ['visitor'],
  hydrate: 'never',
  Component: Favourites,
  Fallback: () => <h1>Favourites</h1>,
});
