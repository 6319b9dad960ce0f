import { visitorSchema } from '@forecourt/contracts';
import { commonOperations, type Operation } from '@forecourt/service';
import * as z from 'zod';
import { leadSchema, leadSentSchema } from '../routes/email-owner';
import { subscribedSchema, subscriptionSchema } from '../routes/email-subscribe';
import { reportedSchema, reportSchema } from '../routes/report-listing';

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
