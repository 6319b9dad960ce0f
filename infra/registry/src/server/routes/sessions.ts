import {
  beginSessionSchema,
  type Session,
  type SignInLink,
  sessionSchema,
  signInLinkSchema,
} from '@forecourt/contracts/sessions';
import type { Rights } from '@forecourt/contracts/tokens';
import { reading, serviceRoute, tokenDigest } from '@forecourt/service';
import type { Grant } from '../authorise';
import { json, writing } from '../operation-parts';
import { bodyOf } from '../parameters';
import type { Services } from '../services';

const path = '/v1/session';

export const session = serviceRoute<Services>(
  {
    ...reading,
    path,
    isSecured: true,
    summary: 'Returns the sender of the request, by its session or token, and what it may do.',
    answer: sessionSchema,
    refusals: [401],
    example: path,
  },
  ({ authority, sessions }) =>
    (request, response) =>
      void response.json(sessionView(authority.grantOf(request), sessions.endOf(request))),
);

export const beginSession = serviceRoute<Services>(
  {
    ...{ method: 'post', path, status: 201, refusals: [400, 401, 403, 415, 429] },
    summary:
      'Exchanges a token, or a sign-in link that was not used yet, for the cookie of a session. Only for the registry’s own pages.',
    body: json(beginSessionSchema, '10kb'),
    answer: sessionSchema,
    example: path,
  },
  ({ authority, sessions, logger }) => ({
    before: [
      (request, _response, next) => {
        sessions.admit(request);
        next();
      },
    ],
    handlers: [
      (request, response) => {
        const given = bodyOf(request, beginSessionSchema);
        const holder = 'token' in given ? tokenDigest(given.token) : sessions.useLink(given.link);
        const grant = authority.grantOfHolder(holder, request);
        const { cookie, expiresAt } = sessions.begin(holder);
        logger.info({ who: grant.who, person: grant.person }, 'signed in to the console');
        response.status(201).set('Set-Cookie', cookie).json(sessionView(grant, expiresAt));
      },
    ],
  }),
);

export const endSession = serviceRoute<Services>(
  {
    ...{ method: 'delete', path, status: 204, refusals: [403] },
    summary: 'Ends the session. Only for the registry’s own pages.',
    answer: null,
    example: path,
  },
  ({ sessions }) =>
    (request, response) =>
      void response.set('Set-Cookie', sessions.end(request)).status(204).end(),
);

export const makeLink = serviceRoute<Services>(
  {
    ...{ ...writing, method: 'post', path: `${path}/links`, status: 201, refusals: [401, 403] },
    summary:
      'Makes a link that signs in to the console once, with the rights of the request’s token or session, within ten minutes.',
    answer: signInLinkSchema,
    example: `${path}/links`,
  },
  ({ authority, sessions, logger }) =>
    (request, response) => {
      const { who } = authority.grantOf(request);
      const { secret, expiresAt } = sessions.makeLink(authority.holderOf(request));
      logger.info({ who }, 'a sign-in link was made');
      response.status(201).json({
        path: `/console/sign-in#${secret}`,
        expiresAt: new Date(expiresAt).toISOString(),
      } satisfies SignInLink);
    },
);

const everything: Rights = { may: ['admin'], remotes: '*', brands: '*' };

/** @param end when the session ends, ms since 1970; null without a session */
function sessionView({ who, person, expiresAt, ...grant }: Grant, end: number | null): Session {
  const rights = grant.rights === null ? [everything] : [...grant.rights];
  const ends = [end, expiresAt === null ? null : Date.parse(expiresAt)].filter((one) => one !== null);
  return {
    ...{ who, person, may: [...new Set(rights.flatMap(({ may }) => may))], rights },
    expiresAt: ends.length === 0 ? null : new Date(Math.min(...ends)).toISOString(),
  };
}
