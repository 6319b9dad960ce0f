import type { Kysely } from 'kysely';
import type { Database } from './schema';

/** Returns the stored progress of a task; null before its first run. */
export async function progressOf(db: Kysely<Database>, name: string): Promise<number | null> {
  const row = await db.selectFrom('progress').select('value').where('name', '=', name).executeTakeFirst();
  return row?.value ?? null;
}

/** Stores the progress of a task. */
export async function setProgress(db: Kysely<Database>, name: string, value: number): Promise<void> {
  await db
    .insertInto('progress')
    .values({ name, value })
    .onConflict((conflict) => conflict.column('name').doUpdateSet({ value }))
    .execute();
}
