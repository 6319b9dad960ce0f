import { transact } from '@forecourt/database';
import { type Kysely, sql } from 'kysely';
import type { Database } from '../../db/schema';
import type { Owner } from '../../sign-in/owner';
import { newSecret } from '../../sign-in/secret';
import { searchesOf } from './store';

/** The limit without an account (section 9, R61): for a device, whatever addresses it leaves, and for one client's searches at an address. */
const maxSubscriptions = 2;
/** The limit for an address, whichever clients asked. */
const maxOfAll = 20;
/** The limit of a signed-in person. */
const maxOfPerson = 100;

export interface Subscription {
  /** Lower case. */
  email: string;
  brand: string;
  /** In canonical form: the same search again is the same subscription. */
  search: string;
  title: string;
  requestValues: string | null;
  /** Digest of the client, for its limit (R61); null for a signed-in person, who has another one. */
  client: string | null;
  owner: Owner | null;
  /** Origin of the site on which it is saved; empty if it is not known. */
  site: string;
  /** Whether the client has confirmed the address. */
  confirmed: boolean;
}

export interface Stored {
  id: number;
  bookmarkId: string;
  /** Confirms it or ends it. */
  token: string;
  confirmed: boolean;
}

/**
 * Stores a search for an address; returns when it is committed. The same search again is the same one, and becomes the address's owner's. Until
 * an address is confirmed anybody may have entered it: their searches do not count for its owner's limit, and are shown to nobody.
 * @returns `limit` when this client has its maximum for the address already (R61), `crowded` when others have used up the address's limit
 */
export async function subscribe(
  db: Kysely<Database>,
  { client: digest, confirmed, ...subscription }: Subscription,
  now: number,
): Promise<Stored | 'limit' | 'crowded'> {
  const { email, search, owner } = subscription;
  const client = digest ?? '';
  const isPerson = digest === null;
  const most = isPerson ? maxOfPerson : maxSubscriptions;
  const mostOfAll = isPerson ? maxOfPerson : maxOfAll;
  const row = {
    ...{ ...subscription, client, createdAt: now, lastExecutedAt: now, confirmedAt: confirmed ? now : null },
    ...{ bookmarkId: newSecret(), token: newSecret() },
  };
  // Serializable, so that two requests at once cannot both take the last place.
  await transact(db, async (trx) => {
    const names = Object.keys(row) as (keyof typeof row)[];
    const counted = trx.selectFrom('subscriptions').select(sql<number>`count(*)`.as('count'));
    const sameEmail = counted.where('email', '=', email);
    await trx
      .insertInto('subscriptions')
      .columns(names)
      .expression(
        trx
          .selectNoFrom(names.map((name) => sql`${row[name]}`.as(name)))
          .where(sql<boolean>`${sameEmail.where('client', '=', client)} < ${most}`)
          .where(isPerson ? sql<boolean>`true` : sql<boolean>`${counted.where('owner', '=', owner)} < ${most}`)
          .where(sql<boolean>`${sameEmail} < ${mostOfAll}`),
      )
      .onConflict((conflict) =>
        conflict.columns(['email', 'search']).doUpdateSet(({ fn, ref }) => ({
          owner: confirmed ? ref('excluded.owner') : fn.coalesce(ref('subscriptions.owner'), ref('excluded.owner')),
          confirmedAt: fn.coalesce(ref('subscriptions.confirmedAt'), ref('excluded.confirmedAt')),
        })),
      )
      .execute();
  });
  const saved = await db.selectFrom('subscriptions').selectAll().where('email', '=', email).execute();
  const one = saved.find((each) => each.search === search);
  if (one !== undefined) {
    const { id, bookmarkId, token } = one;
    return { id, bookmarkId, token, confirmed: one.confirmedAt !== null && one.owner === owner };
  }
  if (saved.filter((each) => each.client === client).length >= most) return 'limit';
  const own = owner === null || isPerson ? [] : await searchesOf(db, { owner, email: null });
  return own.length >= most ? 'limit' : 'crowded';
}

/** Returns an address that the owner has confirmed, by the email about an earlier search; null if there is none. */
export async function confirmedAddress(db: Kysely<Database>, owner: Owner): Promise<string | null> {
  const row = await db
    .selectFrom('subscriptions')
    .select('email')
    .where('owner', '=', owner)
    .where('confirmedAt', 'is not', null)
    .orderBy('id', 'desc')
    .executeTakeFirst();
  return row?.email ?? null;
}
