import type { Request, RequestHandler } from 'express';
import * as z from 'zod';
import { listingIdSchema, readFields, tickedSchema } from '../../http/fields';
import { siteOf } from '../../http/origin';
import { ProblemError } from '../../problems';
import { clientOf, ownerFor } from '../../sign-in/client';
import { findForSale } from '../../vehicles/for-sale';
import type { Services } from '../services';
import { newsReader } from './reader';
import { countFavourites, favouritesOf, mostFavourites, removeFavourite, saveFavourite } from './store';

export const changeFavouriteSchema = z.object({
  listingId: listingIdSchema,
  /** Whether it is saved, or removed. */
  keep: tickedSchema.default(true),
});

export const favouriteChangedSchema = z.strictObject({
  saved: z.boolean(),
  /** Number of favourites after the change. */
  count: z.int(),
  message: z.string(),
});

const favouriteSchema = z.strictObject({
  listingId: z.string(),
  title: z.string(),
  href: z.string(),
  /** Whole US dollars: now, and when it was saved. */
  price: z.number().nullable(),
  priceThen: z.number().nullable(),
  savedAt: z.int(),
  /** Whether it is no longer for sale. */
  sold: z.boolean(),
  /** The facts of which its picture is made; null if the marketplace does not answer. */
  look: z.looseObject({ id: z.string() }).nullable(),
});
export const favouritesSchema = z.strictObject({
  favourites: z.array(favouriteSchema),
  /** Whether emails report changes, and where that is changed; null without an account. */
  emails: z.strictObject({ email: z.string(), enabled: z.boolean(), href: z.string() }).nullable(),
});

/** Requests from one network in a minute. */
const mostAMinute = 120;

/**
 * Saves a vehicle, or removes it; saving it twice changes nothing. A client that is not signed in is known by the cookie of its device, which the
 * first favourite sets.
 */
export function changeFavourite(services: Services): RequestHandler {
  const { db, now, marketplaceUrl } = services;
  const rate = services.rates.of('favourites', mostAMinute);
  return async (request, response) => {
    const { network, owner: known } = await clientOf(services, request);
    if (network !== '' && !(await rate.allows(network)))
      throw new ProblemError('too-often', 'Too many vehicles were saved from here at once. Try again in a minute.');
    const { listingId, keep } = readFields(changeFavouriteSchema, request, 'The vehicle was not saved');
    if (!keep) {
      if (known !== null) await removeFavourite(db, known, listingId);
      const count = known === null ? 0 : await countFavourites(db, known);
      return void response.json({ saved: false, count, message: 'The vehicle is no longer saved.' });
    }
    const offered = await offeredNow(marketplaceUrl, listingId);
    const owner = await ownerFor(services, request, response);
    if (!(await saveFavourite(db, owner, { ...offered, site: siteOf(request) }, now())))
      throw new ProblemError(
        'too-many-favourites',
        `You have saved ${mostFavourites} vehicles, which is the most. Take one away to save another.`,
      );
    const count = await countFavourites(db, owner);
    response.json({ saved: true, count, message: 'The vehicle is saved. You find it under Saved cars.' });
  };
}

/** Returns a listing as it is for sale now. @throws ProblemError if it is not, or the marketplace does not answer */
async function offeredNow(marketplaceUrl: string, listingId: string) {
  const found = await findForSale(marketplaceUrl, [listingId]).catch(() => {
    throw new ProblemError(
      'look-up-failed',
      'The vehicle could not be looked up, and was not saved. Try again in a moment.',
    );
  });
  const listing = found.get(listingId);
  if (listing === undefined)
    throw new ProblemError('unknown-listing', 'This vehicle is no longer for sale, and was not saved.');
  return { listingId, title: listing.title, href: listing.vdpBaseUrl, price: listing.price };
}

/** Answers with the client's favourites as they are for sale now; as they were, if the marketplace does not answer. */
export function myFavourites(services: Services): RequestHandler {
  return async (request: Request, response) => {
    const { owner, person } = await clientOf(services, request);
    const reader = person === null ? null : await newsReader(services.db, person.id);
    const saved = owner === null ? [] : await favouritesOf(services.db, owner);
    const now = await findForSale(
      services.marketplaceUrl,
      saved.map(({ listingId }) => listingId),
    ).catch(() => null);
    response.json({
      favourites: saved.map(({ listingId, title, href, price, priceThen, savedAt, soldAt }) => {
        const listing = now?.get(listingId);
        return {
          ...{ listingId, title, href, priceThen, savedAt },
          price: listing === undefined ? price : listing.price,
          sold: now === null ? soldAt !== null : listing === undefined,
          look: listing ?? null,
        };
      }),
      emails:
        reader === null
          ? null
          : {
              ...{ email: reader.email, enabled: !reader.stopped },
              href: `/account/alerts?${new URLSearchParams({ token: reader.token })}`,
            },
    } satisfies z.infer<typeof favouritesSchema>);
  };
}
