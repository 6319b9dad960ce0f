import type { ReactNode } from 'react';
import { cx } from '../cx';
import styles from './swatch.module.css';

/** A dot of a colour, before a label that names it. `color` is any CSS colour; without one it is the sign for "other". */
export function Swatch({
  color,
  size = 20,
  className,
}: {
  color: string | undefined;
  size?: 16 | 20 | 24;
  className?: string;
}): ReactNode {
  return (
    <svg className={cx(styles.swatch, className)} width={size} height={size} viewBox="0 0 20 20" aria-hidden="true">
      <circle cx="10" cy="10" r="9.25" fill={color ?? 'none'} />
      {color === undefined && <path d="M4 16L16 4" />}
    </svg>
  );
}
