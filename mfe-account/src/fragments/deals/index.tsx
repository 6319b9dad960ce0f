import { defineFragment, useView } from '@forecourt/fragment-kit';
import { DealOfLink } from './deal-of-link';
import { MyDeals } from './deals';

const Deals = () => (useView().params.token === undefined ? <MyDeals /> : <DealOfLink />);

/** The visitor's deals: those that were sent, and those that were only worked out; or the deal of an email's link. */
export default defineFragment({
  name: 'deals',
  needs: ['deals', 'deal', 'visitor'],
  Component: Deals,
  Fallback: () => (
    <section>
      <h1>Your deals</h1>
      <p>Your deals cannot be shown right now. Please try again.</p>
    </section>
  ),
});
