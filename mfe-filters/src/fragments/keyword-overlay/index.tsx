import { defineFragment } from '@forecourt/fragment-kit';
import { KeywordOverlay } from './keyword-overlay';

/** Keyword search modal (section 2, Overlays). */
export default defineFragment({
  name: 'keyword-overlay',
  needs: [],
  overlay: { placement: 'modal', size: 'md' },
  Component: KeywordOverlay,
  Fallback: () => <p>The search by words is not available right now.</p>,
});
