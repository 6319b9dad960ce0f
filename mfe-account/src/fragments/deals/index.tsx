import { defineFragment } from '@forecourt/fragment-kit';
import { MyDeals } from './deals';

/** The visitor's deals: those that were sent, and those that were only worked out. */
export default defineFragment({
  name: 'deals',
  needs: ['deals', 'visitor'],
  Component: MyDeals,
  Fallback: () => (
    <section>
      <h1>Your deals</h1>
      <p>Your deals cannot be shown right now. Please try again.</p>
    </section>
  ),
});
