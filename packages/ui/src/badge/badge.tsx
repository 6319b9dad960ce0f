import type { ComponentProps, ReactNode } from 'react';
import { cx } from '../cx';
import { Icon } from '../icon/icon';
import type { IconName } from '../icon/paths';
import styles from './badge.module.css';

/** What each kind says by default, and the icon before it. */
const kinds = {
  'great-deal': { text: 'Great Deal', icon: 'tag' },
  'good-deal': { text: 'Good Deal', icon: 'tag' },
  certified: { text: 'Certified', icon: 'shield' },
  sponsored: { text: 'Sponsored', icon: null },
  reduced: { text: 'Price Drop', icon: 'trending-down' },
  hot: { text: 'Popular', icon: 'bolt' },
  new: { text: 'New', icon: null },
  neutral: { text: '', icon: null },
} as const satisfies Record<string, { text: string; icon: IconName | null }>;
export type BadgeKind = keyof typeof kinds;
export const badgeKinds = Object.keys(kinds) as readonly BadgeKind[];

export interface BadgeProps extends ComponentProps<'span'> {
  kind?: BadgeKind;
}

/** A small label of fact. Its children replace the kind's own words. */
export function Badge({ kind = 'neutral', className, children, ...rest }: BadgeProps): ReactNode {
  const { text, icon } = kinds[kind];
  return (
    <span {...rest} className={cx(styles.badge, styles[kind], className)}>
      {icon !== null && <Icon name={icon} size={16} />}
      {children ?? text}
    </span>
  );
}
