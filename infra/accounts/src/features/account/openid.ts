/** OpenID Connect, both sides: the site's own provider, and the redirects from it and from others. */

import { transact } from '@forecourt/database';
import { reasonOf } from '@forecourt/service';
import type { Ways } from '@forecourt/site';
import { type Request, type RequestHandler, type Response, Router } from 'express';
import * as z from 'zod';
import { done } from '../../http/done';
import { readFields } from '../../http/fields';
import { clientNetwork, originOf } from '../../http/origin';
import { RequestLimits } from '../../http/request-limits';
import { ProblemError } from '../../problems';
import { clientOf } from '../../sign-in/client';
import { clearCookie, readCookie } from '../../sign-in/cookies';
import { beginFlow, browserDigest, findFlow, flowBrowser, takeFlow } from '../../sign-in/flows';
import { claimsOf, wantedOf } from '../../sign-in/openid/claims';
import { forgetIdentity } from '../../sign-in/openid/identities';
import { recognise } from '../../sign-in/openid/people';
import { sendOn } from '../../sign-in/openid/plain-page';
import { providerPath } from '../../sign-in/openid/provider';
import { ownName } from '../../sign-in/openid/settings';
import { currentPasswordSchema, stillSignedIn } from '../../sign-in/second-proof';
import { newSecret } from '../../sign-in/secret';
import { endSession } from '../../sign-in/sessions';
import { signIn } from '../../sign-in/sign-in';
import { beginWayIn, type Proof, provedIn, readWayIn, type WayIn } from '../../sign-in/way-in';
import type { Services } from '../services';
import { refUrlSchema, signInPath, startPath } from './fields';

/** Outcomes that the sign-in page shows, in its own words. */
export type Outcome =
  | 'begin-again'
  | 'not-signed-in'
  | 'sign-in-first'
  | 'sign-in-to-go-on'
  | 'email-sent'
  | 'too-many-emails'
  | 'no-address'
  | 'taken';

const signInPage = (query: Record<string, string | undefined>) =>
  `${signInPath}?${new URLSearchParams(Object.entries(query).filter((entry): entry is [string, string] => entry[1] !== undefined))}`;
const leadBack = (response: Response, outcome: Outcome, refUrl?: string) =>
  response.redirect(signInPage({ outcome, refUrl }));

const queryOf = (request: Request) => new URL(request.originalUrl, 'http://site').searchParams;
const refUrlOf = (request: Request) => refUrlSchema.parse(queryOf(request).get('refUrl') ?? undefined);

/** Serves the site's own provider: discovery, keys, authorization, token, userinfo, and the step at which people sign in. */
export function openIdRoutes(services: Services): RequestHandler {
  const { openid } = services;
  const routes = Router();
  const limits = new RequestLimits(services, 'openid-interaction', { network: 120, address: 120 });
  const providerOf = (request: Request) => openid.providerAt(originOf(request, services));
  routes.get('/auth', async (request, response, next) => {
    await limits.ofNetwork(request, response);
    const query = queryOf(request);
    if (query.get('client_id') === ownName) {
      const wayIn = await provedIn(services, request, query.get('state') ?? '');
      if (wayIn?.provedBy !== undefined)
        openid.setLogin(request, { personId: wayIn.provedBy, at: inSeconds(wayIn.provedAt ?? 0) });
      return next();
    }
    const { person } = await clientOf(services, request);
    if (person !== null) openid.setLogin(request, { personId: person.id, at: inSeconds(person.since) });
    next();
  });
  routes.get('/interaction/:uid', async (request, response) => {
    const provider = providerOf(request);
    const { person } = await clientOf(services, request);
    const { uid, prompt, result } = await provider.interactionDetails(request, response).catch(() => {
      throw new ProblemError('link-spent', 'Begin again on the site on which you wanted to sign in.');
    });
    // A person who has to sign in once more is signed out first, and that is recorded, so that a later session is known to be new.
    const isAgain = prompt.reasons.some((reason) => reason === 'login_prompt' || reason === 'max_age');
    if (person === null || (isAgain && result?.wasAsked !== true)) {
      await provider.interactionResult(request, response, { wasAsked: true });
      await endHere(services, request, response);
      return response.redirect(signInPage({ refUrl: `${providerPath}/interaction/${uid}` }));
    }
    const login = { accountId: person.id, ts: inSeconds(person.since) };
    sendOn(response, await provider.interactionResult(request, response, { login, consent: {} }));
  });
  routes.use((request, response) => providerOf(request).callback()(request, response));
  return routes;
}

const inSeconds = (ms: number) => Math.floor(ms / 1000);

async function endHere({ db }: Services, request: Request, response: Response): Promise<void> {
  const session = readCookie('session', request);
  if (session !== null) await endSession(db, session);
  clearCookie('session', request, response);
}

/** Answers with the other providers. */
export function waysIn({ openid }: Services): RequestHandler {
  const providers = openid.providers.map(({ name, title }) => ({ name, title }));
  return (_request, response) => void response.json({ providers } satisfies Ways);
}

const foreign = ({ openid }: Services, name: unknown) => openid.providers.find((provider) => provider.name === name);

