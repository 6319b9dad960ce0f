import { useSource } from '@forecourt/fragment-kit';
import { useReference } from '@forecourt/search-kit';
import { type ReactNode, useId } from 'react';
import styles from './facts.module.css';
import { factsOf } from './facts-of';

/** Everything that is known of the vehicle, a term and its value each. */
export function Facts(): ReactNode {
  const headingId = useId();
  const listing = useSource('vehicle')?.listing;
  const { facets } = useReference();
  if (listing === undefined) return null;
  return (
    <section aria-labelledby={headingId} className={styles.facts}>
      <h2 id={headingId}>Facts</h2>
      <dl>
        {factsOf(listing, facets).map(([term, value]) => (
          <div key={term}>
            <dt>{term}</dt>
            <dd>{value}</dd>
          </div>
        ))}
      </dl>
    </section>
  );
}
