import { defineFragment } from '@forecourt/fragment-kit';
import { Fallback } from './fallback';
import { Spin } from './spin';

/** The vehicle from all sides, over the whole page. */
export default defineFragment({
  name: 'vehicle-spin',
  needs: ['vehicle'],
  overlay: { placement: 'modal', size: 'full' },
  Component: Spin,
  Fallback,
});
