/** Saved searches: read, changed, deleted. */

import { anyOf } from '@forecourt/database';
import type { Kysely, Selectable, Transaction } from 'kysely';
import type { Database, SubscriptionsTable } from '../../db/schema';
import type { Owner, Subject } from '../../sign-in/owner';
import type { Pace } from './paces';

export type SavedSearch = Selectable<SubscriptionsTable>;

const ownedBy = (db: Kysely<Database>, { owner, email }: Subject) =>
  db
    .selectFrom('subscriptions')
    .where((where) => where.or([where('owner', '=', owner), ...(email === null ? [] : [where('email', '=', email)])]));

/** Lists the searches of a subject, the newest first. */
export const searchesOf = (db: Kysely<Database>, subject: Subject): Promise<SavedSearch[]> =>
  ownedBy(db, subject).selectAll().orderBy('id', 'desc').execute();

/** Returns one search of a subject. */
export const searchOf = (
  db: Kysely<Database>,
  subject: Subject,
  bookmarkId: string,
): Promise<SavedSearch | undefined> =>
  ownedBy(db, subject).selectAll().where('bookmarkId', '=', bookmarkId).executeTakeFirst();

/** Returns a search of anybody, by the id that was shared. */
export const sharedSearch = (db: Kysely<Database>, bookmarkId: string): Promise<SavedSearch | undefined> =>
  db.selectFrom('subscriptions').selectAll().where('bookmarkId', '=', bookmarkId).executeTakeFirst();

/** Returns the search of a link. */
export const searchByToken = (db: Kysely<Database>, token: string): Promise<SavedSearch | undefined> =>
  db.selectFrom('subscriptions').selectAll().where('token', '=', token).executeTakeFirst();

export type Change = Partial<
  Pick<SavedSearch, 'title' | 'pausedAt' | 'lastExecutedAt' | 'confirmedAt'> & { pace: Pace }
>;

/** Changes a search. */
export async function changeSearch(db: Kysely<Database>, id: number, change: Change): Promise<void> {
  await db.updateTable('subscriptions').set(change).where('id', '=', id).execute();
}

/** Confirms emails about a search, and resumes them for its address. */
export async function confirmSearch(db: Kysely<Database>, { id, email }: SavedSearch, now: number): Promise<void> {
  await changeSearch(db, id, { confirmedAt: now });
  await resumeAddress(db, email);
}

/** Deletes searches with their finds. */
export async function deleteSearches(db: Kysely<Database>, ids: readonly number[]): Promise<void> {
  await deleteFindsOf(db, ids);
  await db
    .deleteFrom('subscriptions')
    .where('id', 'in', anyOf(db, 'integer', ids))
    .execute();
}

/** Deletes the finds of searches. */
export async function deleteFindsOf(db: Kysely<Database>, searchIds: readonly number[]): Promise<void> {
  await db
    .deleteFrom('finds')
    .where('searchId', 'in', anyOf(db, 'integer', searchIds))
    .execute();
}

/** Ends all alerts to an address. */
export async function stopAddress(db: Kysely<Database>, email: string, now: number): Promise<void> {
  await db
    .insertInto('addresses')
    .values({ email, dailyAt: null, stoppedAt: now })
    .onConflict((conflict) => conflict.column('email').doUpdateSet({ stoppedAt: now }))
    .execute();
}

/** Resumes alerts to an address. */
export async function resumeAddress(db: Kysely<Database>, email: string): Promise<void> {
  await db.updateTable('addresses').set({ stoppedAt: null, bounces: 0 }).where('email', '=', email).execute();
}

/** Gives the searches of a device to the person, at their address if it is confirmed; of equal searches one is left. */
export async function mergeSearches(trx: Transaction<Database>, device: Owner, person: Owner): Promise<void> {
  const id = person.slice('person:'.length);
  const { email, verifiedAt } =
    (await trx.selectFrom('persons').select(['email', 'verifiedAt']).where('id', '=', id).executeTakeFirst()) ?? {};
  if (email !== undefined && verifiedAt !== null && verifiedAt !== undefined) {
    const twice = await trx
      .selectFrom('subscriptions as theirs')
      .select('theirs.id')
      .where('theirs.owner', '=', device)
      .where('theirs.email', '!=', email)
      .where(({ exists, selectFrom }) =>
        exists(
          selectFrom('subscriptions as own')
            .select('own.id')
            .where('own.email', '=', email)
            .whereRef('own.search', '=', 'theirs.search'),
        ),
      )
      .execute();
    await deleteSearches(
      trx,
      twice.map((each) => each.id),
    );
    // Of two at different addresses that the device used, the older one stays.
    const again = await trx
      .selectFrom('subscriptions as later')
      .select('later.id')
      .where('later.owner', '=', device)
      .where(({ exists, selectFrom }) =>
        exists(
          selectFrom('subscriptions as first')
            .select('first.id')
            .where('first.owner', '=', device)
            .whereRef('first.search', '=', 'later.search')
            .whereRef('first.id', '<', 'later.id'),
        ),
      )
      .execute();
    await deleteSearches(
      trx,
      again.map((each) => each.id),
    );
    await trx
      .updateTable('subscriptions')
      .set(({ fn }) => ({ email, confirmedAt: fn.coalesce('confirmedAt', 'createdAt') }))
      .where('owner', '=', device)
      .execute();
  }
  await trx.updateTable('subscriptions').set({ owner: person, client: '' }).where('owner', '=', device).execute();
}
