import { cx } from '@forecourt/ui';
import type { ReactNode } from 'react';
import styles from './terms.module.css';

/** A term and its value: `Doors`, `4`. */
export type Term = readonly [term: string, value: string];

/** Lists terms with their values, one a line; nothing without any. */
export function Terms(props: { rows: readonly Term[]; label?: string; className?: string }): ReactNode {
  const { rows, label, className } = props;
  if (rows.length === 0) return null;
  return (
    <dl aria-label={label} className={cx(styles.terms, className)}>
      {rows.map(([term, value]) => (
        <div key={term}>
          <dt>{term}</dt>
          <dd>{value}</dd>
        </div>
      ))}
    </dl>
  );
}
