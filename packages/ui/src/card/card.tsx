import type { ComponentProps, ReactNode } from 'react';
import { cx } from '../cx';
import styles from './card.module.css';

export interface CardLook {
  /** Padding: none for pictures that reach the edge; 20 px by default. */
  padding?: 'none' | 'sm' | 'lg';
  /** `raised` lifts it, `soft` tints it; outlined by default. */
  variant?: 'raised' | 'soft';
}

/** Class names of a card, for elements of your own. A card with a `cardLinkClass` reacts to the pointer. */
export function cardClass({ padding, variant }: CardLook = {}): string {
  return cx(styles.card, variant && styles[variant], padding && styles[padding]);
}

/**
 * Stretches a link over its whole card; other controls in the card stay clickable where `position: relative; z-index: 1` lifts them
 * above it (R74: no button inside a link).
 */
export const cardLinkClass: string = styles.link ?? '';

/** A surface for related content. */
export function Card({ padding, variant, className, ...rest }: CardLook & ComponentProps<'div'>): ReactNode {
  return <div {...rest} className={cx(cardClass({ padding, variant }), className)} />;
}
