import { transact } from '@forecourt/database';
import { reasonOf } from '@forecourt/service';
import type { Kysely, Transaction } from 'kysely';
import type { Logger } from 'pino';
import type { Database } from '../../db/schema';
import { queueEmails } from '../../mail/queue';
import { queueNotification } from '../../push/browsers';
import { personIn } from '../../sign-in/owner';
import { findForSale } from '../../vehicles/for-sale';
import { pictureOf } from '../../vehicles/picture';
import { type FavouriteNews, newsEmail, newsNotification } from './emails';
import { newsReader } from './reader';

/** Interval at which favourites are looked up, ms, and the number of vehicles looked up at a time. */
const everyMs = 600_000;
const atOnce = 100;

/**
 * Looks favourites up, and reports to their owners which became cheaper or were sold: by email where the owner has an account with a confirmed
 * address, and by push message. A change is stored together with its email, so that each is reported once.
 */
export class FavouriteWatch {
  private timer: NodeJS.Timeout | undefined;
  private turn: Promise<void> = Promise.resolve();
  private stopped = false;

  constructor(
    private readonly options: {
      db: Kysely<Database>;
      marketplaceUrl: string;
      /** Origin of links in emails about favourites whose site is not known. */
      site: string;
      logger: Logger;
      now: () => number;
      /** Is called when emails or push messages were queued. */
      onNews: () => void;
      /** Returns whether this process has the job; the others that share the database do not. */
      isTurn: () => Promise<boolean>;
      everyMs?: number;
    },
  ) {}

  /** Looks favourites up now, and from then on every ten minutes. */
  start(): void {
    const look = async () => {
      await this.inTurn(async () => ((await this.options.isTurn()) ? this.look() : undefined));
      if (!this.stopped) this.timer = setTimeout(look, this.options.everyMs ?? everyMs).unref();
    };
    void look();
  }

  /** Looks up vehicles that have changed, so that their owners do not wait for ten minutes. */
  lookUp(listingIds: readonly string[]): void {
    void this.inTurn(async () => {
      for (let at = 0; at < listingIds.length; at += atOnce) {
        const saved = await this.favouritesOf(listingIds.slice(at, at + atOnce));
        if (saved.length > 0) await this.report([...new Set(saved.map(({ listingId }) => listingId))]);
      }
    });
  }

  async stop(): Promise<void> {
    this.stopped = true;
    clearTimeout(this.timer);
    await this.turn;
  }

  /** Runs one task after the other, so that a change that two find is reported once. Never throws. */
  private inTurn(task: () => Promise<void>): Promise<void> {
    this.turn = this.turn
      .then(() => (this.stopped ? undefined : task()))
      .catch((error: unknown) =>
        this.options.logger.warn(
          { reason: reasonOf(error) },
          'favourites could not be looked up; they are retried later',
        ),
      );
    return this.turn;
  }

  private async look(): Promise<void> {
    const { db } = this.options;
    let after = '';
    while (!this.stopped) {
      const rows = await db
        .selectFrom('favourites')
        .select('listingId')
        .distinct()
        .where('soldAt', 'is', null)
        .where('listingId', '>', after)
        .orderBy('listingId')
        .limit(atOnce)
        .execute();
      const ids = rows.map(({ listingId }) => listingId);
      after = ids.at(-1) ?? '';
      if (ids.length === 0) return;
      await this.report(ids);
    }
  }

  private favouritesOf(ids: readonly string[]) {
    const { db } = this.options;
    const those = db.selectFrom('favourites').selectAll().where('listingId', 'in', ids);
    return those.where('soldAt', 'is', null).orderBy('id').execute();
  }

  private async report(ids: readonly string[]): Promise<void> {
    const { db, marketplaceUrl, onNews } = this.options;
    const found = await findForSale(marketplaceUrl, ids);
    const saved = await this.favouritesOf(ids);
    const news = new Map<string, FavouriteNews[]>();
    for (const { id, owner, listingId, title, href, price, site } of saved) {
      const listing = found.get(listingId);
      const now = listing === undefined ? null : listing.price;
      if (listing !== undefined && now === price) continue;
      const fact = {
        id,
        listingId,
        title,
        href,
        site: site ?? this.options.site,
        before: price,
        now,
        sold: listing === undefined,
        picture: listing === undefined ? null : pictureOf(listing),
      };
      news.set(owner, [...(news.get(owner) ?? []), fact]);
    }
    for (const [owner, facts] of news) await transact(db, (trx) => this.reportToOwner(trx, owner, facts));
    if (news.size > 0) onNews();
  }

  private async reportToOwner(
    trx: Transaction<Database>,
    owner: string,
    facts: readonly FavouriteNews[],
  ): Promise<void> {
    const now = this.options.now();
    const stored: FavouriteNews[] = [];
    for (const fact of facts) {
      const { numUpdatedRows } = await trx
        .updateTable('favourites')
        .set(fact.sold ? { soldAt: now } : { price: fact.now })
        .where('id', '=', fact.id)
        // Another process may have stored it since.
        .where('soldAt', 'is', null)
        .where('price', fact.before === null ? 'is' : '=', fact.before)
        .executeTakeFirstOrThrow();
      if (numUpdatedRows > 0n) stored.push(fact);
    }
    const reported = stored.filter(
      ({ sold, before, now: price }) => sold || (before !== null && price !== null && price < before),
    );
    const [first] = reported;
    if (first === undefined) return;
    for (const fact of reported) {
      const key = `favourite-${fact.listingId}-${fact.sold ? 'sold' : fact.now}`;
      await queueNotification(trx, owner, key, newsNotification(fact), now);
    }
    const personId = personIn(owner);
    const reader = personId === null ? null : await newsReader(trx, personId);
    if (reader === null || reader.stopped) return;
    const email = newsEmail(reader, reported);
    await queueEmails(trx, [{ name: `favourites-${first.id}-${first.sold ? 'sold' : first.now}-${now}`, email }], now);
  }
}
