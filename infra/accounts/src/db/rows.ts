/** Many values in one statement, by one parameter. */
import type { RawBuilder } from 'kysely';
import type { ColumnType } from './engine';
import { sqlite as engine } from './sqlite';

/** Returns rows of values as a subquery. @param columns their names and types, in the order of the values */
export const rowsOf = (
  columns: Readonly<Record<string, ColumnType>>,
  values: readonly (readonly unknown[])[],
): RawBuilder<unknown> => engine.rows(columns, values);

/** Returns the values of a list as a subquery for `in` and `not in`; the list may be empty. */
export const anyOf = <T extends number | string>(values: readonly T[]): RawBuilder<T> =>
  engine.rows(
    { value: typeof values[0] === 'number' ? 'integer' : 'text' },
    values.map((value) => [value]),
  ) as RawBuilder<T>;
