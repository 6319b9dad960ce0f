import type { ComponentProps, ReactNode } from 'react';
import { cx } from '../cx';
import { Spinner } from '../spinner/spinner';
import styles from './button.module.css';

export interface ButtonLook {
  /** `primary` for the one main action, `accent` for a commercial one, `quiet` for actions beside text; else outlined. */
  variant?: 'primary' | 'accent' | 'quiet' | 'danger';
  /** Heights of 32 and 52 px; else 44 px. */
  size?: 'sm' | 'lg';
  /** As wide as its container. */
  block?: boolean;
}

/** Class names that make any element look like a button; for `IntentLink` and other links. */
export function buttonClass({ variant, size, block }: ButtonLook = {}): string {
  return cx(styles.button, variant && styles[variant], size && styles[size], block && styles.block);
}

/** A native button that submits only with `type="submit"`. */
export function Button({ variant, size, block, className, ...rest }: ButtonLook & ComponentProps<'button'>): ReactNode {
  return <button type="button" {...rest} className={cx(buttonClass({ variant, size, block }), className)} />;
}

export interface SubmitButtonProps extends ButtonLook, ComponentProps<'button'> {
  /** While its request is pending: shows a spinner and prevents another one; keeps the focus, which `disabled` would lose. */
  busy: boolean;
}

/** The submit button of a form. */
export function SubmitButton({ busy, children, ...rest }: SubmitButtonProps): ReactNode {
  return (
    <Button
      type="submit"
      {...rest}
      aria-busy={busy || undefined}
      aria-disabled={busy || undefined}
      onClick={(event) => busy && event.preventDefault()}
    >
      {busy && <Spinner />}
      {children}
    </Button>
  );
}

/** A link that looks like a button. */
export function ButtonLink({ variant, size, block, className, ...rest }: ButtonLook & ComponentProps<'a'>): ReactNode {
  return <a {...rest} className={cx(buttonClass({ variant, size, block }), className)} />;
}
