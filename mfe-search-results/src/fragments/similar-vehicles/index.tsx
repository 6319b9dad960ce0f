import { defineFragment } from '@forecourt/fragment-kit';
import { Fallback } from './fallback';
import { SimilarVehicles } from './similar-vehicles';

/** Other vehicles of the same make and model. */
export default defineFragment({
  name: 'similar-vehicles',
  needs: ['similar', 'memory'],
  // Tiles show data that only the device has.
  hydrate: 'remembered',
  Component: SimilarVehicles,
  Fallback,
});
