import type { RequestHandler } from 'express';
import * as z from 'zod';
import type { Limiter } from '../../db/rates';
import { bodyOf, isRobot, lineSchema, readFields } from '../../http/fields';
import { siteOf } from '../../http/origin';
import { queueEmails } from '../../mail/queue';
import { ProblemError } from '../../problems';
import { clientOf, ownerFor } from '../../sign-in/client';
import { digestOfClient } from '../../sign-in/secret';
import { referenceOf, type Services } from '../services';
import { canonicalSearch, titleOf } from './canonical-search';
import { confirmSearchEmail, type UnconfirmedSearch } from './confirm-email';
import { resumeAddress } from './store';
import { tooManySearches } from './subject';
import { confirmedAddress, subscribe } from './subscriptions';

/** Section 5: required, at most 45 characters. */
export const subscriptionSchema = z.object({
  emailAddress: z.string().trim().max(45, 'at most 45 characters').pipe(z.email('not an email address')),
  searchString: z.string().max(4_000).default(''),
  requestValues: z
    .union([z.string(), z.record(z.string(), z.unknown()).transform((values) => JSON.stringify(values))])
    .pipe(z.string().max(2_000, 'at most 2,000 characters'))
    .optional(),
  brand: z.string().max(64).default(''),
  title: lineSchema(200).default(''),
});
/** Subscriptions from one network in a minute, and for addresses that the client has not confirmed in a day. */
const mostAMinute = 30;
const mostADay = 100;
const dayMs = 24 * 3_600_000;
/** Emails that ask one address within a day whether it wants alerts: about one search, and in all. */
const mostAsked = { search: 3, all: 20 };

export const subscribedSchema = z.strictObject({
  status: z.literal('SUCCESS'),
  /** For people. */
  message: z.string(),
});
/** The answer is the same for known and unknown addresses, to prevent enumeration. */
const success = (confirmed = false): z.infer<typeof subscribedSchema> => ({
  status: 'SUCCESS',
  message: `We will write to you when new vehicles match this search.${confirmed ? '' : ' First, please confirm by the link in the email that we have just sent you.'}`,
});

/**
 * Stores a search for an address and answers when it is committed. The same search again is the same subscription; a third one is refused (R61).
 * With a filled honeypot the answer is the same and nothing is stored (R62). An email asks the address's owner to confirm, unless the client has
 * confirmed the address before.
 */
export function emailSubscribe(services: Services): RequestHandler {
  const { db, metrics, now } = services;
  const rate = services.rates.of('searches', mostAMinute);
  const strangers = services.rates.of('searches-strangers', mostADay, dayMs);
  const limit = async (rate: Limiter, network: string, again: string) => {
    if (network === '' || (await rate.allows(network))) return;
    metrics.countSubscription('too-often');
    throw new ProblemError('too-often', `Too many searches were saved from here at once. Try again ${again}.`);
  };
  return async (request, response) => {
    const client = await clientOf(services, request);
    await limit(rate, client.network, 'in a minute');
    if (isRobot(bodyOf(request))) {
      metrics.countSubscription('honeypot');
      return void response.status(201).json(success());
    }
    const fields = readFields(subscriptionSchema, request, 'The search was not saved');
    const email = fields.emailAddress.toLowerCase();
    const { searchString, requestValues, brand, title } = fields;
    const own = client.person?.verified === true && client.person.email === email;
    const known = own || (client.owner !== null && (await confirmedAddress(db, client.owner)) === email);
    if (!known) await limit(strangers, client.network, 'tomorrow, or sign in');
    const owner = client.owner ?? (await ownerFor(services, request, response));
    const search = canonicalSearch(searchString, brand, referenceOf(services));
    const outcome = await subscribe(
      db,
      {
        ...{ email, brand, title, owner, search, confirmed: known, site: siteOf(request) },
        client: own ? null : digestOfClient(email, client.network),
        requestValues: requestValues ?? null,
      },
      now(),
    );
    metrics.countSubscription(typeof outcome === 'string' ? outcome : 'stored');
    if (outcome === 'limit') throw tooManySearches(searchString);
    if (typeof outcome === 'object') {
      if (known) await resumeAddress(db, email);
      else if (!outcome.confirmed)
        await askToConfirm(services, { ...outcome, email, brand, search, site: siteOf(request) });
    }
    response.status(201).json(success(known));
  };
}

/**
 * Asks the owner of an address to confirm a search, once an hour at most about one search, and seldom in all. The email names the search in the
 * site's own words: a title that a stranger typed does not reach the address.
 */
async function askToConfirm(
  services: Services,
  { search, ...unconfirmed }: Omit<UnconfirmedSearch, 'title'> & { id: number; search: string },
): Promise<void> {
  const { db, now, outbox, site } = services;
  const asks = await db
    .selectFrom('mails')
    .select('name')
    .where('recipient', '=', unconfirmed.email)
    .where('name', 'like', 'confirm-%')
    .where('writtenAt', '>', now() - dayMs)
    .execute();
  if (asks.filter(({ name }) => name.startsWith(`confirm-${unconfirmed.id}-`)).length >= mostAsked.search) return;
  if (asks.length >= mostAsked.all)
    throw new ProblemError(
      'too-often',
      'We have sent this address many emails today. Press the link in one of them, or try again tomorrow.',
    );
  const email = confirmSearchEmail({
    ...{ ...unconfirmed, site: unconfirmed.site || (site ?? '') },
    title: titleOf(search, unconfirmed.brand, referenceOf(services)),
  });
  await queueEmails(db, [{ name: `confirm-${unconfirmed.id}-${Math.floor(now() / 3_600_000)}`, email }], now());
  outbox.wake();
}
