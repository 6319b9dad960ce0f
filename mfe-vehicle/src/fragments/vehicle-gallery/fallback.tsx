import type { ReactNode } from 'react';
import styles from './gallery.module.css';

/** Room as large as a picture's. */
export function Fallback(): ReactNode {
  return <div className={styles.fallback} />;
}
