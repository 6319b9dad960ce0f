import type { ReactNode } from 'react';
import { cx } from '../cx';
import { formatCount } from '../format';
import { VisuallyHidden } from '../visually-hidden/visually-hidden';
import styles from './rating.module.css';

const star = 'l2.6 5.6 6.1.7-4.5 4.2 1.2 6-5.4-3-5.4 3 1.2-6-4.5-4.2 6.1-.7z';
const stars = [10, 30, 50, 70, 90].map((x) => `M${x} 1.5${star}`).join('');

export interface RatingProps {
  /** 0 to 5. */
  value: number;
  /** Number of reviews. */
  count?: number;
  /** Leaves the number out and shows the stars alone. */
  starsOnly?: boolean;
  className?: string;
}

/** Five stars, filled to a tenth. */
export function Rating({ value, count, starsOnly, className }: RatingProps): ReactNode {
  const shown = Math.min(Math.max(value, 0), 5);
  return (
    <span className={cx(styles.rating, className)}>
      <VisuallyHidden>Rated {shown.toFixed(1)} out of 5</VisuallyHidden>
      <svg className={styles.stars} width="90" height="18" viewBox="0 0 100 20" aria-hidden="true">
        <path className={styles.empty} d={stars} />
        <svg aria-hidden="true" width={Math.round(shown * 20)} height="20" viewBox={`0 0 ${Math.round(shown * 20)} 20`}>
          <path d={stars} />
        </svg>
      </svg>
      {!starsOnly && (
        <span className={styles.value} aria-hidden="true">
          {shown.toFixed(1)}
        </span>
      )}
      {count !== undefined && (
        <span className={styles.count}>
          <span aria-hidden="true">({formatCount(count)})</span>
          <VisuallyHidden>{`, ${formatCount(count)} ${count === 1 ? 'review' : 'reviews'}`}</VisuallyHidden>
        </span>
      )}
    </span>
  );
}
