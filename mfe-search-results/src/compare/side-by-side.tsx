import { cx, VisuallyHidden } from '@forecourt/ui';
import { type ReactNode, useId } from 'react';
import styles from './side-by-side.module.css';
import type { CompareRow, RowGroup } from './split-rows';

export interface SideBySideProps {
  /** Names what is compared, for screen readers. */
  caption: string;
  /** Keys of the columns. */
  columns: readonly string[];
  /** Rows that head the columns. */
  head: ReactNode;
  /** Groups without a row are left out. */
  groups: readonly RowGroup[];
  /** Gives the columns other widths than of those that scroll. */
  className?: string;
}

/** Compares things row by row, in columns of one width. The terms stay in view while the columns scroll. */
export function SideBySide({ caption, columns, head, groups, className }: SideBySideProps): ReactNode {
  const captionId = useId();
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls can be scrolled by keyboard
    <section className={cx(styles.side, className)} tabIndex={0} aria-labelledby={captionId}>
      <table className={styles.table}>
        <caption id={captionId}>
          <VisuallyHidden>{caption}</VisuallyHidden>
        </caption>
        <thead>{head}</thead>
        {groups.map(({ title, rows }) => rows.length > 0 && <Group key={title} {...{ title, rows, columns }} />)}
      </table>
    </section>
  );
}

function Group({ title, rows, columns }: RowGroup & Pick<SideBySideProps, 'columns'>): ReactNode {
  return (
    <tbody>
      {title !== null && (
        <tr>
          <th scope="rowgroup" colSpan={columns.length + 1} className={styles.group}>
            <span>{title}</span>
          </th>
        </tr>
      )}
      {rows.map((row) => (
        <tr key={row.term} data-term={row.term}>
          <th scope="row">{row.term}</th>
          {columns.map((key, at) => (
            <Value key={key} row={row} at={at} />
          ))}
        </tr>
      ))}
    </tbody>
  );
}

function Value({ row: { values, unknown = 'Not known', best }, at }: { row: CompareRow; at: number }): ReactNode {
  const value = values[at] ?? null;
  return (
    <td data-unknown={value === null || undefined}>
      {value ?? unknown}
      {best === at && (
        <>
          {' '}
          <span className={styles.best}>Best</span>
        </>
      )}
    </td>
  );
}
