import { defineFragment } from '@forecourt/fragment-kit';
import { Fallback } from './fallback';
import { placementKinds } from './placements';
import { Results } from './results';
import { resultsModel } from './results-model';

/** The page's main part: number of results, sort order, and the listings (section 2). */
export default defineFragment({
  name: 'results',
  needs: ['listing', 'memory'],
  // Tiles show data that only the device has: viewed, new since the last visit, in the comparison.
  hydrate: 'remembered',
  slots: [...placementKinds],
  model: resultsModel,
  Component: Results,
  Fallback,
});
