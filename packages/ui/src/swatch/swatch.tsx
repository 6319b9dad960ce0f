import type { ReactNode } from 'react';
import { cx } from '../cx';
import styles from './swatch.module.css';

/** A coloured dot before a label. `color` is any CSS colour; without one it is the symbol for "other". */
export function Swatch({ color, className }: { color: string | undefined; className?: string }): ReactNode {
  // A drawing without lines: the one element whose colour may be an attribute.
  return (
    <svg
      aria-hidden="true"
      color={color}
      className={cx(styles.swatch, color === undefined && styles.other, className)}
    />
  );
}
