/** The browsers that take push messages, and the queue of messages: the tables `pushSubscriptions` and `pushes`. */

import { anyOf, transact } from '@forecourt/database';
import type { Kysely } from 'kysely';
import { claim, isFree } from '../db/claims';
import { isDue } from '../db/due';
import type { Database } from '../db/schema';
import { dueAfterQuiet } from './quiet-hours';

/** A notification, as the service worker shows it. */
export interface Notification {
  title: string;
  body: string;
  /** A path of this site. */
  url: string;
}

/** A browser that takes push messages. */
export interface PushSubscription {
  owner: string;
  /** The browser's device, whoever is signed in on it. */
  device: string;
  brand: string;
  pixallId: string;
  endpoint: string;
  p256dh: string;
  auth: string;
  timeZone: string;
  quietFrom: number;
  quietTo: number;
}

export interface WaitingPush {
  id: number;
  endpoint: string;
  p256dh: string;
  auth: string;
  /** JSON of `Notification`. */
  payload: string;
  attempts: number;
}

/** The largest number of browsers of one owner; a further one replaces the oldest. */
const mostBrowsers = 10;

/** Stores a browser, or updates it; an endpoint belongs to the client that sent it last. */
export async function storeSubscription(db: Kysely<Database>, browser: PushSubscription, now: number): Promise<void> {
  const { endpoint, ...said } = browser;
  await transact(db, async (trx) => {
    await trx
      .insertInto('pushSubscriptions')
      .values({ endpoint, ...said, createdAt: now })
      .onConflict((conflict) => conflict.column('endpoint').doUpdateSet(said))
      .execute();
    const browsers = await trx
      .selectFrom('pushSubscriptions')
      .select('endpoint')
      .where('owner', '=', browser.owner)
      .orderBy('createdAt', 'desc')
      .orderBy('id', 'desc')
      .execute();
    await dropEndpoints(
      trx,
      browsers.slice(mostBrowsers).map((old) => old.endpoint),
    );
  });
}

/** Deletes a browser and the messages that wait for it. @returns whether there was one */
export async function dropSubscription(db: Kysely<Database>, endpoint: string): Promise<boolean> {
  return transact(db, (trx) => dropEndpoints(trx, [endpoint]));
}

/** Lists the browsers of an owner, the oldest first. */
export function browsersOf(db: Kysely<Database>, owner: string) {
  return db.selectFrom('pushSubscriptions').selectAll().where('owner', '=', owner).orderBy('id').execute();
}

/** Sets the quiet hours of a browser, also for the messages that wait for it. */
export async function setQuietHours(
  db: Kysely<Database>,
  browser: { id: number; timeZone: string },
  quiet: { quietFrom: number; quietTo: number },
  now: number,
): Promise<void> {
  const { id, timeZone } = browser;
  const dueAt = dueAfterQuiet(now, { timeZone, from: quiet.quietFrom, to: quiet.quietTo });
  await transact(db, async (trx) => {
    await trx.updateTable('pushSubscriptions').set(quiet).where('id', '=', id).execute();
    await trx
      .updateTable('pushes')
      .set({ dueAt })
      .where('subscriptionId', '=', id)
      .where('sentAt', 'is', null)
      .where('refusal', 'is', null)
      // Messages that a push service postponed keep their time.
      .where('attempts', '=', 0)
      .execute();
  });
}

/** Deletes all browsers of an owner. @param here the device of the one that stays; none if absent or null */
export const dropBrowsersOf = (trx: Kysely<Database>, owner: string, here?: string | null): Promise<void> =>
  dropAll(trx, 'owner', owner, here);

/** Deletes the browser of a device, whoever is signed in on it. */
export const dropBrowserAt = (trx: Kysely<Database>, device: string): Promise<void> => dropAll(trx, 'device', device);

async function dropAll(
  trx: Kysely<Database>,
  by: 'owner' | 'device',
  whose: string,
  here?: string | null,
): Promise<void> {
  const browsers = await trx
    .selectFrom('pushSubscriptions')
    .select(['endpoint', 'device'])
    .where(by, '=', whose)
    .execute();
  await dropEndpoints(
    trx,
    browsers.flatMap(({ endpoint, device }) => (here && device === here ? [] : [endpoint])),
  );
}

