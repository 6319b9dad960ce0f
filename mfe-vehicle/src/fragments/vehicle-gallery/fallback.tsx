import type { ReactNode } from 'react';
import styles from './gallery.module.css';

/** Reserves the space of a picture. */
export function Fallback(): ReactNode {
  return <div className={styles.fallback} />;
}
