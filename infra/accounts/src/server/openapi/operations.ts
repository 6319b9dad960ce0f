import { memorySchema } from '@forecourt/listing';
import { commonOperations, type Operation } from '@forecourt/service';
import { accountLinkSchema, visitorSchema, waysSchema } from '@forecourt/site';
import * as z from 'zod';
import { alertChangeSchema, alertSchema, stoppedSchema } from '../routes/alerts';
import { changeEmailSchema, changePasswordSchema, confirmEmailSchema } from '../routes/change-account';
import { dealSavedSchema, dealSchema } from '../routes/deals';
import { leadSchema, leadSentSchema } from '../routes/email-owner';
import { subscribedSchema, subscriptionSchema } from '../routes/email-subscribe';
import { favouritesSchema, keepSchema, keptSchema } from '../routes/favourites';
import { feedbackSchema, interestNotedSchema, interestSchema, thankedSchema } from '../routes/feedback';
import { doneSchema } from '../routes/identity-fields';
import { eraseSchema, mineSchema } from '../routes/mine';
import { browserChangedSchema, browserChangeSchema, browsersSchema } from '../routes/notifications';
import { connectSchema } from '../routes/openid';
import {
  addPasskeySchema,
  changePasskeySchema,
  noFieldsSchema,
  optionsSchema,
  passkeyOptionsSchema,
  passkeySignInSchema,
  passkeysSchema,
} from '../routes/passkeys';
import { deviceForgottenSchema, deviceSchema, deviceStoredSchema, pushKeySchema } from '../routes/push';
import { reportedSchema, reportSchema } from '../routes/report-listing';
import { forgotSchema, resetSchema } from '../routes/reset-password';
import {
  bookmarksSchema,
  changedSchema,
  changeSchema,
  saveDataSchema,
  savedSchema,
  saveSchema,
  sharedSchema,
} from '../routes/saved-searches';
import { signInSchema, signOutSchema } from '../routes/sign-in';
import { signUpSchema, verifySchema } from '../routes/sign-up';

import { walletAnswerSchema, walletFormSchema } from '../routes/wallet';

const types = ['application/json', 'application/x-www-form-urlencoded'] as const;
const token = { name: 'token', in: 'path', required: true, description: 'As the email has it.' } as const;

