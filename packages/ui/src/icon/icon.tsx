import type { ComponentProps, ReactNode } from 'react';
import { cx } from '../cx';
import styles from './icon.module.css';

/** Names of the icons in `icon.module.css`. */
export const iconNames = [
  'bell',
  'bolt',
  'calendar',
  'car',
  'check',
  'chevron-down',
  'chevron-left',
  'chevron-right',
  'close',
  'filter',
  'heart',
  'heart-filled',
  'info',
  'location',
  'mail',
  'more',
  'phone',
  'price-drop',
  'search',
  'shield',
  'user',
  'wallet',
  'warning',
] as const;
export type IconName = (typeof iconNames)[number];

/** Returns attributes that put an icon before an element's content; the element needs a flex or grid layout. */
export function withIcon(name: IconName, className?: string): { className: string; 'data-icon': IconName } {
  return { className: cx(styles.icon, className), 'data-icon': name };
}

export interface IconProps extends ComponentProps<'i'> {
  name: IconName;
  /** Edge in pixels: 16 beside small text, 32 alone; else 20, or what `--icon-size` says. */
  size?: 16 | 32;
}

/** A line icon in the colour of the text. Decoration: its meaning must be beside it as text. */
export function Icon({ name, size, className, ...rest }: IconProps): ReactNode {
  return <i {...rest} {...withIcon(name, className)} data-size={size} />;
}
