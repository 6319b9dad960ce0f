import type { ComponentProps, ReactNode } from 'react';
import { cx } from '../cx';
import { type IconName, withIcon } from '../icon/icon';
import styles from './icon-button.module.css';

export interface IconButtonProps extends Omit<ComponentProps<'button'>, 'children' | 'aria-label'> {
  icon: IconName;
  /** Accessible name and tooltip. */
  label: string;
  /** 32 px instead of 44. */
  size?: 'sm';
  /** `floating` for buttons on a picture. */
  variant?: 'outlined' | 'floating';
}

/** A button that shows an icon only. A toggle says so with `aria-pressed`. */
export function IconButton({ icon, label, size, variant, className, ...rest }: IconButtonProps): ReactNode {
  return (
    <button
      type="button"
      title={label}
      {...rest}
      aria-label={label}
      {...withIcon(icon, cx(styles.button, size && styles[size], variant && styles[variant], className))}
    />
  );
}
