import { defineFragment } from '@forecourt/fragment-kit';
import { Fallback } from './fallback';
import { Payment } from './payment';

/** The price's story, and a calculator of payments. */
export default defineFragment({
  name: 'vehicle-payment',
  needs: ['vehicle', 'memory'],
  hydrate: 'visible',
  Component: Payment,
  Fallback,
});
