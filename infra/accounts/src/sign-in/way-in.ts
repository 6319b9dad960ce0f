/** From having proved who one is to being signed in: by the site's own provider, of which the site is a client as others are. */
import type { Request, Response } from 'express';
import type { Transaction } from 'kysely';
import * as z from 'zod';
import type { Database } from '../db/schema';
import { originOf } from '../features/account/fields';
import type { Services } from '../features/services';
import { begin, begunBy, browserOf } from './begun';
import { readCookie } from './cookies';
import type { Beginning } from './openid/client';
import { callbackPath } from './openid/provider';
import { ownName } from './openid/settings';

/** A sign-in that is under way. */
const wayInSchema = z.strictObject({
  provider: z.string(),
  nonce: z.string(),
  verifier: z.string(),
  refUrl: z.string().optional(),
  /** Who has proved to be somebody, for the site's own provider. */
  provedBy: z.string().optional(),
  /** When, epoch milliseconds. */
  provedAt: z.number().optional(),
  /** Whether what the browser has kept becomes theirs: not where it only opened a link that another one asked for. */
  merges: z.boolean().default(false),
  /** Who wants to be known by the other provider from now on. */
  connects: z.string().optional(),
});
export type WayIn = z.infer<typeof wayInSchema>;

/** Runs in one commit with what follows from it. @returns who was proved; null leaves all as it was */
export type Proof = (trx: Transaction<Database>) => Promise<string | null>;

/** What was kept, by the state that leads back to it. */
export const readWayIn = (kept: unknown): WayIn | null => wayInSchema.safeParse(kept).data ?? null;

/** Keeps that this browser signs in by a provider. @returns where it is to go */
export async function beginWayIn(
  services: Services,
  request: Request,
  response: Response,
  wayIn: Omit<WayIn, 'nonce' | 'verifier'>,
): Promise<URL> {
  const { url, beginning } = await askToSignIn(services, request, wayIn.provider);
  await keepWayIn(services.db, services, browserOf(request, response), wayIn, beginning);
  return url;
}

async function askToSignIn(services: Services, request: Request, name: string) {
  const { openid } = services;
  const origin = originOf(request, services);
  const provider = openid.named(name, origin, request);
  if (provider === undefined) throw new Error(`there is no provider ${name}`);
  return openid.client.begin(provider, origin + callbackPath(name));
}

const keepWayIn = (
  db: Parameters<typeof begin>[0],
  { now }: Pick<Services, 'now'>,
  browser: string,
  wayIn: Omit<WayIn, 'nonce' | 'verifier'>,
  { state, nonce, verifier }: Beginning,
) =>
  begin(
    db,
    'openid',
    {
      ...{ key: state, browser, payload: { ...wayIn, nonce, verifier } },
      personId: wayIn.provedBy ?? wayIn.connects ?? null,
    },
    now(),
  );

interface LetIn {
  prove: Proof;
  /** Where to go on. */
  refUrl?: string;
  /** Whether what the browser has kept becomes theirs. */
  merges: boolean;
}

/**
 * For who proves to be a person: keeps that for the site's own provider, in one commit with what the proof changes. The session begins when the
 * browser comes back from there.
 * @returns the path at which it goes on; null where nobody was proved
 */
export async function letIn(
  services: Services,
  request: Request,
  response: Response,
  { prove, refUrl, merges }: LetIn,
): Promise<string | null> {
  const { url, beginning } = await askToSignIn(services, request, ownName);
  const browser = browserOf(request, response);
  const isProved = await services.db.transaction().execute(async (trx) => {
    const provedBy = await prove(trx);
    if (provedBy === null) return false;
    const wayIn = { provider: ownName, refUrl, provedBy, provedAt: services.now(), merges };
    await keepWayIn(trx, services, browser, wayIn, beginning);
    return true;
  });
  return isProved ? url.pathname + url.search : null;
}

/** Who has just proved to be somebody in the browser that asks the site's own provider; null for all others. */
export async function provedIn({ db, now }: Services, request: Request, state: string): Promise<WayIn | null> {
  return readWayIn(await begunBy(db, 'openid', { key: state, browser: readCookie('flow', request) }, now()));
}
