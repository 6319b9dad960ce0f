import { useSource } from '@forecourt/fragment-kit';
import { shownTitle } from '@forecourt/listing';
import { usePageText } from '@forecourt/search-kit';
import { Breadcrumbs } from '@forecourt/ui';
import type { ReactNode } from 'react';
import { BackLink } from './back-link';
import { Neighbors } from './neighbors';
import styles from './trail.module.css';

/** Renders the link back to the results and to the vehicles beside this one, and breadcrumbs from the site's start to it. */
export function Trail(): ReactNode {
  const listing = useSource('vehicle')?.listing;
  const { breadcrumbs } = usePageText();
  const here = listing === undefined ? [] : [{ label: shownTitle(listing), href: listing.vdpBaseUrl }];
  return (
    <div className={styles.trail}>
      <div className={styles.ways}>
        <BackLink />
        <Neighbors />
      </div>
      <div className={styles.crumbs}>
        <Breadcrumbs items={[...breadcrumbs, ...here]} />
      </div>
    </div>
  );
}
