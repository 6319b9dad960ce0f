import { cx, VisuallyHidden } from '@forecourt/ui';
import { Fragment, type ReactNode, useId } from 'react';
import more from '../facts/scrolls.module.css';
import styles from './side-by-side.module.css';
import type { CompareRow, RowGroup } from './split-rows';

export type DrawnValues = Readonly<Record<string, readonly ReactNode[] | undefined>>;

export interface SideBySideProps {
  /** Names what is compared, for screen readers. */
  caption: string;
  /** Keys of the columns. */
  columns: readonly string[];
  /** Rows that head the columns. */
  head: ReactNode;
  /** Groups without a row are left out. */
  groups: readonly RowGroup[];
  /** Values that are drawn, by their term and in the columns' order, in place of their text. */
  drawn?: DrawnValues;
  /** Gives the columns other widths than of those that scroll. */
  className?: string;
}

/** Compares things row by row, in columns of one width. The terms stay in view while the columns scroll. */
export function SideBySide({ caption, columns, head, groups, drawn = {}, className }: SideBySideProps): ReactNode {
  const captionId = useId();
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls can be scrolled by keyboard
    <section className={cx(styles.side, more.scrolls, className)} tabIndex={0} aria-labelledby={captionId}>
      <table className={styles.table}>
        <caption id={captionId}>
          <VisuallyHidden>{caption}</VisuallyHidden>
        </caption>
        <thead>{head}</thead>
        {groups.map(({ title, rows }) => rows.length > 0 && <Group key={title} {...{ title, rows, columns, drawn }} />)}
      </table>
    </section>
  );
}

function Group(props: RowGroup & Required<Pick<SideBySideProps, 'columns' | 'drawn'>>): ReactNode {
  const { title, rows, columns, drawn } = props;
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
          <th scope="row">{broken(row.term)}</th>
          {columns.map((key, at) => (
            <Value key={key} row={row} at={at} drawn={drawn[row.term]?.[at]} />
          ))}
        </tr>
      ))}
    </tbody>
  );
}

/** Lets a term break after a slash: `Sunroof/Moonroof` is wider than its column on a phone. */
const broken = (term: string): ReactNode =>
  term.split(/(?<=\/)/).map((part, at) => (
    <Fragment key={part}>
      {at > 0 && <wbr />}
      {part}
    </Fragment>
  ));

function Value({ row, at, drawn }: { row: CompareRow; at: number; drawn: ReactNode }): ReactNode {
  const { values, unknown = 'Not known', best } = row;
  const value = values[at] ?? null;
  return (
    <td data-unknown={value === null || undefined}>
      {value === null ? unknown : (drawn ?? value)}
      {best === at && (
        <>
          {' '}
          <span className={styles.best}>Best</span>
        </>
      )}
    </td>
  );
}
