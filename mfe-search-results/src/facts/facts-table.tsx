import { cx } from '@forecourt/ui';
import type { ReactNode } from 'react';
import styles from './facts-table.module.css';
import more from './scrolls.module.css';

/** A table of facts whose rows begin with their name; on narrow screens it scrolls by itself. */
export function FactsTable({
  caption,
  columns,
  rows,
  hrefOf,
}: {
  caption: string;
  columns: readonly string[];
  rows: readonly (readonly [name: string, ...cells: ReactNode[]])[];
  /** Returns the page about a row, by its name. */
  hrefOf?: (name: string) => string | undefined;
}): ReactNode {
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls has to be reached with a keyboard
    <section className={cx(styles.facts, more.scrolls)} aria-label={caption} tabIndex={0}>
      <table>
        <caption>{caption}</caption>
        <thead>
          <tr>
            {columns.map((column) => (
              <th key={column} scope="col">
                {column}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map(([name, ...cells]) => (
            <tr key={name}>
              <th scope="row">
                <Name name={name} href={hrefOf?.(name)} />
              </th>
              {cells.map((cell, at) => (
                <td key={columns[at + 1]}>{cell}</td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  );
}

function Name({ name, href }: { name: string; href: string | undefined }): ReactNode {
  return href === undefined ? name : <a href={href}>{name}</a>;
}
