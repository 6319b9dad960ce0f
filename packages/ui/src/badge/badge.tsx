import type { ComponentProps, ReactNode } from 'react';
import { cx } from '../cx';
import { type IconName, withIcon } from '../icon/icon';
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

/** The icon before the words of a kind. */
const icons: Readonly<Partial<Record<BadgeKind, IconName>>> = {
  'great-deal': 'tag',
  'good-deal': 'tag',
  certified: 'shield',
  reduced: 'trending-down',
  hot: 'bolt',
};

export interface BadgeProps extends ComponentProps<'span'> {
  /** Its colours, and what its icon says. */
  kind?: BadgeKind;
}

/** A small label of fact. */
export function Badge({ kind = 'neutral', className, ...rest }: BadgeProps): ReactNode {
  const icon = icons[kind];
  const classes = cx(styles.badge, className);
  return (
    <span {...rest} data-kind={kind} {...(icon === undefined ? { className: classes } : withIcon(icon, classes))} />
  );
}
