import { defineFragment } from '@forecourt/fragment-kit';
import { Favourites } from './favourites';

/** The visitor's saved vehicles, with present prices, price changes and sold ones. */
export default defineFragment({
  name: 'favourites',
  needs: ['favourites', 'memory', 'visitor'],
  Component: Favourites,
  Fallback: () => (
    <section>
      <h1>Saved cars</h1>
      <p>Your saved cars cannot be shown right now. Please try again.</p>
    </section>
  ),
});
