import { defineFragment } from '@forecourt/fragment-kit';
import { Fallback } from './fallback';
import { Payment } from './payment';

/** How the price came about, and a payment calculator. */
export default defineFragment({
  name: 'vehicle-payment',
  needs: ['vehicle', 'memory'],
  Component: Payment,
  Fallback,
});
