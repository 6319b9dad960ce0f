import type { ComponentProps, ReactNode } from 'react';
import { cx } from '../cx';
import styles from './card.module.css';

export interface CardLook {
  /** Room inside: none for pictures that reach the edge. */
  padding?: 'none' | 'sm' | 'md' | 'lg';
  /** `raised` lifts it, `soft` tints it, `outlined` is the default. */
  variant?: 'outlined' | 'raised' | 'soft';
  /** Answers to the pointer; for cards that hold one link over their whole area, see `cardLinkClass`. */
  interactive?: boolean;
}

/** Class names of a card, for elements of your own. */
export function cardClass({ padding = 'md', variant = 'outlined', interactive }: CardLook = {}): string {
  return cx(styles.card, styles[variant], styles[`pad-${padding}`], interactive && styles.interactive);
}

/** Stretches a link over its whole card; other controls in the card stay clickable above it (R74: no button inside a link). */
export const cardLinkClass: string = styles.link ?? '';

/** Lifts a control above the card's stretched link. */
export const cardControlClass: string = styles.control ?? '';

/** A surface for things that belong together. */
export function Card({
  as: Element = 'div',
  padding,
  variant,
  interactive,
  className,
  ...rest
}: CardLook & { as?: 'div' | 'section' | 'article' | 'aside' | 'li' } & ComponentProps<'div'>): ReactNode {
  const Tag = Element as 'div';
  return <Tag {...rest} className={cx(cardClass({ padding, variant, interactive }), className)} />;
}
