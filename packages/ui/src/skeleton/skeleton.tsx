import type { ReactNode } from 'react';
import { cx } from '../cx';
import styles from './skeleton.module.css';

/** A grey placeholder in the size of the loading content. Decoration: announce "loading" once, elsewhere. */
export function Skeleton({
  shape = 'text',
  className,
}: {
  shape?: 'text' | 'title' | 'block' | 'row';
  className?: string;
}): ReactNode {
  return <span data-shape={shape} className={cx(styles.skeleton, className)} aria-hidden="true" />;
}

/** The placeholder of a listing tile, 303 px high (R54): a picture, a title and two lines. */
export function SkeletonTile(): ReactNode {
  return <span className={styles.tile} aria-hidden="true" />;
}
