import { type Kysely, sql } from 'kysely';
import type { Database } from '../../db/schema';
import type { Owner } from '../../sign-in/owner';
import { newSecret } from '../../sign-in/secret';
import { searchesOf } from './store';

/** Who is not signed in can hold this many searches (section 9, R61): a device, whatever addresses it leaves, and an address, as far as one asker is concerned. */
const maxSubscriptions = 2;
/** An address can hold no more than these, whoever asked for them. */
const maxOfAll = 20;
/** Nobody who is signed in has read the letters about more. */
const maxOfPerson = 100;

export interface Subscription {
  /** Lower case. */
  email: string;
  brand: string;
  /** In canonical form: the same search again is the same subscription. */
  search: string;
  title: string;
  requestValues: string | null;
  /** Who asks, as far as places are counted (R61); null for who is signed in, and has more places. */
  asker: string | null;
  owner: Owner | null;
  /** Origin of the site on which it is saved; empty where it is not known. */
  site: string;
  /** Whether the asker has shown that the address is theirs. */
  confirmed: boolean;
}

export interface Stored {
  id: number;
  bookmarkId: string;
  /** What confirms it or ends it. */
  token: string;
  confirmed: boolean;
}

/**
 * Stores a search for an address; returns when it is committed. The same search again is the same one, which its address's owner may so
 * make their own. Nobody has confirmed that an address is theirs, so what others asked for in its name takes none of its owner's places, and
 * is told to nobody.
 * @returns `limit` when this asker has its maximum for the address already (R61), `crowded` when so many others had that it is not stored
 */
export async function subscribe(
  db: Kysely<Database>,
  subscription: Subscription,
  now: number,
): Promise<Stored | 'limit' | 'crowded'> {
  const { email, brand, search, title, requestValues, owner, site } = subscription;
  const asker = subscription.asker ?? '';
  const isPerson = subscription.asker === null;
  const most = isPerson ? maxOfPerson : maxSubscriptions;
  const mostOfAll = isPerson ? maxOfPerson : maxOfAll;
  const confirmedAt = subscription.confirmed ? now : null;
  // One statement, so that two requests at once cannot both take the last place.
  await sql`
    insert into "subscriptions" ("email", "brand", "search", "title", "requestValues", "asker", "createdAt",
      "owner", "bookmarkId", "token", "site", "confirmedAt", "lastExecutedAt")
    select ${email}, ${brand}, ${search}, ${title}, ${requestValues}, ${asker}, ${now},
      ${owner}, ${newSecret()}, ${newSecret()}, ${site}, ${confirmedAt}, ${now}
    where (select count(*) from "subscriptions" where "email" = ${email} and "asker" = ${asker}) < ${most}
      and (${Number(isPerson)} or (select count(*) from "subscriptions" where "owner" = ${owner}) < ${most})
      and (select count(*) from "subscriptions" where "email" = ${email}) < ${mostOfAll}
    on conflict ("email", "search") do update set
      "owner" = iif(${Number(subscription.confirmed)}, excluded."owner", coalesce("owner", excluded."owner")),
      "confirmedAt" = coalesce("confirmedAt", excluded."confirmedAt")`.execute(db);
  const held = await db.selectFrom('subscriptions').selectAll().where('email', '=', email).execute();
  const one = held.find((each) => each.search === search);
  if (one !== undefined) {
    const { id, bookmarkId, token } = one;
    return { id, bookmarkId, token, confirmed: one.confirmedAt !== null && one.owner === owner };
  }
  if (held.filter((each) => each.asker === asker).length >= most) return 'limit';
  const own = owner === null || isPerson ? [] : await searchesOf(db, { owner, email: null });
  return own.length >= most ? 'limit' : 'crowded';
}

/** An address that the owner has shown to be theirs, by the letter about a search of before; null where there is none. */
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
