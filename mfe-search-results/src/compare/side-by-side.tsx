import { Badge, VisuallyHidden } from '@forecourt/ui';
import { type ReactNode, useId } from 'react';

import styles from './side-by-side.module.css';
import type { Comparison } from './split-rows';

export interface SideBySideProps extends Comparison {
  /** Names what is compared, for screen readers. */
  caption: string;
  /** One for each column: its key, and the content of its head. */
  columns: readonly { key: string; head: ReactNode }[];
}

/** Compares things row by row: first the rows that differ, then the same ones. The terms stay in view while the columns scroll. */
export function SideBySide({ caption, columns, differs, same }: SideBySideProps): ReactNode {
  const captionId = useId();
  const several = columns.length > 1;
  const groups = [
    { title: 'What tells them apart', rows: several ? differs : [] },
    { title: several ? 'What they have in common' : 'What is known of it', rows: same },
  ].filter(({ rows }) => rows.length > 0);
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls can be scrolled by keyboard
    <section className={styles.scroll} tabIndex={0} aria-labelledby={captionId}>
      <table className={styles.table}>
        <caption id={captionId}>
          <VisuallyHidden>{caption}</VisuallyHidden>
        </caption>
        <thead>
          <tr>
            <td />
            {columns.map(({ key, head }) => (
              <th key={key} scope="col">
                {head}
              </th>
            ))}
          </tr>
        </thead>
        {groups.map(({ title, rows }) => (
          <tbody key={title}>
            <tr>
              <th scope="rowgroup" colSpan={columns.length + 1} className={styles.group}>
                {title}
              </th>
            </tr>
            {rows.map(({ term, values, best }) => (
              <tr key={term}>
                <th scope="row">{term}</th>
                {values.map((value, at) => (
                  <td key={columns[at]?.key} data-best={best.includes(at) || undefined}>
                    {value ?? <span className={styles.unknown}>Not known</span>}
                    {best.includes(at) && (
                      <>
                        {' '}
                        <Badge kind="great-deal">Best</Badge>
                      </>
                    )}
                  </td>
                ))}
              </tr>
            ))}
          </tbody>
        ))}
      </table>
    </section>
  );
}
