import { defineFragment } from '@forecourt/fragment-kit';
import { Fallback } from './fallback';
import { Trail } from './trail';

/** Breadcrumbs of a vehicle's page, and the way back to the search. */
export default defineFragment({
  name: 'vehicle-trail',
  needs: ['vehicle', 'besides'],
  hydrate: 'idle',
  Component: Trail,
  Fallback,
});
