import type { Kysely, Migration, RawBuilder } from 'kysely';
import type { Durability } from '../../port';
import type { Database } from '../schema';

type Sql = RawBuilder<unknown>;

/** The store's statements that differ by engine, besides those of `@forecourt/database`. The rest of the store is the same for both engines. */
export interface Dialect {
  /** The steps that bring the schema up to date; their names are the same for both engines from the first common step on. */
  readonly migrations: Readonly<Record<string, Migration>>;
  /** A JSON array of values, as text. */
  array(values: readonly Sql[]): RawBuilder<string>;
  /** An aggregate: a JSON array of JSON arrays, as text. */
  arrayOfArrays(values: readonly Sql[]): RawBuilder<string>;
  /** A text, or a number, in a column of JSON; null if it is absent. */
  textIn(column: string, path: readonly string[]): RawBuilder<string | null>;
  numberIn(column: string, path: readonly string[]): RawBuilder<number | null>;
  /** Whether a column contains a text. */
  contains(column: string, text: string): RawBuilder<boolean>;
  /** Says in a `from` that rows are to be read in the order of the table. */
  readonly inTableOrder: Sql;
  /**
   * Runs `work` in a transaction that has the store's write lock from its beginning: what it reads cannot change before it writes, and
   * transactions become visible in the order of the numbers that they give to entries of the log.
   *
   * @throws what `work` throws, after a rollback
   */
  write<T>(db: Kysely<Database>, work: (transaction: Kysely<Database>) => Promise<T>): Promise<T>;
  /** Runs `work` in a transaction that writes rows of an import, which no other program reads or writes. */
  writeRows<T>(db: Kysely<Database>, work: (transaction: Kysely<Database>) => Promise<T>): Promise<T>;
}

/** How a store's database is opened. */
export interface ConnectOptions {
  durability: Durability;
}
