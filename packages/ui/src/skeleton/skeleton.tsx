import type { ReactNode } from 'react';
import styles from './skeleton.module.css';

/** The placeholder of a listing tile, 303 px high (R54): a picture, a title and two lines. Decoration: announce "loading" once, elsewhere. */
export function SkeletonTile(): ReactNode {
  return <span className={styles.tile} aria-hidden="true" />;
}
