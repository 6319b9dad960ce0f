import { defineFragment } from '@forecourt/fragment-kit';
import { AdConsent } from './ad-consent';

/**
 * Asks what ads may use, on brands whose data says so; on the privacy page the answer can be changed. A form that needs no script;
 * with it, what floats keeps above it, and the ad at the bottom waits.
 */
export default defineFragment({
  name: 'ad-consent',
  needs: [],
  hydrate: 'idle',
  Component: AdConsent,
  Fallback: () => null,
});
