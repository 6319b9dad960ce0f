import { randomInt } from 'node:crypto';
import { transact } from '@forecourt/database';
import { type Kysely, type Selectable, sql } from 'kysely';
import type { PurchasesTable } from '../../db/memory-schema';
import type { Database } from '../../db/schema';
import type { Email } from '../../mail/email';
import { queueEmails } from '../../mail/queue';
import { secretDigest } from '../../sign-in/secret';
import { digestOf } from '../digest';
import type { Draft } from './store';

export type StoredPurchase = Selectable<PurchasesTable>;

/** Maximum of purchases by one email address in a day. */
const mostOfOne = 10;
const day = 24 * 60 * 60_000;

/** Returns the name of a purchase as the cause of its emails. */
export const causeOf = ({ id }: { id: number }): string => `purchase:${id}`;

/** Letters and digits that are not easily confused. */
const alphabet = '23456789ABCDEFGHJKLMNPQRSTUVWXYZ';

/** Returns a name of a purchase for people: 8 random letters and digits. */
export const newReference = (): string =>
  Array.from({ length: 8 }, () => alphabet[randomInt(alphabet.length)]).join('');

interface NewPurchase {
  owner: string;
  reference: string;
  /** The secret of the link. */
  token: string;
  draft: Draft;
  sellerId: string;
  email: string;
  /** JSON of `PurchaseContent`. */
  content: string;
}

/** Returns the digest of what a draft sends. */
const digestFor = ({ carId, deal }: Draft) => digestOf([carId, deal]);

/**
 * Stores a purchase and its emails in place of its draft, in one commit. The same draft sent twice is one purchase.
 * @param emails by kind
 * @returns `open` if the owner is already buying the vehicle on other terms, `crowded` if that address has sent too many today; nothing is stored then
 */
export async function storePurchase(
  db: Kysely<Database>,
  { owner, reference, token, draft, sellerId, email, content }: NewPurchase,
  emails: Readonly<Record<string, Email>>,
  now: number,
): Promise<'stored' | 'repeated' | 'open' | 'crowded'> {
  const digest = digestFor(draft);
  return transact(db, async (trx) => {
    const open = await openPurchase(trx, owner, draft.carId);
    if (open !== undefined) return open.digest === digest ? 'repeated' : 'open';
    const { count } = await trx
      .selectFrom('purchases')
      .select(sql<number>`count(*)`.as('count'))
      .where('email', '=', email)
      .where('sentAt', '>', now - day)
      .executeTakeFirstOrThrow();
    if (count >= mostOfOne) return 'crowded';
    const stored = await trx
      .insertInto('purchases')
      .values({
        ...{ owner, digest, reference, tokenDigest: secretDigest(token), carId: draft.carId, sellerId, email, content },
        ...{ sentAt: now, cancelledAt: null },
      })
      .returning('id')
      .executeTakeFirstOrThrow();
    await trx.deleteFrom('deals').where('id', '=', draft.id).where('owner', '=', owner).execute();
    await queueEmails(
      trx,
      Object.entries(emails).map(([kind, message]) => ({
        ...{ cause: causeOf(stored), name: `purchase-${reference}-${kind}`, email: message },
      })),
      now,
    );
    return 'stored';
  });
}

/** Returns the purchase of a vehicle that the owner has sent and not cancelled; undefined if there is none. */
export const openPurchase = (db: Kysely<Database>, owner: string, carId: string): Promise<StoredPurchase | undefined> =>
  db
    .selectFrom('purchases')
    .selectAll()
    .where('owner', '=', owner)
    .where('carId', '=', carId)
    .where('cancelledAt', 'is', null)
    .executeTakeFirst();

/** Lists an owner's purchases, the last sent first. @param most number of them */
export const purchasesOf = (db: Kysely<Database>, owner: string, most: number): Promise<StoredPurchase[]> =>
  db
    .selectFrom('purchases')
    .selectAll()
    .where('owner', '=', owner)
    .orderBy('sentAt', 'desc')
    .orderBy('id', 'desc')
    .limit(most)
    .execute();

/** Returns an owner's purchase; undefined if there is none. */
export const purchaseById = (db: Kysely<Database>, owner: string, id: number): Promise<StoredPurchase | undefined> =>
  db.selectFrom('purchases').selectAll().where('owner', '=', owner).where('id', '=', id).executeTakeFirst();

/** Returns the purchase of a link; undefined if there is none. */
export const purchaseByToken = (db: Kysely<Database>, token: string): Promise<StoredPurchase | undefined> =>
  db.selectFrom('purchases').selectAll().where('tokenDigest', '=', secretDigest(token)).executeTakeFirst();

/** Cancels a purchase once, and queues the email about it in the same commit. */
export async function cancelPurchase(
  db: Kysely<Database>,
  purchase: StoredPurchase,
  email: Email,
  now: number,
): Promise<void> {
  await transact(db, async (trx) => {
    const { numUpdatedRows } = await trx
      .updateTable('purchases')
      .set({ cancelledAt: now })
      .where('id', '=', purchase.id)
      .where('cancelledAt', 'is', null)
      .executeTakeFirstOrThrow();
    if (numUpdatedRows === 0n) return;
    const name = `purchase-${purchase.reference}-cancelled`;
    await queueEmails(trx, [{ cause: causeOf(purchase), name, email }], now);
  });
}
