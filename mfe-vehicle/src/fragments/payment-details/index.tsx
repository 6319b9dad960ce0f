import { defineFragment } from '@forecourt/fragment-kit';
import { Fallback } from '../../people/fallback';
import { PaymentDetails } from './payment-details';

/** How a price and its monthly payment come about (section 2, Overlays). */
export default defineFragment({
  name: 'payment-details',
  needs: ['subject'],
  overlay: { placement: 'modal', size: 'sm' },
  Component: PaymentDetails,
  Fallback,
});
