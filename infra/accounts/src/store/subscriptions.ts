import { type Kysely, sql } from 'kysely';
import type { Database } from './schema';

/** An anonymous address can hold this many searches (section 9). */
const maxSubscriptions = 2;

export interface Subscription {
  /** Lower case. */
  email: string;
  brand: string;
  /** In canonical form: the same search again is the same subscription. */
  search: string;
  title: string;
  requestValues: string | null;
}

/**
 * Stores a subscription; returns when it is committed. The same search again changes nothing.
 * @returns false when the address holds its maximum already (R61).
 */
export async function subscribe(db: Kysely<Database>, subscription: Subscription, now: number): Promise<boolean> {
  const { email, brand, search, title, requestValues } = subscription;
  // One statement, so that two requests at once cannot both take the last place.
  await sql`
    insert into "subscriptions" ("email", "brand", "search", "title", "requestValues", "createdAt")
    select ${email}, ${brand}, ${search}, ${title}, ${requestValues}, ${now}
    where (select count(*) from "subscriptions" where "email" = ${email}) < ${maxSubscriptions}
    on conflict do nothing`.execute(db);
  const stored = await db
    .selectFrom('subscriptions')
    .select('id')
    .where('email', '=', email)
    .where('search', '=', search)
    .executeTakeFirst();
  return stored !== undefined;
}
