import type { ComponentProps, ReactNode } from 'react';
import { cx } from '../cx';
import styles from './icon.module.css';
import { type IconName, iconPaths } from './paths';

export interface IconProps extends Omit<ComponentProps<'svg'>, 'name' | 'children'> {
  name: IconName;
  /** Edge in pixels: 16 beside small text, 20 beside body text, 24 alone. */
  size?: 16 | 20 | 24 | 32;
  /** Fills the outline: a heart that is on. */
  filled?: boolean;
  /** What it says to people who do not see it. Without one it is decoration. */
  label?: string;
}

/** One of our own line icons, in the colour of the text around it. */
export function Icon({ name, size = 20, filled, label, className, ...rest }: IconProps): ReactNode {
  return (
    <svg
      role={label === undefined ? undefined : 'img'}
      aria-label={label}
      aria-hidden={label === undefined || undefined}
      {...rest}
      className={cx(styles.icon, filled && styles.filled, className)}
      width={size}
      height={size}
      viewBox="0 0 24 24"
    >
      <path d={iconPaths[name]} />
    </svg>
  );
}
