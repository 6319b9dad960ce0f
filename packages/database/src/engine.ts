import type { ColumnDefinitionBuilder, Kysely, RawBuilder } from 'kysely';

/** A type of column that every engine has. */
export type ColumnType = 'integer' | 'text';

/**
 * A database engine. Services are written with Kysely, or in SQL that SQLite and PostgreSQL both have; what they say differently is here, or
 * in one folder of the service.
 */
export interface Engine {
  /** Whether several processes of a service may use one database at once. */
  readonly isShared: boolean;
  /** Returns the location's name for messages, without secrets. */
  nameOf(location: string): string;
  /** Overwrites deleted data wherever the engine still has it, such as in its log. */
  purge(db: Kysely<unknown>): Promise<void>;
  /** Returns rows of values as a subquery, whose number of parameters does not depend on that of the rows. @param columns their names and types, in order */
  rows(columns: Readonly<Record<string, ColumnType>>, values: readonly (readonly unknown[])[]): RawBuilder<unknown>;
  /** Returns values as a subquery with one column, `value`, in their order, by one parameter. */
  list(type: ColumnType, values: readonly unknown[]): RawBuilder<unknown>;
  /** Makes a column the primary key, which the engine numbers. */
  numbered(column: ColumnDefinitionBuilder): ColumnDefinitionBuilder;
  /** Continues the numbers of a table's primary key, after rows were copied into it with theirs. */
  continueNumbers(db: Kysely<unknown>, table: string, key: string): Promise<void>;
  /** SQL at the end of a query that locks its rows, and leaves out rows that another transaction has locked. */
  readonly skipLocked: RawBuilder<unknown>;
  /** Whether a transaction failed only because another one ran at the same time, so that it may succeed when it is tried again. */
  isConflict(error: unknown): boolean;
  /** Whether an error means that the database cannot be reached, so that it is worth waiting. */
  isUnreachable(error: unknown): boolean;
  /** Whether an error means that the database stores nothing at present: it is read-only, or its disk is full. */
  isUnwritable(error: unknown): boolean;
}
