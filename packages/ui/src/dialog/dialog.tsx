import { type ComponentProps, type MouseEvent, type ReactNode, useEffect, useId, useRef } from 'react';
import { cx } from '../cx';
import { IconButton } from '../icon-button/icon-button';
import styles from './dialog.module.css';

export interface DialogProps extends Omit<ComponentProps<'dialog'>, 'title' | 'onClose' | 'open'> {
  open: boolean;
  /** Called once it has closed, whichever way: Escape, the cross, a click beside it, or `open` becoming false. */
  onClose(): void;
  title: ReactNode;
  /** Where it comes from: the middle, or a drawer docked to an edge. */
  placement?: 'center' | 'start' | 'end' | 'bottom';
  size?: 'sm' | 'md' | 'lg';
  /** Stays in view below the content: the main buttons. */
  footer?: ReactNode;
}

/** A modal on the native `<dialog>`: the browser keeps focus inside and gives it back, and closes on Escape. */
export function Dialog({
  open,
  onClose,
  title,
  placement = 'center',
  size = 'md',
  footer,
  className,
  children,
  ...rest
}: DialogProps): ReactNode {
  const dialog = useRef<HTMLDialogElement>(null);
  const titleId = useId();

  useEffect(() => {
    const element = dialog.current;
    if (element === null || element.open === open) return;
    // An engine without modals still shows what is in it.
    if (typeof element.showModal !== 'function') element.toggleAttribute('open', open);
    else if (open) element.showModal();
    else element.close();
  }, [open]);

  const close = () => (typeof dialog.current?.close === 'function' ? dialog.current.close() : onClose());
  const clickBeside = (event: MouseEvent<HTMLDialogElement>) => {
    if (event.target === event.currentTarget) close();
  };

  return (
    // biome-ignore lint/a11y/useKeyWithClickEvents: Escape does what a click beside the dialog does
    <dialog
      {...rest}
      ref={dialog}
      aria-labelledby={titleId}
      onClose={onClose}
      onClick={clickBeside}
      className={cx(styles.dialog, styles[placement], styles[size], className)}
    >
      <div className={styles.frame}>
        <header className={styles.header}>
          <h2 id={titleId} className={styles.title}>
            {title}
          </h2>
          <IconButton icon="close" label="Close" onClick={close} />
        </header>
        <div className={styles.body}>{open && children}</div>
        {footer !== undefined && <footer className={styles.footer}>{footer}</footer>}
      </div>
    </dialog>
  );
}
