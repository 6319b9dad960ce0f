import { defineFragment } from '@forecourt/fragment-kit';
import { SavedCars } from './saved-cars';

/** The header's link to the saved vehicles, with their number. */
export default defineFragment({
  name: 'saved-cars',
  needs: ['memory'],
  // It counts what other fragments save.
  hydrate: 'touched',
  Component: SavedCars,
  Fallback: () => <a href="/account/favourites">Saved cars</a>,
});
