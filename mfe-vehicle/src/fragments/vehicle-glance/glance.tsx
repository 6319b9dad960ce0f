import { useSource } from '@forecourt/fragment-kit';
import { useReference } from '@forecourt/search-kit';
import type { ReactNode } from 'react';
import styles from './glance.module.css';
import { glanceFacts } from './glance-facts';

/** Renders six facts at most, the ones that people look at first. */
export function Glance(): ReactNode {
  const listing = useSource('vehicle')?.listing;
  const { facets } = useReference();
  if (listing === undefined) return null;
  return (
    <dl className={styles.glance} aria-label="At a glance">
      {glanceFacts(listing, facets).map(([term, value]) => (
        <div key={term} data-fact={term}>
          <dt>{term}</dt>
          <dd>{value}</dd>
        </div>
      ))}
    </dl>
  );
}
