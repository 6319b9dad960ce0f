import type { ReactNode } from 'react';
import { cx } from '../cx';
import styles from './skeleton.module.css';

/** A grey stand-in for what is loading, the size of what will come. Decoration: say "loading" once, elsewhere. */
export function Skeleton({
  shape = 'text',
  className,
}: {
  shape?: 'text' | 'title' | 'block' | 'row';
  className?: string;
}): ReactNode {
  return <span className={cx(styles.skeleton, styles[shape], className)} aria-hidden="true" />;
}

/** The placeholder of a listing tile, 303 px high (R54). */
export function SkeletonTile({ className }: { className?: string }): ReactNode {
  return (
    <span className={cx(styles.tile, className)} aria-hidden="true">
      <span className={cx(styles.skeleton, styles.picture)} />
      <span className={styles.lines}>
        <Skeleton shape="title" />
        <Skeleton />
        <Skeleton />
      </span>
    </span>
  );
}
