import { samePath } from '@forecourt/search-state';

import type { RequestHandler } from 'express';
import * as z from 'zod';
import { lineSchema, readFields } from '../../http/fields';
import { ProblemError } from '../../problems';
import { clientOf } from '../../sign-in/client';
import type { Services } from '../services';

export const feedbackSchema = z.object({
  answer: z.enum(['yes', 'no'], 'yes or no'),
  brand: lineSchema(64).default(''),
  /** Path and query of the page; the path is stored. */
  refUrl: z.string().max(4_096).default(''),
});
export const thankedSchema = z.strictObject({ message: z.literal('Thank you for your feedback.') });

/** Section 7: for signed-in people the request also names them (R68); that is ignored, and read from their session. */
export const interestSchema = z.object({
  brand: lineSchema(64).default(''),
  vins: z.union([z.array(z.string()), z.string().transform((text) => text.split(','))]).pipe(
    z
      .array(z.string().regex(/^[A-Za-z0-9]{1,20}$/, 'no VIN'))
      .min(1)
      .max(10),
  ),
  consumer_id: z.string().max(100).optional(),
  email: z.string().max(100).optional(),
});
export const interestNotedSchema = z.strictObject({ status: z.literal('SUCCESS') });

const mostAMinute = 20;
/** Sent by pages and not by people, for all clients of a network. */
const mostNotesAMinute = 300;

/** Stores whether a page was useful. */
export function feedback(services: Services): RequestHandler {
  const { db, now } = services;
  const rate = services.rates.of('feedback', mostAMinute);
  return async (request, response) => {
    const { owner, network } = await clientOf(services, request);
    if (network !== '' && !(await rate.allows(network)))
      throw new ProblemError('too-often', 'Too many answers at once. Try again in a minute.');
    const { answer, brand, refUrl } = readFields(feedbackSchema, request, 'Your answer was not sent');
    const [page = ''] = (samePath(refUrl) ?? '').split('?');
    await db.insertInto('feedback').values({ owner, answer, brand, page, createdAt: now() }).execute();
    response.status(201).json({ message: 'Thank you for your feedback.' });
  };
}

/** Stores the vehicles about which a shopper was asked; a beacon. */
export function stillInterested(services: Services): RequestHandler {
  const { db, now } = services;
  const rate = services.rates.of('still-interested', mostNotesAMinute);
  return async (request, response) => {
    const { person, owner, network } = await clientOf(services, request);
    if (network !== '' && !(await rate.allows(network)))
      throw new ProblemError('too-often', 'Too many requests. Try again in a minute.');
    const { brand, vins } = readFields(interestSchema, request, 'Nothing was noted');
    const row = { owner: person === null ? null : owner, brand, vins: vins.join(','), createdAt: now() };
    await db.insertInto('interests').values(row).execute();
    response.status(201).json({ status: 'SUCCESS' });
  };
}
