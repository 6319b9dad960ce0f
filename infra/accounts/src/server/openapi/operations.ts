import { commonOperations, type Operation } from '@forecourt/service';
import * as z from 'zod';
import { subscribedSchema, subscriptionSchema } from '../routes/email-subscribe';

/** Every operation; the description and its test are made of this table. */
export const operations: readonly Operation[] = [
  {
    ...{ method: 'post', path: '/account-api/email-subscribe', status: 201, refusals: [400, 409, 413, 415, 429, 503] },
    summary: 'Stores a search for an email address; answers once it is stored. A third search is refused (R61).',
    body: { schema: subscriptionSchema, types: ['application/json', 'application/x-www-form-urlencoded'] },
    answer: subscribedSchema,
    example: '/account-api/email-subscribe',
  },
  ...commonOperations({
    summary: 'Whether subscriptions are taken.',
    answer: z.strictObject({ status: z.literal('ok') }),
  }),
];
