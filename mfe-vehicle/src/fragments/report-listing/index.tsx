import { defineFragment } from '@forecourt/fragment-kit';
import { Fallback } from '../../people/fallback';
import { ReportListing } from './report-listing';

/** Reports what is wrong with a listing (section 2, Overlays). */
export default defineFragment({
  name: 'report-listing',
  needs: ['subject'],
  overlay: { placement: 'modal', size: 'md' },
  Component: ReportListing,
  Fallback,
});
