import type { ReactNode } from 'react';
import styles from './results.module.css';

/** Reserves the space of the first rows, so that the content below does not jump up if the results fail. */
export function Fallback(): ReactNode {
  return (
    <section className={styles.fallback} aria-label="Results">
      <p>Results are not available right now.</p>
      {/* biome-ignore lint/a11y/useValidAnchor: an empty reference is this very page, which a static text cannot name */}
      <a href="">Reload the page</a>
    </section>
  );
}
