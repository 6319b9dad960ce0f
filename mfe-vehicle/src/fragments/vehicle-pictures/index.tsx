import { defineFragment } from '@forecourt/fragment-kit';
import { Fallback } from './fallback';
import { Pictures } from './pictures';

/** The pictures of a vehicle, over the whole page. */
export default defineFragment({
  name: 'vehicle-pictures',
  needs: ['vehicle'],
  overlay: { placement: 'modal', size: 'full' },
  Component: Pictures,
  Fallback,
});
