import type { ReactNode } from 'react';

/** A table with a column for each brand. Of many brands it is scrolled beside the names of its rows. */
export function BrandTable(props: {
  /** Heading of the first column, such as “Remote”. */
  rows: string;
  brands: readonly string[];
  children: ReactNode;
}): ReactNode {
  return (
    <div className="wide">
      <table className="matrix">
        <thead>
          <tr>
            {[props.rows, ...props.brands].map((heading) => (
              <th key={heading} scope="col">
                {heading}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>{props.children}</tbody>
      </table>
    </div>
  );
}
