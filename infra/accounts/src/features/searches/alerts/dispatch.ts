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
import type { ToldSearch } from '../summary';
import { alertEmail } from './alert-email';
import { alertNotification } from './alert-notification';

/** Letters that one look writes; between two others get their turn. */
const emailsAtOnce = 50;
/** An address whose server refused so many letters in a row for good is not written to. */
const mostBounces = 3;

export interface DispatchOptions {
  db: Kysely<Database>;
  now: () => number;
  /** Origin of links where a search was saved at none that is known. */
  site: string | undefined;
}

/**
 * Writes the letters that are due, one an address and brand, about all its searches that found something, and beside each a notice for the
 * browsers that take them. What a letter tells of is marked in the commit that stores it: it is told once, whoever is killed in between.
 * @returns how many were written
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

/** It has found something that nobody was told of, and may write. */
const isWaiting = sql<boolean>`"confirmedAt" is not null and "pausedAt" is null and "pace" <> 'never'
  and (exists (select 1 from "finds" where "searchId" = "subscriptions"."id" and "letter" is null))`;

/** One letter a day is enough, however many searches somebody has; but for those of which they want to hear at once. */
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
  await db.transaction().execute(async (trx) => {
    const told: ToldSearch[] = [];
    for (const search of searches) {
      const finds = await trx
        .selectFrom('finds')
        .select(['reason', 'vehicle', 'at'])
        .where('searchId', '=', search.id)
        .where('letter', 'is', null)
        .orderBy('at', 'desc')
        .execute();
      told.push({
        search,
        finds: finds.map(({ reason, vehicle }) => ({
          reason: reasonName(reason),
          vehicle: foundSchema.parse(JSON.parse(vehicle)),
        })),
      });
    }
    const [first] = searches;
    // Its number among the letters about this search: whoever writes it again writes the same one.
    const name = `alert-${first!.id}-${at}`;
    await queueEmails(trx, [{ name, letter: alertEmail({ email, told, site: site ?? '' }) }], at);
    for (const owner of new Set(searches.flatMap((search) => search.owner ?? []))) {
      const theirs = told.filter(({ search }) => search.owner === owner);
      await queueNotification(trx, owner, name, alertNotification(theirs), at);
    }
    const ids = sql<number>`(select "value" from json_each(${JSON.stringify(searches.map(({ id }) => id))}))`;
    await trx
      .updateTable('finds')
      .set({ letter: name })
      .where('searchId', 'in', ids)
      .where('letter', 'is', null)
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