/** Every operation; the description and its test are made of this table. */
export const operations: readonly Operation[] = [
  {
    ...{ method: 'post', path: '/account-api/email-subscribe', status: 201, refusals: [400, 409, 413, 415, 429, 503] },
    summary: 'Stores a search for an email address; answers once it is stored. A third search is refused (R61).',
    body: { schema: subscriptionSchema, types: ['application/json', 'application/x-www-form-urlencoded'] },
    answer: subscribedSchema,
    example: '/account-api/email-subscribe',
  },
  {
    ...{ method: 'post', path: '/account-api/email-owner', status: 201 },
    refusals: [400, 403, 404, 413, 415, 429, 503],
    summary:
      "Stores a message to a listing's seller, or an offer to a private one, and mails it; answers once it is stored. The same again within a day is the same message.",
    body: { schema: leadSchema, types: ['application/json', 'application/x-www-form-urlencoded'] },
    answer: leadSentSchema,
    example: '/account-api/email-owner',
  },
  {
    ...{ method: 'post', path: '/account-api/report-listing', status: 201, refusals: [400, 413, 415, 429] },
    summary: 'Stores what somebody finds wrong with a listing; answers once it is stored.',
    body: { schema: reportSchema, types: ['application/json', 'application/x-www-form-urlencoded'] },
    answer: reportedSchema,
    example: '/account-api/report-listing',
  },
  {
    ...{ method: 'post', path: '/account-api/sign-up', status: 200, refusals: [400, 413, 415, 429, 503] },
    summary: 'Sends an email whose link makes an account; answers alike where there is one.',
    body: { schema: signUpSchema, types: ['application/json', 'application/x-www-form-urlencoded'] },
    answer: doneSchema,
    example: '/account-api/sign-up',
  },
  {
    ...{ method: 'post', path: '/account-api/verify', status: 200, refusals: [400, 410, 413, 415, 429, 503] },
    summary:
      'Takes the token of such a link and makes the account; `next` as where one signs in. In another browser than the one that signed up it takes the password, too; without one `next` leads to where it is chosen.',
    body: { schema: verifySchema, types: ['application/json', 'application/x-www-form-urlencoded'] },
    answer: doneSchema,
    example: '/account-api/verify',
  },
  {
    ...{ method: 'post', path: '/account-api/sign-in', status: 200, refusals: [400, 403, 413, 415, 429, 503] },
    summary:
      'Takes an address and its password; `next` leads through the site’s OpenID provider, where the session begins.',
    body: { schema: signInSchema, types: ['application/json', 'application/x-www-form-urlencoded'] },
    answer: doneSchema,
    example: '/account-api/sign-in',
  },
  {
    ...{ method: 'get', path: '/account-api/ways', status: 200, refusals: [] },
    summary: 'The providers of others by which one may sign in.',
    answer: waysSchema,
    example: '/account-api/ways',
  },
  {
    ...{ method: 'get', path: '/account-api/openid/:name', status: 200, refusals: [404, 429] },
    summary: 'Leads to another provider to sign in, by a page that goes on by itself.',
    parameters: [
      { name: 'name', in: 'path', required: true, description: 'As `ways` says.' },
      { name: 'refUrl', in: 'query', description: 'A path of the site, where to go on once signed in (R13).' },
      { name: 'connect', in: 'query', description: 'As `connect` has said.' },
    ],
    answer: null,
    example: '/account-api/openid/example',
  },
  {
    ...{ method: 'get', path: '/account-api/openid/:name/callback', status: 302, refusals: [404, 429] },
    summary: 'Where a provider leads back to: begins the session, and leads on.',
    parameters: [
      { name: 'name', in: 'path', required: true, description: 'As `ways` says; `forecourt` is the site’s own.' },
    ],
    answer: null,
    example: '/account-api/openid/forecourt/callback',
  },
  {
    ...{ method: 'post', path: '/account-api/connect', status: 200 },
    refusals: [400, 401, 403, 404, 409, 413, 415, 429, 503],
    summary:
      'Lets who is signed in, and proves it once more, sign in by another provider, too, and leads there; or no more.',
    body: { schema: connectSchema, types: [...types] },
    answer: doneSchema,
    example: '/account-api/connect',
  },
  {
    ...{ method: 'post', path: '/account-api/change-password', status: 200 },
    refusals: [400, 401, 403, 413, 415, 429, 503],
    summary: 'Sets a new password for who gives the old one; ends all other sessions, and what was begun.',
    body: { schema: changePasswordSchema, types: [...types] },
    answer: doneSchema,
    example: '/account-api/change-password',
  },
  {
    ...{ method: 'post', path: '/account-api/change-email', status: 200 },
    refusals: [400, 401, 403, 413, 415, 429, 503],
    summary: 'Sends a link to a new address; answers alike for one that has an account.',
    body: { schema: changeEmailSchema, types: [...types] },
    answer: doneSchema,
    example: '/account-api/change-email',
  },
  {
    ...{ method: 'post', path: '/account-api/confirm-email', status: 200, refusals: [400, 410, 413, 415, 429] },
    summary:
      'Takes the token of such a link from who is signed in to that account, changes the address, tells the old one, and ends all other sessions; `next` leads all others to where they sign in.',
    body: { schema: confirmEmailSchema, types: [...types] },
    answer: doneSchema,
    example: '/account-api/confirm-email',
  },
  {
    ...{ method: 'post', path: '/account-api/passkeys/options', status: 200 },
    refusals: [400, 401, 403, 413, 415, 429, 503],
    summary: 'What a browser needs to make a passkey for who is signed in, and proves it once more.',
    body: { schema: passkeyOptionsSchema, types: [...types] },
    answer: optionsSchema,
    example: '/account-api/passkeys/options',
  },
  {
    ...{ method: 'post', path: '/account-api/passkeys/add', status: 201, refusals: [400, 401, 403, 413, 415] },
    summary: 'Keeps a passkey that a browser has made, as WebAuthn answers; tells its owner by letter.',
    body: { schema: addPasskeySchema, types: ['application/json'] },
    answer: doneSchema,
    example: '/account-api/passkeys/add',
  },
  {
    ...{ method: 'post', path: '/account-api/passkeys', status: 200 },
    refusals: [400, 401, 403, 404, 413, 415, 429, 503],
    summary: 'Renames a passkey of the asker, or after a second proof removes it.',
    body: { schema: changePasskeySchema, types: [...types] },
    answer: doneSchema,
    example: '/account-api/passkeys',
  },
  {
    ...{ method: 'get', path: '/account-api/mine/passkeys', status: 200, refusals: [] },
    summary: 'The passkeys of who is signed in.',
    answer: passkeysSchema,
    example: '/account-api/mine/passkeys',
  },
  {
    ...{ method: 'post', path: '/account-api/passkey-options', status: 200, refusals: [413, 415, 429] },
    summary: 'What a browser needs to sign in by a passkey.',
    body: { schema: noFieldsSchema, types: [...types] },
    answer: optionsSchema,
    example: '/account-api/passkey-options',
  },
  {
    ...{ method: 'post', path: '/account-api/passkey-sign-in', status: 200, refusals: [400, 403, 413, 415, 429] },
    summary: 'Takes what a passkey has signed; `next` as where one signs in.',
    body: { schema: passkeySignInSchema, types: ['application/json'] },
    answer: doneSchema,
    example: '/account-api/passkey-sign-in',
  },
  {
    ...{ method: 'post', path: '/account-api/sign-out', status: 200, refusals: [400, 401, 403, 413, 415, 429, 503] },
    summary:
      'Ends the session, or all of the person with what was begun; with `chosen` also the passkeys and providers that no `keep:…` names, after a second proof.',
    body: { schema: signOutSchema, types: ['application/json', 'application/x-www-form-urlencoded'] },
    answer: doneSchema,
    example: '/account-api/sign-out',
  },
  {
    ...{ method: 'post', path: '/account-api/forgot-password', status: 200, refusals: [400, 413, 415, 429] },
    summary: 'Sends a link to choose a new password, where there is an account.',
    body: { schema: forgotSchema, types: ['application/json', 'application/x-www-form-urlencoded'] },
    answer: doneSchema,
    example: '/account-api/forgot-password',
  },
  {
    ...{ method: 'post', path: '/account-api/reset-password', status: 200, refusals: [400, 410, 413, 415, 429, 503] },
    summary:
      'Takes the token of such a link, sets the password and ends all sessions, what was begun, and the passkeys and providers that no `keep:…` names; `next` as where one signs in.',
    body: { schema: resetSchema, types: ['application/json', 'application/x-www-form-urlencoded'] },
    answer: doneSchema,
    example: '/account-api/reset-password',
  },
  {
    ...{ method: 'get', path: '/account-api/links/:token', status: 200, refusals: [] },
    summary: "What the link of an account's email is for, and about whose address; it stays good.",
    parameters: [token],
    answer: accountLinkSchema,
    example: '/account-api/links/example-of-a-links-token',
  },
  {
    ...{ method: 'get', path: '/account-api/mine', status: 200, refusals: [] },
    summary: 'What is kept of who asks, the latest of each kind, and how long.',
    answer: mineSchema,
    example: '/account-api/mine',
  },
  {
    ...{ method: 'get', path: '/account-api/mine/export', status: 200, refusals: [] },
    summary: 'All that is kept of who asks, as a file.',
    answer: z.record(z.string(), z.array(z.record(z.string(), z.unknown()))),
    example: '/account-api/mine/export',
  },
  {
    ...{ method: 'post', path: '/account-api/mine/delete', status: 200, refusals: [400, 401, 403, 413, 415, 429, 503] },
    summary: 'Deletes all that is kept of who asks; it is gone when this answers.',
    body: { schema: eraseSchema, types: ['application/json', 'application/x-www-form-urlencoded'] },
    answer: doneSchema,
    example: '/account-api/mine/delete',
  },
  {
    ...{ method: 'get', path: '/account-api/visitor', status: 200, refusals: [] },
    summary: 'Who asks, by the cookies of session and device: signed in or not, and how many searches they have saved.',
    answer: visitorSchema,
    example: '/account-api/visitor',
  },
  {
    ...{ method: 'get', path: '/account-api/mine/memory', status: 200, refusals: [] },
    summary: 'What every page of the asker needs of what is kept: favourites and budget.',
    answer: memorySchema,
    example: '/account-api/mine/memory',
  },
  {
    ...{ method: 'post', path: '/account-api/favourites', status: 200, refusals: [400, 404, 409, 413, 415, 429, 503] },
    summary: 'Keeps a vehicle among the favourites, or lets it go; the same again changes nothing.',
    body: { schema: keepSchema, types: [...types] },
    answer: keptSchema,
    example: '/account-api/favourites',
  },
  {
    ...{ method: 'get', path: '/account-api/mine/favourites', status: 200, refusals: [] },
    summary: 'All vehicles that the asker keeps, as they are for sale now.',
    answer: favouritesSchema,
    example: '/account-api/mine/favourites',
  },
  {
    ...{ method: 'post', path: '/account-api/wallet', status: 200, refusals: [400, 413, 415, 429, 503] },
    summary: 'Saves what the asker can pay by the month, and how; says which highest price their search should have.',
    body: { schema: walletFormSchema, types: [...types] },
    answer: walletAnswerSchema,
    example: '/account-api/wallet',
  },
  {
    ...{ method: 'post', path: '/my-wallet/share-dealxg/deals', status: 201, refusals: [400, 413, 415, 429] },
    summary: 'Saves how the asker would pay for a vehicle, one deal a vehicle; an unknown type is finance.',
    body: { schema: dealSchema, types: [...types] },
    answer: dealSavedSchema,
    example: '/my-wallet/share-dealxg/deals',
  },
  {
    ...{ method: 'post', path: '/my-wallet/share-dealxg/deals/id/:id', status: 201 },
    refusals: [400, 404, 413, 415, 429],
    summary: 'Changes a deal of the asker.',
    parameters: [{ name: 'id', in: 'path', description: "The deal's id.", required: true }],
    body: { schema: dealSchema, types: [...types] },
    answer: dealSavedSchema,
    example: '/my-wallet/share-dealxg/deals/id/1',
  },
  {
    ...{ method: 'get', path: '/account-api/push-key', status: 200, refusals: [] },
    summary: 'The public key by which a browser subscribes to push messages.',
    answer: pushKeySchema,
    example: '/account-api/push-key',
  },
  {
    ...{ method: 'post', path: '/cars-for-sale/consumer-device/browser', status: 201, refusals: [400, 413, 415, 429] },
    summary: 'Stores where a browser takes push messages.',
    body: { schema: deviceSchema, types: [...types] },
    answer: deviceStoredSchema,
    example: '/cars-for-sale/consumer-device/browser',
  },
  {
    ...{ method: 'post', path: '/account-api/push-forget', status: 200, refusals: [400, 413, 415] },
    summary: 'Removes a browser that takes no push messages any more.',
    body: { schema: deviceForgottenSchema, types: [...types] },
    answer: deviceStoredSchema,
    example: '/account-api/push-forget',
  },
  {
    ...{ method: 'get', path: '/account-api/mine/notifications', status: 200, refusals: [] },
    summary: 'The browsers of the asker that take push messages, with their quiet hours.',
    answer: browsersSchema,
    example: '/account-api/mine/notifications',
  },
  {
    ...{ method: 'post', path: '/account-api/notifications', status: 200, refusals: [400, 404, 413, 415] },
    summary: "Switches push messages off for one of the asker's browsers, or says when it is not to be disturbed.",
    body: { schema: browserChangeSchema, types: [...types] },
    answer: browserChangedSchema,
    example: '/account-api/notifications',
  },
  {
    ...{ method: 'post', path: '/account-api/feedback', status: 201, refusals: [400, 413, 415, 429] },
    summary: 'Stores whether a page was of use.',
    body: { schema: feedbackSchema, types: [...types] },
    answer: thankedSchema,
    example: '/account-api/feedback',
  },
  {
    ...{ method: 'post', path: '/cars-for-sale/still-interested/alert', status: 201, refusals: [400, 413, 415, 429] },
    summary: 'Notes about which vehicles somebody was asked whether they still interest them (R68).',
    body: { schema: interestSchema, types: [...types] },
    answer: interestNotedSchema,
    example: '/cars-for-sale/still-interested/alert',
  },
  {
    ...{ method: 'get', path: '/account-api/searchbookmarks', status: 200, refusals: [401, 503] },
    summary: "The asker's saved searches, the newest first, or the one that `searchBookmarkId` names.",
    parameters: [
      { name: 'searchBookmarkId', in: 'query', description: 'Id of a saved search.' },
      {
        ...{ name: 'idtoken', in: 'header' },
        description:
          "ID token that the site's OpenID provider gave to another team's site; without it the session says who asks.",
      },
    ],
    answer: bookmarksSchema,
    example: '/account-api/searchbookmarks',
  },
  {
    ...{ method: 'get', path: '/account-api/searchbookmarks/share-bookmark/:bookmarkId', status: 200, refusals: [] },
    summary: 'A saved search by the id that somebody shared; an empty list where there is none.',
    parameters: [{ name: 'bookmarkId', in: 'path', required: true, description: 'As it was shared.' }],
    answer: sharedSchema,
    example: '/account-api/searchbookmarks/share-bookmark/example',
  },
  {
    ...{ method: 'post', path: '/account-api/search', status: 201, refusals: [400, 401, 404, 409, 413, 415, 503] },
    summary:
      'Saves a search for who is signed in, or whose address is known; with `bookmarkId` renames one, or notes that it was run.',
    body: { schema: saveSchema, types: ['application/json', 'application/x-www-form-urlencoded'] },
    answer: savedSchema,
    example: '/account-api/search',
  },
  {
    ...{ method: 'post', path: '/account-api/searchbookmarks', status: 200, refusals: [400, 401, 404, 413, 415] },
    summary: 'Renames, rests, ends or runs a saved search of the asker, or says how often it may write.',
    body: { schema: changeSchema, types: ['application/json', 'application/x-www-form-urlencoded'] },
    answer: changedSchema,
    example: '/account-api/searchbookmarks',
  },
  {
    ...{ method: 'get', path: '/account-api/mine/search', status: 200, refusals: [503] },
    summary:
      'What the asker has to do with the search that the query is: whether they saved it, and under which title.',
    answer: saveDataSchema,
    example: '/account-api/mine/search',
  },
  {
    ...{ method: 'get', path: '/account-api/alerts/:token', status: 200, refusals: [404] },
    summary: "What a letter's link is about.",
    parameters: [token],
    answer: alertSchema,
    example: '/account-api/alerts/example-of-a-letters-token',
  },
  {
    ...{ method: 'get', path: '/account-api/alerts/:token/confirm', status: 302, refusals: [404] },
    summary: 'Leads to the page of the link, where alerts can be confirmed.',
    parameters: [token],
    answer: null,
    example: '/account-api/alerts/example-of-a-letters-token/confirm',
  },
  {
    ...{ method: 'get', path: '/account-api/alerts/:token/stop', status: 302, refusals: [404] },
    summary: 'Leads to the page of the link, where alerts can be ended.',
    parameters: [token],
    answer: null,
    example: '/account-api/alerts/example-of-a-letters-token/stop',
  },
  {
    ...{ method: 'post', path: '/account-api/alerts/:token/stop', status: 200, refusals: [404] },
    summary: 'Ends all alerts to the address of the letter, by one request of a mail program (RFC 8058).',
    parameters: [token],
    answer: stoppedSchema,
    example: '/account-api/alerts/example-of-a-letters-token/stop',
  },
  {
    ...{ method: 'post', path: '/account-api/alerts', status: 200, refusals: [400, 404, 413, 415] },
    summary: "Confirms the alerts about the search of an email's link, ends them, or ends all.",
    body: { schema: alertChangeSchema, types: ['application/json', 'application/x-www-form-urlencoded'] },
    answer: stoppedSchema,
    example: '/account-api/alerts',
  },
  ...commonOperations({
    summary: 'Whether what people send is taken.',
    answer: z.strictObject({ status: z.literal('ok') }),
  }),
];
