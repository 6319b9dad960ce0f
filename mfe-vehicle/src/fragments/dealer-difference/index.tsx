import { defineFragment } from '@forecourt/fragment-kit';
import { Fallback } from '../../people/fallback';
import { DealerDifference } from './dealer-difference';

/** What a dealer says sets them apart (section 2, "dealer-difference modal"; R64). */
export default defineFragment({
  name: 'dealer-difference',
  needs: ['difference'],
  overlay: { placement: 'modal', size: 'md' },
  Component: DealerDifference,
  Fallback,
});
