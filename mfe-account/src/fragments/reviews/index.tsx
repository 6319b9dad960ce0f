import { defineFragment } from '@forecourt/fragment-kit';
import { MyReviews } from './my-reviews';

/** The visitor's reviews of vehicles, and the form in which one is written or changed (R90). */
export default defineFragment({
  name: 'reviews',
  needs: ['my-reviews', 'visitor'],
  Component: MyReviews,
  Fallback: () => (
    <section>
      <h1>Your reviews</h1>
      <p>Your reviews cannot be shown right now. They are stored; please try again.</p>
    </section>
  ),
});
