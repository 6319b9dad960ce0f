import type { ComponentProps, ReactNode } from 'react';
import { cx } from '../cx';
import styles from './icon.module.css';

/** Icons by the names that `icon.module.css` has them under. */
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
  'fuel',
  'gauge',
  'heart',
  'heart-filled',
  'info',
  'location',
  'mail',
  'phone',
  'search',
  'shield',
  'wallet',
  'warning',
] as const;
export type IconName = (typeof iconNames)[number];

/** Attributes that put an icon before what an element of your own holds; give the element a flex or grid layout. */
export function withIcon(name: IconName, className?: string): { className: string; 'data-icon': IconName } {
  return { className: cx(styles.icon, className), 'data-icon': name };
}

export interface IconProps extends ComponentProps<'i'> {
  name: IconName;
  /** Edge in pixels: 16 beside small text, 24 alone; else 20, or what `--icon-size` says. */
  size?: 16 | 24 | 32;
}

/** One of our own line icons by itself, in the colour of the text around it. Decoration: what it says stands beside it in words. */
export function Icon({ name, size, className, ...rest }: IconProps): ReactNode {
  return <i {...rest} {...withIcon(name, className)} data-size={size} />;
}
