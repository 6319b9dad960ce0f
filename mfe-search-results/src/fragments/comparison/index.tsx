import { defineFragment } from '@forecourt/fragment-kit';
import { Comparison } from './comparison';
import { Fallback } from './fallback';

/** Vehicles side by side (section 4, "Compare"; R56). */
export default defineFragment({
  name: 'comparison',
  needs: ['compared'],
  // Only the device has the comparison.
  hydrate: 'remembered',
  Component: Comparison,
  Fallback,
});
