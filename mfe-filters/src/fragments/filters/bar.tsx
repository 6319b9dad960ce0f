import { isPlainClick } from '@forecourt/search-kit';
import { buttonClass, cx, withIcon } from '@forecourt/ui';
import type { ReactNode } from 'react';
import styles from './bar.module.css';

/**
 * The button that opens the panel where it is not a side bar; CSS alone decides. It stays at the top of the screen, at the beginning of the
 * page's row of tools.
 */
export function Bar(props: {
  /** Number of filters that the shopper chose. */
  active: number;
  /** Address of the page with every filter. */
  whole: string;
  /** Opens the drawer; returns false if it cannot, so that the link is followed, to the page with every filter. */
  open(): boolean;
  hidden: boolean;
}): ReactNode {
  const { active, whole, open, hidden } = props;
  return (
    <div className="fc-when-drawer fc-bar" hidden={hidden}>
      <a
        href={whole}
        rel="nofollow"
        aria-haspopup="dialog"
        data-enhance=""
        {...withIcon('filter', cx(buttonClass({ size: 'sm' }), styles.filters))}
        onClick={(event) => {
          if (isPlainClick(event) && open()) event.preventDefault();
        }}
      >
        Filters
        {active > 0 && <span className={styles.active}>{active}</span>}
      </a>
    </div>
  );
}
