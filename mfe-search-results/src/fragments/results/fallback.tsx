import type { ReactNode } from 'react';
import styles from './results.module.css';

/** Keeps the room of the first rows, so that what follows does not jump up when results fail. */
export function Fallback(): ReactNode {
  return (
    <section className={styles.fallback} aria-label="Results">
      <p>Results are not available right now.</p>
      {/* biome-ignore lint/a11y/useValidAnchor: an empty reference is this very page, which a static text cannot name */}
      <a href="">Reload the page</a>
    </section>
  );
}
