import type { ReactNode } from 'react';
import { cx } from '../cx';
import { formatCount } from '../format';
import styles from './rating.module.css';

export interface RatingProps {
  /** 0 to 5. */
  value: number;
  /** Number of reviews. */
  count?: number;
  className?: string;
}

/** Five stars, filled to a tenth; one image for screen readers. */
export function Rating({ value, count, className }: RatingProps): ReactNode {
  const shown = Math.min(Math.max(value, 0), 5);
  const rated = shown.toFixed(1);
  const reviews = count === undefined ? '' : `, ${formatCount(count)} ${count === 1 ? 'review' : 'reviews'}`;
  return (
    <span role="img" aria-label={`Rated ${rated} out of 5${reviews}`} className={cx(styles.rating, className)}>
      <svg aria-hidden="true">
        <rect width={`${Math.round(shown * 20)}%`} />
      </svg>
      <b>{rated}</b>
      {count !== undefined && ` (${formatCount(count)})`}
    </span>
  );
}
