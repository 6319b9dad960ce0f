import { defineFragment } from '@forecourt/fragment-kit';
import { Fallback } from '../../people/fallback';
import { MakeOffer } from './make-offer';

/** An offer to a private seller (section 4; R64). */
export default defineFragment({
  name: 'make-offer',
  needs: ['subject'],
  overlay: { placement: 'modal', size: 'md' },
  Component: MakeOffer,
  Fallback,
});
