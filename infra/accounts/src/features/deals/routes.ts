import { deals } from '@forecourt/listing';
import { Rate } from '@forecourt/service';
import type { RequestHandler } from 'express';
import * as z from 'zod';
import { listingIdSchema, readFields } from '../../http/fields';
import { ProblemError } from '../../problems';
import { clientOf, ownerFor } from '../../sign-in/client';
import type { Services } from '../services';
import { changeDeal, storeDeal } from './store';

const amount = z.union([z.number(), z.string()]).optional();

const termsSchema = z
  .object({
    dealType: z.string().max(40),
    ...{ down: amount, tradeIn: amount, fees: amount, months: amount, apr: amount, monthly: amount },
  })
  .catchall(z.union([z.string().max(500), z.number(), z.boolean(), z.null()]));

/** Section 7: a deal needs `deal.dealType` and `carId`; its other terms are stored as they are. A form has the same fields, side by side. */
export const dealSchema = z.union([
  z.object({ carId: listingIdSchema, deal: termsSchema }),
  termsSchema
    .extend({ carId: listingIdSchema })
    .transform(({ carId, doneUrl: _done, refUrl: _back, ...deal }) => ({ carId, deal })),
]);

export const dealSavedSchema = z.strictObject({
  id: z.int(),
  carId: z.string(),
  dealType: z.enum(deals),
  message: z.string(),
});

const mostAMinute = 60;

/**
 * Stores how the client would pay for a vehicle, one deal a vehicle; with an `id` changes a deal. An unknown type becomes "finance", and is
 * logged (section 5).
 */
export function saveDeal(services: Services): RequestHandler {
  const { db, now, logger } = services;
  const rate = new Rate(mostAMinute, now);
  return async (request, response) => {
    const { network } = await clientOf(services, request);
    if (network !== '' && !rate.allows(network))
      throw new ProblemError('too-often', 'Too many deals were saved from here at once. Try again in a minute.');
    const { carId, deal } = readFields(dealSchema, request, 'The deal was not saved');
    const known = deals.find((type) => type === deal.dealType);
    if (known === undefined) logger.warn({ dealType: deal.dealType }, 'a deal of an unknown type is stored as finance');
    const dealType = known ?? 'finance';
    const owner = await ownerFor(services, request, response);
    const terms = { carId, dealType, deal: JSON.stringify({ ...deal, dealType }) };
    const wanted = /^\d{1,15}$/.test(String(request.params.id ?? '')) ? Number(request.params.id) : null;
    if (request.params.id !== undefined && (wanted === null || !(await changeDeal(db, owner, wanted, terms, now()))))
      throw new ProblemError('not-found', 'You have no such deal. Nothing was changed.');
    const id = wanted ?? (await storeDeal(db, owner, terms, now()));
    response.status(201).json({ id, carId, dealType, message: 'Your deal is saved.' });
  };
}
