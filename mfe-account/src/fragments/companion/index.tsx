import { defineFragment } from '@forecourt/fragment-kit';
import { Companion } from './companion';

/** What goes along with a shopper: the assistant's button, and the one notice that is due (sections 2 and 4). */
export default defineFragment({
  name: 'companion',
  needs: ['visitor'],
  hydrate: 'idle',
  Component: Companion,
  Fallback: () => null,
});
