import { defineFragment } from '@forecourt/fragment-kit';
import { RecentlyViewed } from './recently-viewed';

/** Vehicles viewed on this device; empty if there are none. */
export default defineFragment({
  name: 'recently-viewed',
  needs: [],
  // Only the device has its content; the server’s HTML is empty.
  hydrate: 'visible',
  Component: RecentlyViewed,
  // The server does not know them.
  Fallback: () => null,
});
