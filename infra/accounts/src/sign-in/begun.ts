/** What a browser has begun, and that same browser alone may finish, once: signing in by a provider, the challenge of a passkey. */
import type { Request, Response } from 'express';
import type { Kysely, Transaction } from 'kysely';
import type { Database } from '../db/schema';
import { readCookie, setCookie } from './cookies';
import { newSecret, secretDigest } from './secret';

const minute = 60_000;
/** How long each may take, ms. */
const begunMs = { openid: 60 * minute, connect: 10 * minute, passkey: 10 * minute } as const;
export type Beginning = keyof typeof begunMs;

/** What ties a beginning to the browser: a secret that it keeps, made where it has none. */
export function browserOf(request: Request, response: Response): string {
  const known = readCookie('flow', request);
  const secret = known ?? newSecret();
  setCookie('flow', secret, request, response);
  return secret;
}

/** What of it a link of a letter may hold in the store, so that the browser that asked for the letter is known again. */
export const browserDigest = (request: Request, response: Response): string =>
  secretDigest(browserOf(request, response));

/** Whether it is the browser that asked. @param digest as `browserDigest` said; undefined is nobody's */
export function isBrowser(request: Request, digest: string | undefined): boolean {
  const secret = readCookie('flow', request);
  return secret !== null && secretDigest(secret) === digest;
}

interface Begun {
  /** By which it is found again: random, and the browser's to send back. */
  key: string;
  browser: string;
  payload: object;
  /** With whose sessions it ends; null where it is nobody's yet. */
  personId: string | null;
}

export async function begin(
  db: Kysely<Database>,
  purpose: Beginning,
  { key, browser, payload, personId }: Begun,
  now: number,
): Promise<void> {
  await db
    .insertInto('tickets')
    .values({
      ...{ digest: secretDigest(key), purpose, about: secretDigest(browser), payload: JSON.stringify(payload) },
      ...{ personId, createdAt: now, endsAt: now + begunMs[purpose] },
    })
    .execute();
}

interface Found {
  key: string;
  /** What the browser keeps; null where that is nothing. */
  browser: string | null;
}

/** What was begun; null where nothing was, by this browser, that has not ended. It stays begun. */
export async function begunBy(
  db: Kysely<Database>,
  purpose: Beginning,
  { key, browser }: Found,
  now: number,
): Promise<unknown> {
  if (browser === null) return null;
  const found = await db
    .selectFrom('tickets')
    .select('payload')
    .where('digest', '=', secretDigest(key))
    .where('purpose', '=', purpose)
    .where('about', '=', secretDigest(browser))
    .where('endsAt', '>', now)
    .executeTakeFirst();
  return found === undefined ? null : JSON.parse(found.payload);
}

/** The same, taken: nobody finishes it again. */
export async function finish(
  trx: Transaction<Database>,
  purpose: Beginning,
  found: Found,
  now: number,
): Promise<unknown> {
  const payload = await begunBy(trx, purpose, found, now);
  if (payload !== null)
    await trx
      .deleteFrom('tickets')
      .where('digest', '=', secretDigest(found.key))
      .where('purpose', '=', purpose)
      .execute();
  return payload;
}
