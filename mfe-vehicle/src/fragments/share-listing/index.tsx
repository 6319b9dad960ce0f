import { defineFragment } from '@forecourt/fragment-kit';
import { Fallback } from '../../people/fallback';
import { ShareListing } from './share-listing';

/** Shares a listing (section 2, Overlays). */
export default defineFragment({
  name: 'share-listing',
  needs: ['subject'],
  overlay: { placement: 'modal', size: 'sm' },
  Component: ShareListing,
  Fallback,
});
