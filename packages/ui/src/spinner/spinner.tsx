import type { ReactNode } from 'react';
import { VisuallyHidden } from '../visually-hidden/visually-hidden';
import styles from './spinner.module.css';

/** A turning ring in the colour and height of the text. Needs a label unless text beside it says that something is loading. */
export function Spinner({ label }: { label?: string }): ReactNode {
  return <i className={styles.spinner}>{label !== undefined && <VisuallyHidden>{label}</VisuallyHidden>}</i>;
}
