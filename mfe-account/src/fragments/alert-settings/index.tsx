import { defineFragment } from '@forecourt/fragment-kit';
import { AlertSettings } from './alert-settings';

/** The target of links in emails: their subject, and how to end them. */
export default defineFragment({
  name: 'alert-settings',
  needs: ['alert'],
  hydrate: 'never',
  Component: AlertSettings,
  Fallback: () => <h1>Email alerts</h1>,
});
