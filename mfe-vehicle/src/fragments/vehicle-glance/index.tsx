import { defineFragment } from '@forecourt/fragment-kit';
import { Fallback } from './fallback';
import { Glance } from './glance';

/** The facts of the vehicle that people look at first. */
export default defineFragment({
  name: 'vehicle-glance',
  needs: ['vehicle'],
  hydrate: 'never',
  Component: Glance,
  Fallback,
});