/** Leads to another provider to sign in, and then to `refUrl`. */
export function continueWith(services: Services): RequestHandler {
  const { db, now, logger } = services;
  const limits = new RequestLimits(services, 'openid-begin', { network: 30, address: 30 });
  return async (request, response) => {
    await limits.ofNetwork(request, response);
    const provider = foreign(services, request.params.name);
    if (provider === undefined) throw new ProblemError('not-found', 'There is no provider of this name.');
    const key = queryOf(request).get('connect');
    const browser = readCookie('flow', request);
    const asked = key === null ? null : await transact(db, (trx) => takeFlow(trx, 'connect', { key, browser }, now()));
    const connects = connectsSchema.safeParse(asked).data?.connects;
    const refUrl = refUrlOf(request);
    try {
      const url = await beginWayIn(services, request, response, {
        ...{ provider: provider.name, refUrl, connects, merges: true },
      });
      sendOn(response, url.href);
    } catch (error) {
      logger.warn({ provider: provider.name, reason: reasonOf(error) }, 'a provider could not be reached');
      leadBack(response, 'not-signed-in', refUrl);
    }
  };
}

const connectsSchema = z.strictObject({ connects: z.string() });
export const connectSchema = z.object({
  provider: z.string().max(100),
  action: z.enum(['connect', 'disconnect']).default('connect'),
  currentPassword: currentPasswordSchema,
  refUrl: refUrlSchema,
});

/**
 * Connects another provider to the account of a signed-in person, after a second proof, and leads there; or disconnects it.
 */
export function connect(services: Services): RequestHandler {
  const { db, now } = services;
  return async (request, response) => {
    const fields = readFields(connectSchema, request, 'Nothing was changed');
    const { provider: name, action, refUrl, currentPassword } = fields;
    const person = await services.prove(request, response, currentPassword);
    const provider = foreign(services, name);
    if (provider === undefined) throw new ProblemError('not-found', 'There is no provider of this name.');
    if (action === 'disconnect') {
      await transact(db, async (trx) => {
        await stillSignedIn(trx, services, request, person);
        await forgetIdentity(trx, person.id, provider.issuer);
      });
      response.json(done(`You no longer sign in with ${provider.title}.`, refUrl ?? signInPath));
      return;
    }
    const key = newSecret();
    const payload = { connects: person.id };
    const begun = { key, browser: flowBrowser(request, response), payload, personId: person.id };
    await transact(db, async (trx) => {
      await stillSignedIn(trx, services, request, person);
      await beginFlow(trx, 'connect', begun, now());
    });
    const query = new URLSearchParams({ connect: key, ...(refUrl !== undefined && { refUrl }) });
    response.json(done('You will be taken there now.', `/account-api/openid/${name}?${query}`));
  };
}

/** Takes the redirect of a provider. All sessions begin here. */
export function comeBack(services: Services): RequestHandler {
  const { db, now, openid, logger } = services;
  const limits = new RequestLimits(services, 'openid-callback', { network: 120, address: 120 });
  return async (request, response) => {
    await limits.ofNetwork(request, response);
    const origin = originOf(request, services);
    const name = String(request.params.name);
    const provider = openid.named(name, origin, request);
    if (provider === undefined) throw new ProblemError('not-found', 'There is no provider of this name.');
    const state = queryOf(request).get('state') ?? '';
    const found = { key: state, browser: readCookie('flow', request) };
    const wayIn = readWayIn(await findFlow(db, 'openid', found, now()));
    if (wayIn === null || wayIn.provider !== name) return leadBack(response, 'begin-again');
    const { nonce, verifier, refUrl, merges } = wayIn;
    const claims = await openid.client
      .finish(provider, new URL(request.originalUrl, origin), { state, nonce, verifier }, wantedOf(provider))
      .then(claimsOf)
      .catch((error: unknown) =>
        logger.warn({ provider: name, reason: reasonOf(error) }, 'a sign-in by a provider failed'),
      );
    if (claims === undefined) return leadBack(response, 'not-signed-in', refUrl);
    const connects = await stillConnects(services, request, wayIn);
    let outcome: Outcome = 'not-signed-in';
    const browser = browserDigest(request, response);
    const prove: Proof = async (trx) => {
      // A new password may have ended the flow while the provider was asked, or another request has finished it.
      if ((await takeFlow(trx, 'openid', found, now())) === null) return null;
      if (name === ownName) return claims.subject === wayIn.provedBy ? claims.subject : null;
      if (connects === null) return null;
      const network = clientNetwork(request);
      const who = await recognise(trx, {
        ...{ claims, connects, origin, network, browser, refUrl, signInPath, now: now() },
      });
      if (who.kind === 'person') return who.personId;
      outcome = who.kind;
      return null;
    };
    const isIn = await signIn(services, request, response, { origin, prove, merges });
    services.outbox.wake();
    if (!isIn) return leadBack(response, outcome, refUrl);
    clearCookie('flow', request, response);
    response.redirect(refUrl ?? startPath);
  };
}

/** Returns the person who connects the provider: undefined if nobody does, null if they are no longer signed in. */
async function stillConnects(
  services: Services,
  request: Request,
  { connects }: WayIn,
): Promise<string | null | undefined> {
  if (connects === undefined) return undefined;
  const { person } = await clientOf(services, request);
  return person?.id === connects ? connects : null;
}
