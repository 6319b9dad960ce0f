import { defineFragment } from '@forecourt/fragment-kit';
import { Fallback } from '../../people/fallback';
import { VehicleContact } from './vehicle-contact';

/** A message to the vehicle's seller in place, and what else one does with it. */
export default defineFragment({
  name: 'vehicle-contact',
  needs: ['vehicle'],
  hydrate: 'visible',
  Component: VehicleContact,
  Fallback,
});
