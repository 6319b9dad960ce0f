import type { Dialect, Kysely, RawBuilder } from 'kysely';

/** A type of column that every engine has. */
export type ColumnType = 'integer' | 'text';

/**
 * A database engine. Everything outside of this folder is written with Kysely, or in SQL that SQLite and PostgreSQL both have; what they say
 * differently is here, so that another engine implements this and nothing else.
 */
export interface Engine {
  /** Opens the database of a folder, and creates both if they are missing. A commit has to survive a power failure. */
  connect(folder: string): Dialect;
  /** Closes the database's files to other users of the machine. */
  protect(folder: string): void;
  /** Overwrites deleted data wherever the engine still has it, such as in its log. */
  purge(db: Kysely<unknown>): Promise<void>;
  /** Returns rows of values as a subquery, by one parameter however many there are. @param columns their names and types, in order */
  rows(columns: Readonly<Record<string, ColumnType>>, values: readonly (readonly unknown[])[]): RawBuilder<unknown>;
}
