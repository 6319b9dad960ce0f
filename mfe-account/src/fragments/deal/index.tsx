import { defineFragment } from '@forecourt/fragment-kit';
import { DealOfLink } from './deal';

/** The deal of an email's link. */
export default defineFragment({
  name: 'deal',
  needs: ['deal'],
  Component: DealOfLink,
  Fallback: () => (
    <section>
      <h1>Your deal</h1>
      <p>Your deal cannot be shown right now. Please try again.</p>
    </section>
  ),
});
