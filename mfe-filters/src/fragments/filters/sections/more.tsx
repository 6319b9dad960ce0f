import { type ReactNode, useState } from 'react';
import styles from '../filters.module.css';

/** Further checkboxes of a list, in a disclosure below it, or under a title of their own. */
export function More(props: { count: number; open: boolean; title?: string; children: ReactNode }): ReactNode {
  const { count, open, title, children } = props;
  // We set only the initial state; then the shopper controls it.
  const [openAtFirst] = useState(open);
  return (
    <details open={openAtFirst} className={title === undefined ? styles.more : undefined} suppressHydrationWarning>
      <summary className={styles.moreSummary}>
        {title === undefined ? (
          <>
            <span className={styles.moreClosed}>{`View more (${count})`}</span>
            <span className={styles.moreOpen}>View fewer</span>
          </>
        ) : (
          `${title} (${count})`
        )}
      </summary>
      {children}
    </details>
  );
}
