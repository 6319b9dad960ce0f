import type { ListingResponse } from '@forecourt/contracts';
import { hasSearchRadius, IntentLink, useSearch, useView } from '@forecourt/fragment-kit';
import { ButtonLink, buttonClass, Icon } from '@forecourt/ui';
import type { ReactNode } from 'react';
import styles from './results.module.css';

/** What a shopper can do about parameters that the search could not use (R10). */
const reasons: Readonly<Record<string, string>> = {
  minPrice: 'The lowest price is above the highest price.',
  startYear: 'The first year is after the last year.',
};

/** Nothing fits, or a part of the search could not be used (R10, R32). Said at once to those who listen. */
export function NoResults({ invalid }: { invalid: ListingResponse['invalidQueryParams'] }): ReactNode {
  const wider = hasSearchRadius(useSearch());
  const why = Object.entries(reasons).filter(([param]) => Object.hasOwn(invalid, param));
  return (
    <div className={styles.message}>
      <Icon name="search" size={32} />
      <p role="alert" className={styles.messageTitle}>
        Update filter criteria to see more results
      </p>
      {why.map(([param, reason]) => (
        <p key={param}>{reason}</p>
      ))}
      <p className={styles.messageActions}>
        <IntentLink intent={{ type: 'clear' }} className={buttonClass({ variant: 'primary' })}>
          Clear all filters
        </IntentLink>
        {wider && (
          <IntentLink intent={{ type: 'location', searchRadius: 0 }} className={buttonClass()}>
            Search any distance
          </IntentLink>
        )}
      </p>
    </div>
  );
}

/** A page after the last one: listings were sold since its link was made. */
export function PastTheEnd(): ReactNode {
  return (
    <div className={styles.message}>
      <Icon name="car" size={32} />
      <p role="alert" className={styles.messageTitle}>
        There are no more results on this page
      </p>
      <p className={styles.messageActions}>
        <IntentLink intent={{ type: 'page', firstRecord: 0 }} className={buttonClass({ variant: 'primary' })}>
          Go to the first page
        </IntentLink>
      </p>
    </div>
  );
}

/** The search failed; its text is the specification's, double space included (R70). Trying again loads the page anew. */
export function SearchFailed(): ReactNode {
  const { url } = useView();
  return (
    <div className={styles.message}>
      <Icon name="warning" size={32} />
      <p role="alert" className={styles.messageTitle}>
        {'We are sorry.  There was an issue with your last search.'}
      </p>
      <p className={styles.messageActions}>
        <ButtonLink href={url} variant="primary">
          Please try again
        </ButtonLink>
      </p>
    </div>
  );
}
