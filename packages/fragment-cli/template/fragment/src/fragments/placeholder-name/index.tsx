import { defineFragment, useSource } from '@forecourt/fragment-kit';
import { useId } from 'react';
import styles from './placeholder-name.module.css';

/** A pure function of the search and its data: it renders synchronously, on the server and in the browser alike. */
function PlaceholderName() {
  const listing = useSource('listing');
  const heading = useId();
  return (
    <section className={styles.panel} aria-labelledby={heading}>
      <h2 id={heading}>PlaceholderName</h2>
      <p>{listing === undefined ? 'No search yet.' : `${listing.totalResultCount} cars match this search.`}</p>
    </section>
  );
}

export default defineFragment({
  name: 'placeholder-name',
  needs: ['listing'],
  hydrate: 'visible',
  Component: PlaceholderName,
  /** Shown when the fragment fails; keeps its place. */
  Fallback: () => <div className={styles.panel} />,
});
