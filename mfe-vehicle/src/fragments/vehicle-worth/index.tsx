import { defineFragment } from '@forecourt/fragment-kit';
import { Fallback } from './fallback';
import { Worth } from './worth';

/** How price and mileage compare with those of similar vehicles, and the price history. */
export default defineFragment({
  name: 'vehicle-worth',
  needs: ['vehicle', 'market', 'mileage'],
  hydrate: 'never',
  Component: Worth,
  Fallback,
});
