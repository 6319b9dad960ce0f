import { deals } from '@forecourt/listing';

import type { Request, RequestHandler } from 'express';
import * as z from 'zod';
import { bodyOf, readFields } from '../../http/fields';
import { ProblemError } from '../../problems';
import { clientOf, ownerFor } from '../../sign-in/client';
import type { Services } from '../services';
import { flatDealSchema, nestedDealSchema } from './fields';
import { changeDeal, storeDeal } from './store';

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
  const rate = services.rates.of('deals', mostAMinute);
  return async (request, response) => {
    const { network } = await clientOf(services, request);
    if (network !== '' && !(await rate.allows(network)))
      throw new ProblemError('too-often', 'Too many deals were saved from here at once. Try again in a minute.');
    const { carId, deal: given } = readDeal(request);
    const known = deals.find((type) => type === given.dealType);
    if (known === undefined)
      logger.warn({ dealType: given.dealType }, 'a deal of an unknown type is stored as finance');
    const dealType = known ?? 'finance';
    const owner = await ownerFor(services, request, response);
    const terms = { carId, deal: { ...given, dealType } };
    const wanted = /^\d{1,15}$/.test(String(request.params.id ?? '')) ? Number(request.params.id) : null;
    if (request.params.id !== undefined && (wanted === null || !(await changeDeal(db, owner, wanted, terms, now()))))
      throw new ProblemError('no-such-deal', 'You have no such deal. Nothing was changed.');
    const id = wanted ?? (await storeDeal(db, owner, terms, now()));
    response.status(201).json({ id, carId, dealType, message: 'Your deal is saved.' });
  };
}

const isNestedSchema = z.object({ deal: z.unknown().refine((deal) => deal !== undefined) });

/** Returns the deal of a request, so that a refusal names the fields of the form that was used. */
const readDeal = (request: Request) =>
  readFields(
    isNestedSchema.safeParse(bodyOf(request)).success ? nestedDealSchema : flatDealSchema,
    request,
    'Your deal was not saved',
  );
