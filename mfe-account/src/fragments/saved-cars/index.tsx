import { defineFragment } from '@forecourt/fragment-kit';
import { SavedCars } from './saved-cars';

/** The header's link to the saved vehicles, with their number. */
export default defineFragment({
  name: 'saved-cars',
  needs: ['memory'],
  hydrate: 'idle',
  Component: SavedCars,
  Fallback: () => <a href="/account/favourites">Saved cars</a>,
});
