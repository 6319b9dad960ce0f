/** The readers of emails about saved cars, and the end of these emails. */
import type { Kysely, Selectable } from 'kysely';
import type { Database } from '../../db/schema';
import { newSecret } from '../../sign-in/secret';

export interface NewsReader {
  personId: string;
  name: string;
  email: string;
  /** In the links of emails. */
  token: string;
  stopped: boolean;
}

const columns = ['id', 'name', 'email', 'verifiedAt', 'newsToken', 'newsStoppedAt'] as const;

/** Returns the reader of a person's emails; null if the person has not confirmed the address. Creates the token at the first call. */
export async function newsReader(db: Kysely<Database>, personId: string): Promise<NewsReader | null> {
  const row = await db.selectFrom('persons').select(columns).where('id', '=', personId).executeTakeFirst();
  if (row === undefined || row.verifiedAt === null) return null;
  const token = row.newsToken ?? newSecret();
  if (row.newsToken === null)
    await db.updateTable('persons').set({ newsToken: token }).where('id', '=', personId).execute();
  return readerOf(row, token);
}

/** Returns the reader of a link; null if there is none. */
export async function newsReaderByToken(db: Kysely<Database>, token: string): Promise<NewsReader | null> {
  const row = await db.selectFrom('persons').select(columns).where('newsToken', '=', token).executeTakeFirst();
  return row === undefined ? null : readerOf(row, token);
}

function readerOf(
  row: Pick<Selectable<Database['persons']>, 'id' | 'name' | 'email' | 'newsStoppedAt'>,
  token: string,
): NewsReader {
  return { personId: row.id, name: row.name, email: row.email, token, stopped: row.newsStoppedAt !== null };
}

/** Ends the emails about saved cars. @param at when, epoch milliseconds; null resumes them */
export async function setNewsStopped(db: Kysely<Database>, personId: string, at: number | null): Promise<void> {
  await db.updateTable('persons').set({ newsStoppedAt: at }).where('id', '=', personId).execute();
}
