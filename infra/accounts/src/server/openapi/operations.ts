import { visitorSchema } from '@forecourt/contracts';
import { commonOperations, type Operation } from '@forecourt/service';
import * as z from 'zod';
import { leadSchema, leadSentSchema } from '../routes/email-owner';
import { subscribedSchema, subscriptionSchema } from '../routes/email-subscribe';
import { doneSchema } from '../routes/identity-fields';
import { eraseSchema, mineSchema } from '../routes/mine';
import { reportedSchema, reportSchema } from '../routes/report-listing';
import { forgotSchema, resetSchema } from '../routes/reset-password';
import { signInSchema, signOutSchema } from '../routes/sign-in';
import { signUpSchema, verifySchema } from '../routes/sign-up';

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
    ...{ method: 'post', path: '/account-api/sign-up', status: 200, refusals: [400, 413, 415, 429] },
    summary: 'Sends a letter whose link makes an account; answers alike where there is one.',
    body: { schema: signUpSchema, types: ['application/json', 'application/x-www-form-urlencoded'] },
    answer: doneSchema,
    example: '/account-api/sign-up',
  },
  {
    ...{ method: 'post', path: '/account-api/verify', status: 200, refusals: [400, 410, 413, 415, 429] },
    summary: 'Takes the token of such a link, makes the account and begins a session.',
    body: { schema: verifySchema, types: ['application/json', 'application/x-www-form-urlencoded'] },
    answer: doneSchema,
    example: '/account-api/verify',
  },
  {
    ...{ method: 'post', path: '/account-api/sign-in', status: 200, refusals: [400, 403, 413, 415, 429] },
    summary: 'Begins a session for an address and its password.',
    body: { schema: signInSchema, types: ['application/json', 'application/x-www-form-urlencoded'] },
    answer: doneSchema,
    example: '/account-api/sign-in',
  },
  {
    ...{ method: 'post', path: '/account-api/sign-out', status: 200, refusals: [400, 413, 415] },
    summary: 'Ends the session, or all of the person.',
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
    ...{ method: 'post', path: '/account-api/reset-password', status: 200, refusals: [400, 410, 413, 415, 429] },
    summary: 'Takes the token of such a link, sets the password and ends all sessions but a new one.',
    body: { schema: resetSchema, types: ['application/json', 'application/x-www-form-urlencoded'] },
    answer: doneSchema,
    example: '/account-api/reset-password',
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
    ...{ method: 'post', path: '/account-api/mine/delete', status: 200, refusals: [400, 403, 413, 415, 429] },
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
  ...commonOperations({
    summary: 'Whether what people send is taken.',
    answer: z.strictObject({ status: z.literal('ok') }),
  }),
];
