import { networkOf } from '@forecourt/service';
import type { RequestHandler } from 'express';
import * as z from 'zod';
import {
  bodyOf,
  emailAddressSchema,
  isRobot,
  lineSchema,
  linesSchema,
  listingIdSchema,
  readFields,
} from '../../http/fields';
import { siteOf } from '../../http/origin';
import { ProblemError } from '../../problems';
import { ownerFor } from '../../sign-in/client';
import type { Services } from '../services';
import { reportEmail } from './email';
import { storeReport } from './store';

/** The reasons for a report. */
const reportReasons = ['sold', 'price', 'details', 'pictures', 'fraud', 'other'] as const;

export const reportSchema = z.object({
  listingId: listingIdSchema,
  reason: z.enum(reportReasons, `one of ${reportReasons.join(', ')}`),
  comments: linesSchema(2_000).default(''),
  /** For questions. */
  fromEmailAddress: z
    .union([z.literal('').transform(() => null), emailAddressSchema])
    .nullable()
    .default(null),
  brand: lineSchema(64).default(''),
});

export const reportedSchema = z.strictObject({ status: z.literal('SUCCESS'), message: z.string() });
const success: z.infer<typeof reportedSchema> = {
  status: 'SUCCESS',
  message: 'Thank you. We will look at this listing.',
};

/** Reports from one network in a minute. */
const mostAMinute = 10;

/** Stores a report about a listing, once a day, and mails it to the operator; R62 as elsewhere. */
export function reportListing(services: Services): RequestHandler {
  const { db, metrics, now, outbox, support, site = '' } = services;
  const rate = services.rates.of('reports', mostAMinute);
  return async (request, response) => {
    const address = request.get('X-Forwarded-For') ?? '';
    if (address !== '' && !(await rate.allows(networkOf(address)))) {
      metrics.countReport('too-often');
      throw new ProblemError('too-often', 'Too many reports were sent from here at once. Try again in a minute.');
    }
    if (isRobot(bodyOf(request))) {
      metrics.countReport('honeypot');
      return void response.status(201).json(success);
    }
    const { fromEmailAddress: email, ...fields } = readFields(reportSchema, request, 'The report was not sent');
    const owner = await ownerFor(services, request, response);
    const message = reportEmail({ ...fields, email, site: siteOf(request) || site }, support);
    metrics.countReport(await storeReport(db, { ...fields, email, owner }, message, now()));
    outbox.wake();
    response.status(201).json(success);
  };
}
