import { type ReactNode, useState } from 'react';
import styles from '../filters.module.css';

/** Further boxes of a list, behind a disclosure below them, or under a title of their own. */
export function More(props: { count: number; open: boolean; title?: string; children: ReactNode }): ReactNode {
  const { count, open, title, children } = props;
  // Only its beginning is ours to say: from then on it is the shopper's.
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
