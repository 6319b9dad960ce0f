import { defineFragment } from '@forecourt/fragment-kit';
import { VehicleKeep } from './vehicle-keep';

/** Keeps the vehicle of the page; and the device remembers that it was looked at. */
export default defineFragment({
  name: 'vehicle-keep',
  needs: ['vehicle', 'memory'],
  hydrate: 'idle',
  Component: VehicleKeep,
  Fallback: () => null,
});
