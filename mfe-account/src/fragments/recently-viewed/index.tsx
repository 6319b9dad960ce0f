import { defineFragment } from '@forecourt/fragment-kit';
import { RecentlyViewed } from './recently-viewed';

/** Vehicles viewed on this device; empty if there are none. */
export default defineFragment({
  name: 'recently-viewed',
  needs: [],
  hydrate: 'visible',
  Component: RecentlyViewed,
  // The server does not know them.
  Fallback: () => null,
});
