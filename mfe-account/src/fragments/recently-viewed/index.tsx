import { defineFragment } from '@forecourt/fragment-kit';
import { RecentlyViewed } from './recently-viewed';

/** Vehicles that were looked at on this device; nothing where there are none. */
export default defineFragment({
  name: 'recently-viewed',
  needs: [],
  hydrate: 'visible',
  Component: RecentlyViewed,
  // What the device remembers is not on the server.
  Fallback: () => null,
});
