import { waysSchema } from '@forecourt/site';
import { doneSchema } from '../../http/done';
import { type FeatureRoute, get, post } from '../feature';
import { comeBack, connect, connectSchema, continueWith, waysIn } from './openid';

/** Signing in with other providers. */
export const openIdConnectRoutes: readonly FeatureRoute[] = [
  get('/account-api/ways', {
    summary: 'Lists the other providers with which people may sign in.',
    answer: waysSchema,
    handle: waysIn,
  }),
  get('/account-api/openid/:name', {
    summary: 'Leads to another provider to sign in, by a page that refreshes itself.',
    refusals: [404, 429],
    parameters: [
      { name: 'name', in: 'path', required: true, description: 'As `ways` lists it.' },
      { name: 'refUrl', in: 'query', description: 'A path of the site, where to go on once signed in (R13).' },
      { name: 'connect', in: 'query', description: 'As `connect` has returned it.' },
    ],
    example: '/account-api/openid/example',
    answer: null,
    handle: continueWith,
  }),
  get('/account-api/openid/:name/callback', {
    summary: 'Takes the redirect of a provider: begins the session, and redirects to the next page.',
    ...{ status: 302, refusals: [404, 429] },
    parameters: [
      { name: 'name', in: 'path', required: true, description: 'As `ways` lists it; `forecourt` is the site’s own.' },
    ],
    example: '/account-api/openid/forecourt/callback',
    answer: null,
    handle: comeBack,
  }),
  post('/account-api/connect', {
    summary:
      'Connects another provider to the account of a signed-in person, after a second proof, and leads there; or disconnects it.',
    refusals: [400, 401, 403, 404, 409, 413, 415, 429, 503],
    fields: connectSchema,
    answer: doneSchema,
    handle: connect,
    form: { title: 'Your account', failed: 'Nothing was changed', back: 'Back' },
  }),
];
