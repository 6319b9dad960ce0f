import { defineFragment } from '@forecourt/fragment-kit';
import { Notifications } from './notifications';

/** Which browsers take push messages: switched off, left alone at night, and this one switched on (R65). */
export default defineFragment({
  name: 'notifications',
  needs: ['notifications'],
  hydrate: 'idle',
  Component: Notifications,
  Fallback: () => (
    <section id="notifications">
      <h2>Notifications</h2>
      <p>They cannot be shown right now. Please try again.</p>
    </section>
  ),
});
