/** The way from a proof of identity to a session: through the site's own provider, of which the site is a client as other sites are. */

import { transact } from '@forecourt/database';
import type { Beginning } from '@forecourt/openid';
import type { Request, Response } from 'express';
import type { Transaction } from 'kysely';
import * as z from 'zod';
import type { Database } from '../db/schema';
import { originOf } from '../http/origin';
import { readCookie } from './cookies';
import { beginFlow, findFlow, flowBrowser } from './flows';
import { callbackPath } from './openid/provider';
import { ownName } from './openid/settings';
import type { SignInServices } from './services';

/** A pending sign-in. */
const wayInSchema = z.strictObject({
  provider: z.string(),
  nonce: z.string(),
  verifier: z.string(),
  refUrl: z.string().optional(),
  /** The person who has proved their identity, for the site's own provider. */
  provedBy: z.string().optional(),
  /** When, epoch milliseconds. */
  provedAt: z.number().optional(),
  /** Whether the data of the device becomes theirs: not if the browser only opened a link that another one asked for. */
  merges: z.boolean().default(false),
  /** The person who connects the other provider to their account. */
  connects: z.string().optional(),
});
export type WayIn = z.infer<typeof wayInSchema>;

/** Proves an identity, in one commit with what follows from it. @returns the person's id; null leaves all as it was */
export type Proof = (trx: Transaction<Database>) => Promise<string | null>;

/** Parses the payload of a sign-in's flow; null if it is another flow's. */
export const readWayIn = (payload: unknown): WayIn | null => wayInSchema.safeParse(payload).data ?? null;

/** Begins the sign-in of this browser by a provider. @returns where it goes next */
export async function beginWayIn(
  services: SignInServices,
  request: Request,
  response: Response,
  wayIn: Omit<WayIn, 'nonce' | 'verifier'>,
): Promise<URL> {
  const { url, beginning } = await beginAtProvider(services, request, wayIn.provider);
  await storeWayIn(services.db, services, flowBrowser(request, response), wayIn, beginning);
  return url;
}

async function beginAtProvider(services: SignInServices, request: Request, name: string) {
  const { openid } = services;
  const origin = originOf(request, services);
  const provider = openid.named(name, origin, request);
  if (provider === undefined) throw new Error(`there is no provider ${name}`);
  return openid.client.begin(provider, origin + callbackPath(name));
}

const storeWayIn = (
  db: Parameters<typeof beginFlow>[0],
  { now }: Pick<SignInServices, 'now'>,
  browser: string,
  wayIn: Omit<WayIn, 'nonce' | 'verifier'>,
  { state, nonce, verifier }: Beginning,
) =>
  beginFlow(
    db,
    'openid',
    {
      ...{ key: state, browser, payload: { ...wayIn, nonce, verifier } },
      personId: wayIn.provedBy ?? wayIn.connects ?? null,
    },
    now(),
  );

interface Entry {
  prove: Proof;
  /** Where to go on. */
  refUrl?: string;
  /** Whether the data of the device becomes theirs. */
  merges: boolean;
}

/**
 * Proves an identity and stores the result for the site's own provider, in one commit. The session begins when the browser returns from there.
 * @returns the path at which signing in continues; null if the proof failed
 */
export async function beginProvedSignIn(
  services: SignInServices,
  request: Request,
  response: Response,
  { prove, refUrl, merges }: Entry,
): Promise<string | null> {
  const { url, beginning } = await beginAtProvider(services, request, ownName);
  const browser = flowBrowser(request, response);
  const isProved = await transact(services.db, async (trx) => {
    const provedBy = await prove(trx);
    if (provedBy === null) return false;
    const wayIn = { provider: ownName, refUrl, provedBy, provedAt: services.now(), merges };
    await storeWayIn(trx, services, browser, wayIn, beginning);
    return true;
  });
  return isProved ? url.pathname + url.search : null;
}

/** Returns the sign-in whose identity this browser has just proved to the site's own provider; null if there is none. */
export async function provedIn({ db, now }: SignInServices, request: Request, state: string): Promise<WayIn | null> {
  return readWayIn(await findFlow(db, 'openid', { key: state, browser: readCookie('flow', request) }, now()));
}
