import { defineFragment } from '@forecourt/fragment-kit';
import { Fallback } from './fallback';
import { Gallery } from './gallery';

/** The pictures of a vehicle's page. */
export default defineFragment({
  name: 'vehicle-gallery',
  needs: ['vehicle'],
  Component: Gallery,
  Fallback,
});
