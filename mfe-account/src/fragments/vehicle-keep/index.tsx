import { defineFragment } from '@forecourt/fragment-kit';
import { VehicleKeep } from './vehicle-keep';

/** Saves the page's vehicle, and records on the device that it was viewed. */
export default defineFragment({
  name: 'vehicle-keep',
  needs: ['vehicle', 'memory'],
  // Opening the page marks the vehicle as viewed.
  hydrate: 'idle',
  Component: VehicleKeep,
  Fallback: () => null,
});
