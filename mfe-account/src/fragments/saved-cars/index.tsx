import { defineFragment } from '@forecourt/fragment-kit';
import { SavedCars } from './saved-cars';

/** The header's way to the vehicles that are kept, with their number. */
export default defineFragment({
  name: 'saved-cars',
  needs: ['memory'],
  hydrate: 'idle',
  Component: SavedCars,
  Fallback: () => <a href="/account/favourites">Saved cars</a>,
});
