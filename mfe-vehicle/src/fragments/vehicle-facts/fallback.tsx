import type { ReactNode } from 'react';
import styles from './facts.module.css';

/** Reserves the space of the first facts. */
export function Fallback(): ReactNode {
  return (
    <section className={styles.fallback} aria-label="Facts">
      <p>The facts of this vehicle are not available right now.</p>
      {/* biome-ignore lint/a11y/useValidAnchor: an empty reference is this very page, which a static text cannot name */}
      <a href="">Reload the page</a>
    </section>
  );
}
