import { defineFragment } from '@forecourt/fragment-kit';
import { Notifications } from './notifications';

/** The browsers that receive push notifications: switch off, set quiet hours, and switch this one on (R65). */
export default defineFragment({
  name: 'notifications',
  needs: ['notifications'],
  // Only the browser knows whether it may be notified.
  hydrate: 'idle',
  Component: Notifications,
  Fallback: () => (
    <section id="notifications">
      <h2>Notifications</h2>
      <p>They cannot be shown right now. Please try again.</p>
    </section>
  ),
});
