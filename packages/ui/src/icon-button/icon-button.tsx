import type { ComponentProps, ReactNode } from 'react';
import { cx } from '../cx';
import { Icon } from '../icon/icon';
import type { IconName } from '../icon/paths';
import styles from './icon-button.module.css';

export interface IconButtonProps extends Omit<ComponentProps<'button'>, 'children' | 'aria-label'> {
  icon: IconName;
  /** Accessible name and tooltip. */
  label: string;
  /** Edges of 32 and 44 px. */
  size?: 'sm' | 'md';
  /** `floating` stands on a picture. */
  variant?: 'plain' | 'outlined' | 'floating';
  filled?: boolean;
}

/** A button that shows an icon only. A toggle says so with `aria-pressed`. */
export function IconButton({
  icon,
  label,
  size = 'md',
  variant = 'plain',
  filled,
  className,
  ...rest
}: IconButtonProps): ReactNode {
  return (
    <button
      type="button"
      title={label}
      {...rest}
      aria-label={label}
      className={cx(styles.button, styles[size], styles[variant], className)}
    >
      <Icon name={icon} filled={filled} size={20} />
    </button>
  );
}
