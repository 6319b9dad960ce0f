import { defineFragment } from '@forecourt/fragment-kit';
import { CompareDrawer } from './compare-drawer';

/** The vehicles that are compared, at hand while one searches on (section 2, "compare drawer"). */
export default defineFragment({
  name: 'compare-drawer',
  needs: [],
  hydrate: 'idle',
  Component: CompareDrawer,
  // What the device remembers is not on the server.
  Fallback: () => null,
});
