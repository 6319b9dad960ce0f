import { type Kysely, sql } from 'kysely';
import type { Database } from './schema';

/** An anonymous address can hold this many searches (section 9), as far as one asker is concerned. */
const maxSubscriptions = 2;
/** An address can hold no more than these, whoever asked for them. */
const maxOfAll = 20;

export interface Subscription {
  /** Lower case. */
  email: string;
  brand: string;
  /** In canonical form: the same search again is the same subscription. */
  search: string;
  title: string;
  requestValues: string | null;
  /** Who asks, see `askerOf`. */
  asker: string;
}

/**
 * Stores a subscription; returns when it is committed. The same search again changes nothing. Nobody has confirmed that an address is
 * theirs, so what others asked for in its name takes none of its owner's places, and is told to nobody.
 * @returns `limit` when this asker has its maximum for the address already (R61), `crowded` when so many others had that it is not stored
 */
export async function subscribe(
  db: Kysely<Database>,
  subscription: Subscription,
  now: number,
): Promise<'stored' | 'limit' | 'crowded'> {
  const { email, brand, search, title, requestValues, asker } = subscription;
  // One statement, so that two requests at once cannot both take the last place.
  await sql`
    insert into "subscriptions" ("email", "brand", "search", "title", "requestValues", "asker", "createdAt")
    select ${email}, ${brand}, ${search}, ${title}, ${requestValues}, ${asker}, ${now}
    where (select count(*) from "subscriptions" where "email" = ${email} and "asker" = ${asker}) < ${maxSubscriptions}
      and (select count(*) from "subscriptions" where "email" = ${email}) < ${maxOfAll}
    on conflict do nothing`.execute(db);
  const held = await db.selectFrom('subscriptions').select(['search', 'asker']).where('email', '=', email).execute();
  if (held.some((one) => one.search === search)) return 'stored';
  return held.filter((one) => one.asker === asker).length < maxSubscriptions ? 'crowded' : 'limit';
}
