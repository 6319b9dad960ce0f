import { defineFragment } from '@forecourt/fragment-kit';
import { Favourites } from './favourites';

/** All vehicles that the visitor keeps: what they cost now, what became cheaper, what was sold. */
export default defineFragment({
  name: 'favourites',
  needs: ['favourites', 'memory', 'visitor'],
  hydrate: 'idle',
  Component: Favourites,
  Fallback: () => (
    <section>
      <h1>Saved cars</h1>
      <p>Your saved cars cannot be shown right now. Please try again.</p>
    </section>
  ),
});
