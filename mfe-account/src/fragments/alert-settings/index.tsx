import { defineFragment } from '@forecourt/fragment-kit';
import { AlertSettings } from './alert-settings';

/** Where the links of letters lead: what they are about, and how they end. */
export default defineFragment({
  name: 'alert-settings',
  needs: ['alert'],
  hydrate: 'never',
  Component: AlertSettings,
  Fallback: () => <h1>Email alerts</h1>,
});
