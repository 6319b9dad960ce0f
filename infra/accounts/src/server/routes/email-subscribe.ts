import { reasonsOf } from '@forecourt/service';
import type { RequestHandler } from 'express';
import * as z from 'zod';
import { canonicalSearch } from '../../canonical-search';
import { ProblemError } from '../../problems';
import { subscribe } from '../../store/subscriptions';
import { referenceOf, type Services } from '../services';

/** Section 5: required, at most 45 characters. */
export const subscriptionSchema = z.object({
  emailAddress: z.string().trim().max(45, 'at most 45 characters').pipe(z.email('not an email address')),
  searchString: z.string().max(4_000).default(''),
  requestValues: z.union([z.string().max(8_000), z.record(z.string(), z.unknown())]).optional(),
  brand: z.string().max(64).default(''),
  title: z.string().trim().max(200).default(''),
});
const honeypotSchema = z.object({ textPot: z.string().min(1) });
const titleSchema = z.object({ title: z.string().trim().max(200).default('') }).catch({ title: '' });

export const subscribedSchema = z.strictObject({
  status: z.literal('SUCCESS'),
  title: z.string(),
  /** For the person: what will come of it. */
  message: z.string(),
});
const success = (title: string): z.infer<typeof subscribedSchema> => ({
  status: 'SUCCESS',
  title,
  message: 'We will write to you when new vehicles match this search.',
});

/**
 * `POST /account-api/email-subscribe`, JSON or form: stores a search for an address and answers when it is committed. The
 * same search again is the same subscription; a third one is refused (R61). With the honeypot filled it answers alike and
 * stores nothing (R62).
 */
export function emailSubscribe(services: Services): RequestHandler {
  const { db, metrics, now } = services;
  return async (request, response) => {
    if (request.body === undefined) {
      throw new ProblemError(
        'bad-type',
        'Send the fields as JSON or as a form, with the Content-Type that says which.',
      );
    }
    if (honeypotSchema.safeParse(request.body).success) {
      metrics.countSubscription('honeypot');
      return void response.status(201).json(success(titleSchema.parse(request.body).title));
    }
    const parsed = subscriptionSchema.safeParse(request.body);
    if (!parsed.success) {
      const reasons = reasonsOf(parsed.error);
      throw new ProblemError('bad-parameter', `The search was not saved: ${reasons.join('; ')}.`, reasons);
    }
    const { emailAddress, searchString, requestValues, brand, title } = parsed.data;
    const isStored = await subscribe(
      db,
      {
        ...{ email: emailAddress.toLowerCase(), brand, title },
        search: canonicalSearch(searchString, referenceOf(services)),
        requestValues: typeof requestValues === 'object' ? JSON.stringify(requestValues) : (requestValues ?? null),
      },
      now(),
    );
    metrics.countSubscription(isStored ? 'stored' : 'limit');
    if (!isStored) throw new ProblemError('too-many-searches');
    response.status(201).json(success(title));
  };
}
