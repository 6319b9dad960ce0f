import { anyOf, transact } from '@forecourt/database';
import type { Reference } from '@forecourt/search-state';
import type { Kysely } from 'kysely';
import { sql } from 'kysely';
import type { Database } from '../../../db/schema';
import { queueEmails } from '../../../mail/queue';
import { queueNotification } from '../../../push/browsers';
import { readSearch } from '../canonical-search';
import { foundSchema } from '../finds';
import { nextEmailAt, type Pace } from '../paces';
import { zoneOf } from '../place';
import type { SavedSearch } from '../store';
import type { ReportedSearch } from '../summary';
import { alertEmail } from './alert-email';
import { alertNotification } from './alert-notification';

/** Emails that one call writes; other work gets its turn between two calls. */
const emailsAtOnce = 50;
/** No emails go to an address whose server permanently refused this many in a row. */
const mostBounces = 3;

export interface DispatchOptions {
  db: Kysely<Database>;
  now: () => number;
  /** Origin of links of a search whose site is not known. */
  site: string | undefined;
}

/**
 * Writes the emails that are due, one an address and brand about all its searches with finds, and a notification for the browsers that take them.
 * The finds are marked in the commit that stores the email: each is reported once, even if the program is killed in between.
 * @returns the number of emails
 */
export async function writeDueEmails(options: DispatchOptions, reference: Reference): Promise<number> {
  const { db, now } = options;
  const at = now();
  const addresses = await db
    .selectFrom('subscriptions')
    .leftJoin('addresses', 'addresses.email', 'subscriptions.email')
    .select(['subscriptions.email', 'addresses.dailyAt'])
    .distinct()
    .where(isWaiting)
    .where('addresses.stoppedAt', 'is', null)
    .where(sql<boolean>`coalesce("addresses"."bounces", 0) < ${mostBounces}`)
    .execute();
  let written = 0;
  for (const { email, dailyAt } of addresses) {
    if (written >= emailsAtOnce) break;
    const waiting = await db
      .selectFrom('subscriptions')
      .selectAll()
      .where('email', '=', email)
      .where(isWaiting)
      .orderBy('id')
      .execute();
    const due = waiting.filter((search) => isDue(search, dailyAt, at, reference));
    for (const brand of new Set(due.map((search) => search.brand))) {
      await writeEmail(
        options,
        due.filter((search) => search.brand === brand),
        email,
        at,
      );
      written += 1;
    }
  }
  return written;
}

/** Matches searches with finds that no email has reported, whose emails are not off. */
const isWaiting = sql<boolean>`"confirmedAt" is not null and "pausedAt" is null and "pace" <> 'never'
  and (exists (select 1 from "finds" where "searchId" = "subscriptions"."id" and "emailName" is null))`;

/** Whether an email about a search is due: one a day at most for all searches of an address, apart from instant ones. */
function isDue(search: SavedSearch, dailyAt: number | null, now: number, reference: Reference): boolean {
  const pace = search.pace as Pace;
  const zone = zoneOf(readSearch(search.search, search.brand, reference) ?? {});
  if (nextEmailAt(pace, search.emailedAt, now, zone) > now) return false;
  return pace === 'instant' || nextEmailAt('daily', dailyAt, now, zone) <= now;
}

async function writeEmail(
  { db, site }: DispatchOptions,
  searches: readonly SavedSearch[],
  email: string,
  at: number,
): Promise<void> {
  await transact(db, async (trx) => {
    const ids = anyOf(
      trx,
      'integer',
      searches.map(({ id }) => id),
    );
    const emailed = await trx.selectFrom('subscriptions').select(['id', 'emailedAt']).where('id', 'in', ids).execute();
    // Another process may have written the email since, or the owner may have deleted a search.
    if (searches.some(({ id, emailedAt }) => emailed.find((row) => row.id === id)?.emailedAt !== emailedAt)) return;
    const reported: ReportedSearch[] = [];
    for (const search of searches) {
      const finds = await trx
        .selectFrom('finds')
        .select(['reason', 'vehicle', 'at'])
        .where('searchId', '=', search.id)
        .where('emailName', 'is', null)
        .orderBy('at', 'desc')
        .execute();
      reported.push({
        search,
        finds: finds.map(({ reason, vehicle }) => ({
          reason: reasonName(reason),
          vehicle: foundSchema.parse(JSON.parse(vehicle)),
        })),
      });
    }
    const [first] = searches;
    // Unique by search and time: written again it has the same name.
    const name = `alert-${first!.id}-${at}`;
    await queueEmails(trx, [{ name, email: alertEmail({ email, searches: reported, site: site ?? '' }) }], at);
    for (const owner of new Set(searches.flatMap((search) => search.owner ?? []))) {
      const theirs = reported.filter(({ search }) => search.owner === owner);
      await queueNotification(trx, owner, name, alertNotification(theirs), at);
    }
    await trx
      .updateTable('finds')
      .set({ emailName: name })
      .where('searchId', 'in', ids)
      .where('emailName', 'is', null)
      .execute();
    await trx.updateTable('subscriptions').set({ emailedAt: at, uncounted: 0 }).where('id', 'in', ids).execute();
    if (searches.every(({ pace }) => pace === 'instant')) return;
    await trx
      .insertInto('addresses')
      .values({ email, dailyAt: at, stoppedAt: null })
      .onConflict((conflict) => conflict.column('email').doUpdateSet({ dailyAt: at }))
      .execute();
  });
}

const reasonName = (reason: string) => (reason === 'new' || reason === 'gone' ? reason : ('cheaper' as const));
