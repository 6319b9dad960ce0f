import type { ComponentProps, ReactNode } from 'react';
import { cx } from '../cx';
import styles from './badge.module.css';

export const badgeKinds = [
  'neutral',
  'great-deal',
  'good-deal',
  'certified',
  'sponsored',
  'reduced',
  'hot',
  'new',
] as const;
export type BadgeKind = (typeof badgeKinds)[number];

export interface BadgeProps extends ComponentProps<'span'> {
  /** Its colours, and the icon before its text. */
  kind?: BadgeKind;
}

/** A small label. */
export function Badge({ kind, className, ...rest }: BadgeProps): ReactNode {
  return <span {...rest} data-kind={kind} className={cx(styles.badge, className)} />;
}
