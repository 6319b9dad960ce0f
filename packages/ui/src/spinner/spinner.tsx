import type { ReactNode } from 'react';
import { VisuallyHidden } from '../visually-hidden/visually-hidden';
import styles from './spinner.module.css';

/** A turning ring in the colour of the text. Give a label unless the text beside it says that something is loading. */
export function Spinner({ size = 20, label }: { size?: 16 | 20 | 32; label?: string }): ReactNode {
  return (
    <>
      <svg className={styles.spinner} width={size} height={size} viewBox="0 0 24 24" aria-hidden="true">
        <circle className={styles.track} cx="12" cy="12" r="9" />
        <path d="M12 3a9 9 0 0 1 9 9" />
      </svg>
      {label !== undefined && <VisuallyHidden>{label}</VisuallyHidden>}
    </>
  );
}
