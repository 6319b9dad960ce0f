import { defineFragment } from '@forecourt/fragment-kit';
import { Companion } from './companion';

/** The shopper's companion: the assistant's button, and at most one notice (sections 2 and 4). */
export default defineFragment({
  name: 'companion',
  needs: ['visitor'],
  // It hears of other fragments, and offers help to those who read on.
  hydrate: 'touched',
  Component: Companion,
  Fallback: () => null,
});
