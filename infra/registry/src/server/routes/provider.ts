import { type SignInProvider, signInProviderSchema } from '@forecourt/contracts/sessions';
import { inQuery, reading, serviceRoute } from '@forecourt/service';
import type { Response } from 'express';
import { ProblemError } from '../../problems';
import { callbackPath, type ProviderSignIn, SignInError } from '../../sessions/provider-sign-in';
import { returnPath } from '../../sessions/return-path';
import type { Services } from '../services';

const path = '/v1/session/provider';
/** The view of the console that says how a sign-in ended. */
const view = '/console/sign-in';

export const provider = serviceRoute<Services>(
  {
    ...{ ...reading, path, answer: signInProviderSchema, refusals: [], example: path },
    summary: 'Names the OpenID provider by which people sign in to the console.',
  },
  ({ signIn }) =>
    (_request, response) =>
      void response.json({
        ...{ name: signIn?.settings.name ?? null, signOutUrl: signIn?.signOutUrl ?? null },
      } satisfies SignInProvider),
);

export const beginProvider = serviceRoute<Services>(
  {
    ...{ method: 'get', path: `${path}/begin`, status: 302, answer: null, refusals: [404], example: `${path}/begin` },
    summary:
      'Begins a sign-in by the OpenID provider: redirects the browser there, or to the console with the reason why it cannot be.',
    parameters: [
      inQuery('return', 'Path of the console to which the sign-in leads; by default a page that says its outcome.'),
    ],
  },
  (services) => async (request, response) => {
    const signIn = configured(services);
    const returnTo = returnPath(request.query.return, signIn.origin);
    try {
      // Its end is not counted: there is none without a beginning.
      if (!services.sessions.allows(request)) throw new SignInError('too-many', 'too many attempts of a network');
      const { url, cookie } = await signIn.begin(returnTo);
      lead(response.set('Set-Cookie', cookie), url.href);
    } catch (error) {
      fail(services, response, error, returnTo);
    }
  },
);

export const finishProvider = serviceRoute<Services>(
  {
    ...{ method: 'get', path: callbackPath, status: 302, answer: null, refusals: [404], example: callbackPath },
    summary:
      'Finishes a sign-in: the OpenID provider redirects here. Begins the session and redirects to the console, which says the reason if there is none.',
    parameters: [
      inQuery('code', 'The provider’s code.'),
      inQuery('state', 'The state with which this browser began the sign-in.'),
      inQuery('error', 'The provider’s refusal.'),
    ],
  },
  (services) => async (request, response) => {
    const signIn = configured(services);
    const { pending, cookie } = signIn.take(request);
    response.set('Set-Cookie', cookie);
    try {
      const person = await signIn.finish(pending, new URL(request.originalUrl, signIn.origin));
      const begun = services.sessions.begin(person);
      services.logger.info(
        { who: person.who, person: person.person },
        'signed in to the console by the OpenID provider',
      );
      // The console needs no cookie for its document, and its own requests are of the same site: they have the session's strict cookie.
      lead(response.append('Set-Cookie', begun.cookie), pending?.returnTo ?? `${view}?done`);
    } catch (error) {
      fail(services, response, error, pending?.returnTo ?? null);
    }
  },
);

/** @throws ProblemError `no-provider` */
function configured({ signIn }: Services): ProviderSignIn {
  if (signIn !== null) return signIn;
  throw new ProblemError(
    'no-provider',
    'This registry has no OpenID provider. Sign in by a token; or ask who runs the registry to set CONSOLE_OIDC_ISSUER.',
  );
}

/** The provider's code in the address of this answer must not become a referrer. */
function lead(response: Response, to: string): void {
  response.set('Referrer-Policy', 'no-referrer').redirect(302, to);
}

function fail({ logger }: Services, response: Response, error: unknown, returnTo: string | null): void {
  const { failure, message: reason } = SignInError.of(error);
  logger.warn({ failure, reason }, 'a sign-in by the OpenID provider failed');
  const query = new URLSearchParams({ failed: failure, ...(returnTo !== null && { return: returnTo }) });
  lead(response, `${view}?${query}`);
}
