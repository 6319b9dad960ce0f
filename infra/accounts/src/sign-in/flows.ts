/** Flows that only the browser that started them can finish, once: a sign-in by a provider, the challenge of a passkey. */
import type { Request, Response } from 'express';
import type { Kysely, Transaction } from 'kysely';
import type { Database } from '../db/schema';
import { readCookie, setCookie } from './cookies';
import { newSecret, secretDigest } from './secret';

const minute = 60_000;
/** Maximum duration of each, ms. */
const flowMs = { openid: 60 * minute, connect: 10 * minute, passkey: 10 * minute } as const;
export type FlowKind = keyof typeof flowMs;

/** Returns the secret that ties flows to the browser, which is given one if it has none. */
export function flowBrowser(request: Request, response: Response): string {
  const known = readCookie('flow', request);
  const secret = known ?? newSecret();
  setCookie('flow', secret, request, response);
  return secret;
}

/** Returns its digest, which is stored with the link of an email so that the browser that asked for the email is recognised. */
export const browserDigest = (request: Request, response: Response): string =>
  secretDigest(flowBrowser(request, response));

/** Whether the browser is the one that requested the email. @param digest as `browserDigest` returned it; undefined matches none */
export function isSameBrowser(request: Request, digest: string | undefined): boolean {
  const secret = readCookie('flow', request);
  return secret !== null && secretDigest(secret) === digest;
}

interface NewFlow {
  /** Random; the browser sends it back. */
  key: string;
  browser: string;
  payload: object;
  /** The person; the flow ends when their sessions do. Null if none is known yet. */
  personId: string | null;
}

/** Stores a flow. */
export async function beginFlow(
  db: Kysely<Database>,
  kind: FlowKind,
  { key, browser, payload, personId }: NewFlow,
  now: number,
): Promise<void> {
  await db
    .insertInto('tickets')
    .values({
      ...{ digest: secretDigest(key), purpose: kind, about: secretDigest(browser), payload: JSON.stringify(payload) },
      ...{ personId, createdAt: now, endsAt: now + flowMs[kind] },
    })
    .execute();
}

interface FlowReference {
  key: string;
  /** The browser's secret; null if it has none. */
  browser: string | null;
}

/** Returns the payload of a flow without ending it; null if this browser started none, or it has ended. */
export async function findFlow(
  db: Kysely<Database>,
  kind: FlowKind,
  { key, browser }: FlowReference,
  now: number,
): Promise<unknown> {
  if (browser === null) return null;
  const found = await db
    .selectFrom('tickets')
    .select('payload')
    .where('digest', '=', secretDigest(key))
    .where('purpose', '=', kind)
    .where('about', '=', secretDigest(browser))
    .where('endsAt', '>', now)
    .executeTakeFirst();
  return found === undefined ? null : JSON.parse(found.payload);
}

/** Returns the payload of a flow as `findFlow` does, and ends the flow, so that it cannot be finished twice. */
export async function takeFlow(
  trx: Transaction<Database>,
  kind: FlowKind,
  reference: FlowReference,
  now: number,
): Promise<unknown> {
  const payload = await findFlow(trx, kind, reference, now);
  if (payload !== null)
    await trx
      .deleteFrom('tickets')
      .where('digest', '=', secretDigest(reference.key))
      .where('purpose', '=', kind)
      .execute();
  return payload;
}
