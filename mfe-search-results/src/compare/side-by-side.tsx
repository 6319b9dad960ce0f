import { cx, VisuallyHidden } from '@forecourt/ui';
import { type ReactNode, useId } from 'react';
import styles from './side-by-side.module.css';
import type { CompareRow, RowGroup } from './split-rows';

/** One of the things that are compared. */
export interface Column {
  key: string;
  picture?: ReactNode;
  /** Stays in view on wide screens. */
  name: ReactNode;
  /** What can be done with it. */
  actions?: ReactNode;
}

export interface SideBySideProps {
  /** Names what is compared, for screen readers. */
  caption: string;
  columns: readonly Column[];
  /** Groups without a row are left out. */
  groups: readonly RowGroup[];
  /** Gives the columns other widths than of those that scroll. */
  className?: string;
}

/** Compares things row by row, in columns of one width. The terms stay in view while the columns scroll. */
export function SideBySide({ caption, columns, groups, className }: SideBySideProps): ReactNode {
  const captionId = useId();
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls can be scrolled by keyboard
    <section className={cx(styles.side, className)} tabIndex={0} aria-labelledby={captionId}>
      <table className={styles.table}>
        <caption id={captionId}>
          <VisuallyHidden>{caption}</VisuallyHidden>
        </caption>
        <thead>
          {columns.some(({ picture }) => picture !== undefined) && (
            <tr>
              <td />
              {columns.map(({ key, picture }) => (
                <td key={key}>{picture}</td>
              ))}
            </tr>
          )}
          <tr>
            <td />
            {columns.map(({ key, name }) => (
              <th key={key} scope="col">
                {name}
              </th>
            ))}
          </tr>
          {columns.some(({ actions }) => actions !== undefined) && (
            <tr>
              <td />
              {columns.map(({ key, actions }) => (
                <td key={key}>{actions}</td>
              ))}
            </tr>
          )}
        </thead>
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
          {columns.map(({ key }, at) => (
            <Value key={key} row={row} at={at} />
          ))}
        </tr>
      ))}
    </tbody>
  );
}

/** Words about a value that are no value themselves. */
const muted: ReadonlySet<string | null> = new Set([null, 'Not listed', 'Contact seller']);

function Value({ row: { values, best }, at }: { row: CompareRow; at: number }): ReactNode {
  const value = values[at] ?? null;
  return (
    <td data-muted={muted.has(value) || undefined} data-yes={value === 'Yes' || undefined}>
      {value ?? 'Not known'}
      {best === at && (
        <>
          {' '}
          <span className={styles.best}>Best</span>
        </>
      )}
    </td>
  );
}
