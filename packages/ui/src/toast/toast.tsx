import type { ComponentProps, ReactNode } from 'react';
import { cx } from '../cx';
import { IconButton } from '../icon-button/icon-button';
import styles from './toast.module.css';

export interface ToastProps extends Omit<ComponentProps<'div'>, 'title'> {
  open: boolean;
  /** Called by the close button. */
  onClose(): void;
  title: ReactNode;
}

/** A notice in the corner of the screen, 400 px wide, that takes no focus. Keep it mounted: its region announces what appears in it. */
export function Toast({ open, onClose, title, className, children, ...rest }: ToastProps): ReactNode {
  return (
    <div role="status" {...rest} className={cx(styles.place, className)}>
      {open && (
        <div className={styles.toast}>
          <div className={styles.body}>
            <p className={styles.title}>{title}</p>
            {children}
          </div>
          <IconButton icon="close" label="Dismiss" size="sm" onClick={onClose} />
        </div>
      )}
    </div>
  );
}
