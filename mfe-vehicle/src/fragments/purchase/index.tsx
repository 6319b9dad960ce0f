import { defineFragment } from '@forecourt/fragment-kit';
import { Fallback } from './fallback';
import { PurchasePage } from './purchase';

/** Buying a vehicle online, step by step; each step is a form that works without script (R84). */
export default defineFragment({
  name: 'purchase',
  needs: ['vehicle', 'deals', 'visitor'],
  Component: PurchasePage,
  Fallback,
});
