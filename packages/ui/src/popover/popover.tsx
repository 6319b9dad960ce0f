import { type ReactNode, useId } from 'react';
import { type ButtonLook, buttonClass } from '../button/button';
import { cx } from '../cx';
import styles from './popover.module.css';

export interface PopoverProps extends ButtonLook {
  /** Content of the button. */
  trigger: ReactNode;
  /** The button's accessible name if the trigger has no text. */
  label?: string;
  children: ReactNode;
  className?: string;
}

/** Class name of a popover's panel, for one that several buttons of your own open. */
export const popoverPanelClass: string = styles.panel ?? '';

/** A button with a small panel beside it, on the native popover: works without script, closes on Escape and on a click outside. */
export function Popover({ trigger, label, children, className, ...look }: PopoverProps): ReactNode {
  const id = useId();
  return (
    <>
      <button
        type="button"
        popoverTarget={id}
        aria-label={label}
        className={cx(buttonClass({ variant: 'quiet', size: 'sm', ...look }), className)}
      >
        {trigger}
      </button>
      <div id={id} popover="auto" className={popoverPanelClass}>
        {children}
      </div>
    </>
  );
}
