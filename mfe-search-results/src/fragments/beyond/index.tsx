import { defineFragment } from '@forecourt/fragment-kit';
import { Beyond } from './beyond';

/** Below a search that finds hardly any: the same farther away, and what comes close (sections 2 and 4, R51). */
export default defineFragment({
  name: 'beyond',
  needs: ['listing', 'supplemental', 'alike', 'memory'],
  hydrate: 'visible',
  Component: Beyond,
  // A shopper misses nothing without it, and nobody knows whether it has anything to say.
  Fallback: () => null,
});
