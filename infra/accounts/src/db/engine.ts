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
  /** Returns the location for people, without secrets. */
  nameOf(location: string): string;
  /** Overwrites deleted data wherever the engine still has it, such as in its log. */
  purge(db: Kysely<unknown>): Promise<void>;
  /** Returns rows of values as a subquery, by as many parameters however many rows there are. @param columns their names and types, in order */
  rows(columns: Readonly<Record<string, ColumnType>>, values: readonly (readonly unknown[])[]): RawBuilder<unknown>;
  /** Makes a column the primary key, whose values the engine counts up. */
  numbered(column: ColumnDefinitionBuilder): ColumnDefinitionBuilder;
  /** Lets the numbers of a table's primary key go on after rows were copied into it with their own. */
  countOn(db: Kysely<unknown>, table: string): Promise<void>;
  /** The end of a query whose rows this transaction takes: it locks them, and leaves out those that another transaction has locked. */
  readonly lockingFree: RawBuilder<unknown>;
  /** Whether a transaction failed only because another one ran at the same time, so that it may succeed when it is tried again. */
  isConflict(error: unknown): boolean;
  /** Whether the database cannot be reached, so that it is worth waiting for it. */
  isUnreachable(error: unknown): boolean;
}
