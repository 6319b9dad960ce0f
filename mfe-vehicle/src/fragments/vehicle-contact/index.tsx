import { defineFragment } from '@forecourt/fragment-kit';
import { Fallback } from '../../people/fallback';
import { VehicleContact } from './vehicle-contact';

/** The form for a message to the vehicle's seller. */
export default defineFragment({
  name: 'vehicle-contact',
  needs: ['vehicle'],
  Component: VehicleContact,
  Fallback,
});
