/** The searches that an owner keeps: read, renamed, rested, ended. */
import { type Kysely, type Selectable, sql, type Transaction } from 'kysely';
import type { Database, SubscriptionsTable } from '../../db/schema';
import type { Owner } from '../../sign-in/owner';
import type { Pace } from './paces';

export type SavedSearch = Selectable<SubscriptionsTable>;

/** Whose searches somebody may see: their own, and those for an address that they have shown to be theirs. */
export interface Subject {
  owner: Owner;
  /** Lower case; null for who has shown none. */
  email: string | null;
}

const ownedBy = (db: Kysely<Database>, { owner, email }: Subject) =>
  db
    .selectFrom('subscriptions')
    .where((where) => where.or([where('owner', '=', owner), ...(email === null ? [] : [where('email', '=', email)])]));

/** The newest first. */
export const searchesOf = (db: Kysely<Database>, subject: Subject): Promise<SavedSearch[]> =>
  ownedBy(db, subject).selectAll().orderBy('id', 'desc').execute();

export const searchOf = (
  db: Kysely<Database>,
  subject: Subject,
  bookmarkId: string,
): Promise<SavedSearch | undefined> =>
  ownedBy(db, subject).selectAll().where('bookmarkId', '=', bookmarkId).executeTakeFirst();

/** Anybody's, for who was given its address. */
export const sharedSearch = (db: Kysely<Database>, bookmarkId: string): Promise<SavedSearch | undefined> =>
  db.selectFrom('subscriptions').selectAll().where('bookmarkId', '=', bookmarkId).executeTakeFirst();

export const searchByToken = (db: Kysely<Database>, token: string): Promise<SavedSearch | undefined> =>
  db.selectFrom('subscriptions').selectAll().where('token', '=', token).executeTakeFirst();

export type Change = Partial<
  Pick<SavedSearch, 'title' | 'pausedAt' | 'lastExecutedAt' | 'confirmedAt'> & { pace: Pace }
>;

export async function changeSearch(db: Kysely<Database>, id: number, change: Change): Promise<void> {
  await db.updateTable('subscriptions').set(change).where('id', '=', id).execute();
}

/** The yes of who has the address: what it was stopped for is over. */
export async function confirmSearch(db: Kysely<Database>, { id, email }: SavedSearch, now: number): Promise<void> {
  await changeSearch(db, id, { confirmedAt: now });
  await resumeAddress(db, email);
}

/** With all that it has found. */
export async function endSearches(db: Kysely<Database>, ids: readonly number[]): Promise<void> {
  if (ids.length === 0) return;
  const these = sql<number>`(select "value" from json_each(${JSON.stringify(ids)}))`;
  await db.deleteFrom('finds').where('searchId', 'in', these).execute();
  await db.deleteFrom('subscriptions').where('id', 'in', these).execute();
}

/** No alerts for an address any more, whatever is saved for it. */
export async function stopAddress(db: Kysely<Database>, email: string, now: number): Promise<void> {
  await db
    .insertInto('addresses')
    .values({ email, dailyAt: null, stoppedAt: now })
    .onConflict((conflict) => conflict.column('email').doUpdateSet({ stoppedAt: now }))
    .execute();
}

/** Somebody asks for alerts anew: what it was stopped for is over. */
export async function resumeAddress(db: Kysely<Database>, email: string): Promise<void> {
  await db.updateTable('addresses').set({ stoppedAt: null, bounces: 0 }).where('email', '=', email).execute();
}

/** What a device kept becomes the person's, at their address where that is shown to be theirs; of the same search one is left. */
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
    await endSearches(
      trx,
      twice.map((each) => each.id),
    );
    // Of two at different addresses that the device used, the older one is left.
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
    await endSearches(
      trx,
      again.map((each) => each.id),
    );
    await sql`
      update "subscriptions" set "email" = ${email}, "confirmedAt" = coalesce("confirmedAt", "createdAt")
      where "owner" = ${device}`.execute(trx);
  }
  await trx.updateTable('subscriptions').set({ owner: person, asker: '' }).where('owner', '=', device).execute();
}