async function dropEndpoints(trx: Kysely<Database>, endpoints: readonly string[]): Promise<boolean> {
  if (endpoints.length === 0) return false;
  const ids = trx
    .selectFrom('pushSubscriptions')
    .select('id')
    .where('endpoint', 'in', anyOf(trx, 'text', endpoints));
  await trx.deleteFrom('pushes').where('subscriptionId', 'in', ids).execute();
  const { numDeletedRows } = await trx
    .deleteFrom('pushSubscriptions')
    .where('endpoint', 'in', anyOf(trx, 'text', endpoints))
    .executeTakeFirstOrThrow();
  return numDeletedRows > 0n;
}

/**
 * Queues a notification for every browser of an owner, outside of its quiet hours.
 * @param key of the fact that it reports: each is reported to a browser once
 */
export async function queueNotification(
  db: Kysely<Database>,
  owner: string,
  key: string,
  notification: Notification,
  now: number,
): Promise<void> {
  const browsers = await browsersOf(db, owner);
  if (browsers.length === 0) return;
  await db
    .insertInto('pushes')
    .values(
      browsers.map(({ id, timeZone, quietFrom, quietTo }) => ({
        subscriptionId: id,
        key,
        payload: JSON.stringify(notification),
        dueAt: dueAfterQuiet(now, { timeZone, from: quietFrom, to: quietTo }),
        createdAt: now,
      })),
    )
    .onConflict((conflict) => conflict.columns(['subscriptionId', 'key']).doNothing())
    .execute();
}

/** Takes the messages that are due, the oldest first. */
export async function takeDuePushes(db: Kysely<Database>, now: number, most: number): Promise<WaitingPush[]> {
  const due = db
    .selectFrom('pushes')
    .select('pushes.id')
    .where('sentAt', 'is', null)
    .where('refusal', 'is', null)
    .where(isDue('dueAt', now))
    .where(isFree('pushes', now))
    .orderBy('dueAt')
    .orderBy('id')
    .limit(most);
  return db
    .selectFrom('pushes')
    .innerJoin('pushSubscriptions', 'pushSubscriptions.id', 'pushes.subscriptionId')
    .select([
      ...(['pushes.id', 'pushes.payload', 'pushes.attempts'] as const),
      ...(['pushSubscriptions.endpoint', 'pushSubscriptions.p256dh', 'pushSubscriptions.auth'] as const),
    ])
    .where('pushes.id', 'in', anyOf(db, 'integer', await claim(db, 'pushes', due, now)))
    .orderBy('pushes.dueAt')
    .orderBy('pushes.id')
    .execute();
}

/** Marks a message as sent. */
export async function markPushed(db: Kysely<Database>, id: number, now: number): Promise<void> {
  await db.updateTable('pushes').set({ sentAt: now }).where('id', '=', id).execute();
}

/** Postpones a message. */
export async function postponePush(db: Kysely<Database>, id: number, attempts: number, dueAt: number): Promise<void> {
  await db.updateTable('pushes').set({ attempts, dueAt, claimedUntil: null }).where('id', '=', id).execute();
}

/** Marks a message as refused permanently. */
export async function refusePush(db: Kysely<Database>, id: number, refusal: string): Promise<void> {
  await db.updateTable('pushes').set({ refusal }).where('id', '=', id).execute();
}

/** Deletes the messages of some browsers, sent or not. */
export async function deletePushesOf(db: Kysely<Database>, browserIds: readonly number[]): Promise<void> {
  await db
    .deleteFrom('pushes')
    .where('subscriptionId', 'in', anyOf(db, 'integer', browserIds))
    .execute();
}

/** Messages are deleted after a year: the key of one keeps a fact from being reported twice. */
const pushMs = 365 * 24 * 60 * 60_000;

/** Deletes messages that are a year old. */
export async function deleteOldPushes(db: Kysely<Database>, now: number): Promise<void> {
  await db
    .deleteFrom('pushes')
    .where('createdAt', '<', now - pushMs)
    .execute();
}
