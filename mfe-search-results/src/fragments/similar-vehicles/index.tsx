import { defineFragment } from '@forecourt/fragment-kit';
import { Fallback } from './fallback';
import { SimilarVehicles } from './similar-vehicles';

/** Other vehicles of the same make and model. */
export default defineFragment({
  name: 'similar-vehicles',
  needs: ['similar', 'memory'],
  // Payments are on the terms that the device remembers.
  hydrate: 'remembered',
  Component: SimilarVehicles,
  Fallback,
});
