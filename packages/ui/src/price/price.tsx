import type { ReactNode } from 'react';
import { cx } from '../cx';
import { formatPrice } from '../format';
import styles from './price.module.css';

export interface PriceProps {
  /** Whole US dollars; 0 is a price. Undefined shows the text instead (R31). */
  value: number | undefined;
  /** Larger than 21 px. */
  size?: 'lg';
  /** The earlier price, struck through; shown only when it is higher. */
  was?: number;
  /** After the number: `/mo`. */
  unit?: string;
  /** Text without a price. */
  none?: string;
  className?: string;
}

/** A formatted price. */
export function Price({ value, size, was, unit, none = 'Contact seller', className }: PriceProps): ReactNode {
  if (value === undefined) return <span className={cx(styles.none, className)}>{none}</span>;
  return (
    <span className={cx(styles.price, size && styles[size], className)}>
      {formatPrice(value)}
      {unit !== undefined && <span className={styles.unit}>{unit}</span>}
      {was !== undefined && was > value && <s className={styles.was}>{formatPrice(was)}</s>}
    </span>
  );
}
