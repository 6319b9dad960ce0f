import { defineFragment } from '@forecourt/fragment-kit';
import { CompareDrawer } from './compare-drawer';

/** The vehicles to compare, at hand during further searches (section 2, "compare drawer"). */
export default defineFragment({
  name: 'compare-drawer',
  needs: [],
  // Only the device has its content.
  hydrate: 'remembered',
  Component: CompareDrawer,
  // The vehicles are stored on the device, so the server cannot render them.
  Fallback: () => null,
});
