import { favouritesPage } from '@forecourt/device';
import { dealsPage, myReviewsPage } from '@forecourt/listing';
import type { ReactNode } from 'react';

/** Lists the links to what a person has stored, as items of a list. @param savedSearches number of saved searches; 0: it is not shown */
export function PersonalPages({ savedSearches = 0 }: { savedSearches?: number }): ReactNode {
  return (
    <>
      <li>
        <a href="/account/saved-searches">Saved searches{savedSearches > 0 && ` (${savedSearches})`}</a>
      </li>
      <li>
        <a href={favouritesPage}>Saved cars</a>
      </li>
      <li>
        <a href={dealsPage}>Your deals</a>
      </li>
      <li>
        <a href={myReviewsPage}>Your reviews</a>
      </li>
    </>
  );
}
