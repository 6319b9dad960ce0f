/** Retained data about people: how each kind is shown, exported, deleted, merged at signing in, and when it expires. */
import { type Kysely, type RawBuilder, type Selectable, sql, type Transaction } from 'kysely';
import type { Database } from '../db/schema';
import { type Owner, personIn, type Subject } from '../sign-in/owner';

/** One kind of retained data. */
export interface Retained {
  /** Its key in the export. */
  name: string;
  /** For people. */
  title: string;
  /** For how long, in words that go after "Kept". */
  retention: string;
  /** Days after the time of a row when it is deleted; null if it ends otherwise. */
  retentionDays: number | null;
  table: string;
  /** The table's column with the time by which rows expire, epoch milliseconds. */
  time: string;
  /** Returns all data of a subject, as plain values. */
  exportOf(db: Kysely<Database>, subject: Subject): Promise<readonly object[]>;
  erase(trx: Transaction<Database>, subject: Subject): Promise<void>;
  /** Gives the data of a device to the person who signs in on it. */
  merge(trx: Transaction<Database>, device: Owner, person: Owner): Promise<void>;
  /** Deletes the rows that are older. @param before epoch milliseconds */
  expire(trx: Transaction<Database>, before: number): Promise<void>;
  /** Deletes rows that have ended at a time of their own. */
  deleteEnded?(db: Kysely<Database>, now: number): Promise<void>;
}

type Columns<T extends keyof Database> = keyof Database[T] & string;

/** A kind of data that is a table. */
export interface RetainedTable<T extends keyof Database>
  extends Pick<Retained, 'name' | 'title' | 'retention' | 'retentionDays' | 'deleteEnded'> {
  table: T;
  time: Columns<T>;
  /** The column that names the subject: by its `Owner`, or by the id of a person. */
  subject?: { owner: Columns<T> } | { personId: Columns<T> };
  /** The column with an address: a subject who confirmed it finds its rows by it as well. */
  address?: Columns<T>;
  /** Returns what a row exports; null for nothing. */
  shape(row: Selectable<Database[T]>): object | null;
  /**
   * Rows of a device that become the person's. `all`: every row. `once`: those with a value of this column that the person has no row of, since
   * each owner has one row per value (null: one row in all); the device's other rows are deleted. Default: none.
   */
  merges?: 'all' | { once: Columns<T> | null };
  /** Deletes data that goes with rows, before these are deleted. */
  deleteWith?(trx: Transaction<Database>, rows: readonly Selectable<Database[T]>[]): Promise<unknown>;
  /** Rows that do not expire whatever their age; none if absent. */
  stays?: RawBuilder<boolean>;
}

/** Returns a time as it is exported, ISO 8601. */
export const isoTime = <T extends number | null>(epochMs: T) =>
  (epochMs === null ? null : new Date(epochMs).toISOString()) as T extends null ? string | null : string;

/** Returns the kind of retained data that a table stores. */
export function retainedTable<T extends keyof Database>(kind: RetainedTable<T>): Retained {
  const { table, time, subject, address, shape, merges, deleteWith, stays = sql<boolean>`false`, ...texts } = kind;
  const from = sql.table(table);

  /** Rows of a subject; undefined if there can be none. */
  function ownedBy({ owner, email }: Subject): RawBuilder<boolean> | undefined {
    const personId = personIn(owner);
    const conditions = [
      ...(subject !== undefined && 'owner' in subject ? [sql`${sql.ref(subject.owner)} = ${owner}`] : []),
      ...(subject !== undefined && 'personId' in subject && personId !== null
        ? [sql`${sql.ref(subject.personId)} = ${personId}`]
        : []),
      ...(address !== undefined && email !== null ? [sql`${sql.ref(address)} = ${email}`] : []),
    ];
    return conditions.length === 0 ? undefined : sql<boolean>`(${sql.join(conditions, sql` or `)})`;
  }
  async function rowsWhere(db: Kysely<Database>, condition: RawBuilder<boolean>) {
    const { rows } = await sql<
      Selectable<Database[T]>
    >`select * from ${from} where ${condition} order by ${sql.ref(time)}`.execute(db);
    return rows;
  }
  async function deleteWhere(trx: Transaction<Database>, condition: RawBuilder<boolean>): Promise<void> {
    if (deleteWith !== undefined) await deleteWith(trx, await rowsWhere(trx, condition));
    await sql`delete from ${from} where ${condition}`.execute(trx);
  }

  return {
    ...{ ...texts, table, time },
    async exportOf(db, whose) {
      const condition = ownedBy(whose);
      return condition === undefined ? [] : (await rowsWhere(db, condition)).flatMap((row) => shape(row) ?? []);
    },
    async erase(trx, whose) {
      const condition = ownedBy(whose);
      if (condition !== undefined) await deleteWhere(trx, condition);
    },
    async merge(trx, device, person) {
      if (merges === undefined || subject === undefined || !('owner' in subject)) return;
      const column = sql.ref(subject.owner);
      const isNew = merges === 'all' ? sql`true` : hasNone(table, subject.owner, merges.once, person);
      await sql`update ${from} set ${column} = ${person} where ${column} = ${device} and ${isNew}`.execute(trx);
      await deleteWhere(trx, sql`${column} = ${device}`);
    },
    expire: (trx, before) => deleteWhere(trx, sql`${sql.ref(time)} < ${before} and not (${stays})`),
  };
}

/** Matches the rows of a table with a value of the column `once` that an owner has no row of. */
function hasNone(table: string, column: string, once: string | null, owner: Owner): RawBuilder<boolean> {
  const isSame = once === null ? sql`true` : sql`"own".${sql.ref(once)} = ${sql.table(table)}.${sql.ref(once)}`;
  return sql`not exists (select 1 from ${sql.table(table)} as "own" where "own".${sql.ref(column)} = ${owner} and ${isSame})`;
}
