import { defineFragment } from '@forecourt/fragment-kit';
import { AdConsent } from './ad-consent';

/**
 * Asks for ad consent, on brands whose data requires it; on the privacy page the answer can be changed. A form that works without script;
 * with script, floating elements stay above it, and the ad at the bottom waits.
 */
export default defineFragment({
  name: 'ad-consent',
  needs: [],
  // Only the device knows whether it was answered.
  hydrate: 'idle',
  Component: AdConsent,
  Fallback: () => null,
});
