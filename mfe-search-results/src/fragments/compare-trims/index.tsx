import { defineFragment } from '@forecourt/fragment-kit';
import { CompareTrims } from './compare-trims';

/** Compare-trims modal (section 2, Overlays): the trims of the model and year in its props, side by side. */
export default defineFragment({
  name: 'compare-trims',
  needs: ['model-trims'],
  overlay: { placement: 'modal', size: 'lg' },
  Component: CompareTrims,
  Fallback: () => <p>Trims are not available right now. Please try again in a moment.</p>,
});
