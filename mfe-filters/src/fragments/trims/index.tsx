import { defineFragment } from '@forecourt/fragment-kit';
import { Trims } from './trims';

/** Trims modal (section 2, Overlays): opened from the panel, about the model that its props name. */
export default defineFragment({
  name: 'trims',
  needs: ['listing.filters', 'listing.total', 'trims'],
  overlay: { placement: 'modal', size: 'md' },
  Component: Trims,
  Fallback: () => <p>Trims are not available right now.</p>,
});
