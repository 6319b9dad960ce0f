/** Passes many values to a statement by few parameters. */
import type { Kysely, RawBuilder } from 'kysely';
import type { ColumnType } from './engine';
import { engineOf } from './engines';

type Opened = Pick<Kysely<never>, 'getExecutor'>;

/** Returns rows of values as a subquery. @param columns their names and types, in the order of the values */
export const rowsOf = (
  db: Opened,
  columns: Readonly<Record<string, ColumnType>>,
  values: readonly (readonly unknown[])[],
): RawBuilder<unknown> => engineOf(db).rows(columns, values);

/** Returns the values of a list as a subquery for `in` and `not in`; the list may be empty. */
export const anyOf = <T extends ColumnType>(
  db: Opened,
  type: T,
  values: readonly (T extends 'integer' ? number : string)[],
): RawBuilder<T extends 'integer' ? number : string> =>
  engineOf(db).list(type, values) as RawBuilder<T extends 'integer' ? number : string>;
