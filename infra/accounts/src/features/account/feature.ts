import { accountLinkSchema } from '@forecourt/site';
import { doneSchema } from '../../http/done';
import { providerPath } from '../../sign-in/openid/provider';
import { type Feature, get, post } from '../feature';
import {
  changeEmail,
  changeEmailSchema,
  changePassword,
  changePasswordSchema,
  confirmEmail,
  confirmEmailSchema,
} from './change-account';
import { accountLink } from './links';
import { openIdRoutes } from './openid';
import { openIdConnectRoutes } from './openid-routes';
import { passkeyRoutes } from './passkey-routes';
import { forgotPassword, forgotSchema, resetPassword, resetSchema } from './reset-password';
import { retained } from './retained';
import { signInByPassword, signInSchema, signOut, signOutSchema } from './sign-in';
import { signUp, signUpSchema, verify, verifySchema } from './sign-up';

/** Accounts: signing up, in and out, and changing an account. */
export const account: Feature = {
  name: 'account',
  mounts: [{ path: providerPath, handlerOf: openIdRoutes }],
  routes: [
    post('/account-api/sign-up', {
      summary: 'Sends an email whose link creates an account; the answer is the same if there is one.',
      refusals: [400, 413, 415, 429, 503],
      fields: signUpSchema,
      answer: doneSchema,
      handle: signUp,
      form: { title: 'Check your email', failed: 'No account was made', back: 'Go on' },
    }),
    post('/account-api/verify', {
      summary:
        'Takes the token of such a link and creates the account; `next` as for a sign-in. In another browser than the one that signed up it takes the password, too; without one `next` leads to the page where it is chosen.',
      refusals: [400, 410, 413, 415, 429, 503],
      fields: verifySchema,
      answer: doneSchema,
      handle: verify,
      form: { title: 'Your account is ready', failed: 'Your address was not confirmed', back: 'Go on' },
    }),
    post('/account-api/sign-in', {
      summary:
        'Takes an address and its password; `next` leads through the site’s OpenID provider, where the session begins.',
      refusals: [400, 403, 413, 415, 429, 503],
      fields: signInSchema,
      answer: doneSchema,
      handle: signInByPassword,
      form: { title: 'You are signed in', failed: 'You are not signed in', back: 'Back' },
    }),
    post('/account-api/change-password', {
      summary: 'Sets a new password after the old one; ends all other sessions, and pending sign-ins.',
      refusals: [400, 401, 403, 413, 415, 429, 503],
      fields: changePasswordSchema,
      answer: doneSchema,
      handle: changePassword,
      form: {
        ...{ title: 'Your password is changed', failed: 'Your password was not changed' },
        back: 'Back to your account',
      },
    }),
    post('/account-api/change-email', {
      summary: 'Sends a link to a new address; the answer is the same for one that has an account.',
      refusals: [400, 401, 403, 413, 415, 429, 503],
      fields: changeEmailSchema,
      answer: doneSchema,
      handle: changeEmail,
      form: { title: 'Check your email', failed: 'Your address was not changed', back: 'Back to your account' },
    }),
    post('/account-api/confirm-email', {
      summary:
        'Takes the token of such a link from the person of that account, signed in; changes the address, reports it to the old one, and ends all other sessions. `next` leads all others to the page where they sign in.',
      refusals: [400, 410, 413, 415, 429],
      fields: confirmEmailSchema,
      answer: doneSchema,
      handle: confirmEmail,
      form: { title: 'Your address is changed', failed: 'Your address was not changed', back: 'Go on' },
    }),
    post('/account-api/sign-out', {
      summary:
        'Ends the session, or all of the person with pending sign-ins; with `chosen` also the passkeys and providers that no `keep:…` names, after a second proof.',
      refusals: [400, 401, 403, 413, 415, 429, 503],
      fields: signOutSchema,
      answer: doneSchema,
      handle: signOut,
      form: { title: 'You are signed out', failed: 'You are still signed in', back: 'Go on' },
    }),
    post('/account-api/forgot-password', {
      summary: 'Sends a link to choose a new password, if there is an account.',
      refusals: [400, 413, 415, 429],
      fields: forgotSchema,
      answer: doneSchema,
      handle: forgotPassword,
      form: { title: 'Check your email', failed: 'No email was sent', back: 'Go on' },
    }),
    post('/account-api/reset-password', {
      summary:
        'Takes the token of such a link, sets the password and ends all sessions, pending sign-ins, and the passkeys and providers that no `keep:…` names; `next` as for a sign-in.',
      refusals: [400, 410, 413, 415, 429, 503],
      fields: resetSchema,
      answer: doneSchema,
      handle: resetPassword,
      form: { title: 'Your password is changed', failed: 'Your password was not changed', back: 'Go on' },
    }),
    get('/account-api/links/:token', {
      summary: "Returns the kind and the address of the link of an account's email; the link stays valid.",
      parameters: [{ name: 'token', in: 'path', required: true, description: 'As the email has it.' }],
      example: '/account-api/links/example-of-a-links-token',
      answer: accountLinkSchema,
      handle: accountLink,
    }),
    ...openIdConnectRoutes,
    ...passkeyRoutes,
  ],
  paths: [{ path: providerPath, methods: ['GET', 'HEAD', 'POST', 'OPTIONS'], authorizes: true }],
  retained,
};
