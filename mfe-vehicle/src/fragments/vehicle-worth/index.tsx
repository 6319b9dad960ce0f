import { defineFragment } from '@forecourt/fragment-kit';
import { Fallback } from './fallback';
import { Worth } from './worth';

/** How price and mileage compare with those of vehicles like it, and what the price was before. */
export default defineFragment({
  name: 'vehicle-worth',
  needs: ['vehicle', 'market', 'mileage'],
  hydrate: 'never',
  Component: Worth,
  Fallback,
});
