import type { ReactNode } from 'react';

/** A term and its value: `Doors`, `4`. */
export type Term = readonly [term: string, value: string];

export function Terms({ rows }: { rows: readonly Term[] }): ReactNode {
  if (rows.length === 0) return null;
  return (
    <dl>
      {rows.map(([term, value]) => (
        <div key={term}>
          <dt>{term}</dt>
          <dd>{value}</dd>
        </div>
      ))}
    </dl>
  );
}
