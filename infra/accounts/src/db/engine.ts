import type { ColumnDefinitionBuilder, Dialect, Kysely, RawBuilder } from 'kysely';

/** A type of column that every engine has. */
export type ColumnType = 'integer' | 'text';

/**
 * A database engine. Everything outside of this folder is written with Kysely, or in SQL that SQLite and PostgreSQL both have; what they say
 * differently is here, so that another engine implements this and nothing else.
 */
export interface Engine {
  /** Whether several processes of the service may use one database at once. */
  readonly isShared: boolean;
  /** Opens the database at a location, and creates it where the engine can. A commit has to survive a power failure. */
  connect(location: string): Dialect;
  /** Closes the database's files to other users of the machine. */
  protect(location: string): void;
  /** Returns the location's name for messages, without secrets. */
  nameOf(location: string): string;
  /** Overwrites deleted data wherever the engine still has it, such as in its log. */
  purge(db: Kysely<unknown>): Promise<void>;
  /** Returns rows of values as a subquery, whose number of parameters does not depend on that of the rows. @param columns their names and types, in order */
  rows(columns: Readonly<Record<string, ColumnType>>, values: readonly (readonly unknown[])[]): RawBuilder<unknown>;
  /** Makes a column the primary key, which the engine numbers. */
  numbered(column: ColumnDefinitionBuilder): ColumnDefinitionBuilder;
  /** Continues the numbers of a table's primary key, after rows were copied into it with theirs. */
  continueNumbers(db: Kysely<unknown>, table: string): Promise<void>;
  /** SQL at the end of a query that locks its rows, and leaves out rows that another transaction has locked. */
  readonly skipLocked: RawBuilder<unknown>;
  /** Whether a transaction failed only because another one ran at the same time, so that it may succeed when it is tried again. */
  isConflict(error: unknown): boolean;
  /** Whether an error means that the database cannot be reached, so that it is worth waiting. */
  isUnreachable(error: unknown): boolean;
}
