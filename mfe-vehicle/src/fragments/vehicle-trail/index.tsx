import { defineFragment } from '@forecourt/fragment-kit';
import { Fallback } from './fallback';
import { Trail } from './trail';

/** Breadcrumbs of a vehicle's page, and the way back to the search. */
export default defineFragment({
  name: 'vehicle-trail',
  needs: ['vehicle', 'besides'],
  // Only the browser knows whether the search is one step back.
  hydrate: 'idle',
  Component: Trail,
  Fallback,
});
