import { useSource, useView } from '@forecourt/fragment-kit';
import { dealPage, dealsPage } from '@forecourt/listing';
import type { ReactNode } from 'react';
import styles from './deals.module.css';
import { SentDealCard } from './sent-deal';

/** Renders the deal of an email's link. A button cancels it; opening the page does not, because mail programs follow links. */
export function DealOfLink(): ReactNode {
  const { token = '' } = useView().params;
  const deal = useSource('deal');
  return (
    <div className={styles.page}>
      <h1>Your deal</h1>
      {deal === undefined ? (
        <p>The deal that this link is about has been deleted, or the link is not whole.</p>
      ) : (
        <SentDealCard deal={deal} named={{ token }} here={`${dealPage}?${new URLSearchParams({ token })}`} />
      )}
      <p>
        <a href={dealsPage}>All your deals</a>
      </p>
    </div>
  );
}
