import type { ComponentProps, ReactNode } from 'react';
import { cx } from '../cx';
import styles from './visually-hidden.module.css';

/** Text for assistive technology only. With `role="status"` it is a live region: keep it mounted and change its text. */
export function VisuallyHidden({ className, ...rest }: ComponentProps<'span'>): ReactNode {
  return <span {...rest} className={cx(styles.hidden, className)} />;
}
