import type { ReactNode } from 'react';
import { notificationsPage } from './notifications-page';

/** Steps on Apple's phones and tablets before notifications work. */
export function HomeScreenSteps(): ReactNode {
  return (
    <>
      <p>First put this site on your home screen:</p>
      <ol>
        <li>Press Share at the bottom of Safari.</li>
        <li>Choose “Add to Home Screen”.</li>
        <li>
          Open the site from there, and switch notifications on under <a href={notificationsPage}>Your data</a>.
        </li>
      </ol>
    </>
  );
}
