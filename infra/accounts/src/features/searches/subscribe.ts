import { Rate } from '@forecourt/service';
import type { RequestHandler } from 'express';
import * as z from 'zod';
import { bodyOf, isRobot, lineSchema, readFields } from '../../http/fields';
import { siteOf } from '../../http/origin';
import { queueEmails } from '../../mail/queue';
import { ProblemError } from '../../problems';
import { clientOf, ownerFor } from '../../sign-in/client';
import { digestOfClient } from '../../sign-in/secret';
import { referenceOf, type Services } from '../services';
import { canonicalSearch, wordsOf } from './canonical-search';
import { type Asked, confirmSearchEmail } from './confirm-email';
import { resumeAddress } from './store';
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
/** Subscriptions from one network in a minute, and by who has shown no address in a day. */
const mostAMinute = 30;
const mostADay = 100;
const dayMs = 24 * 3_600_000;
/** Emails that ask one address within a day whether it wants alerts: about one search, and in all. */
const mostAsked = { search: 3, all: 20 };
const titleSchema = z.object({ title: lineSchema(200).default('') }).catch({ title: '' });

export const subscribedSchema = z.strictObject({
  status: z.literal('SUCCESS'),
  title: z.string(),
  /** For the person: what will come of it. */
  message: z.string(),
});
/** What is told to who has to confirm first is the same whether the address is known or not. */
const success = (title: string, confirmed = false): z.infer<typeof subscribedSchema> => ({
  status: 'SUCCESS',
  title,
  message: `We will write to you when new vehicles match this search.${confirmed ? '' : ' First, please confirm by the link in the email that we have just sent you.'}`,
});

/**
 * `POST /account-api/email-subscribe`, JSON or form: stores a search for an address and answers when it is committed. The
 * same search again is the same subscription; a third one is refused (R61). With the honeypot filled it answers alike and
 * stores nothing (R62). Who has not shown that the address is theirs is asked to confirm by a letter to it. `X-Forwarded-For` is who asks, as
 * the shell saw it.
 */
export function emailSubscribe(services: Services): RequestHandler {
  const { db, metrics, now } = services;
  const rate = new Rate(mostAMinute, now);
  const strangers = new Rate(mostADay, now, dayMs);
  const limit = (rate: Rate, network: string, again: string) => {
    if (network === '' || rate.allows(network)) return;
    metrics.countSubscription('too-often');
    throw new ProblemError('too-often', `Too many searches were saved from here at once. Try again ${again}.`);
  };
  return async (request, response) => {
    const asker = await clientOf(services, request);
    limit(rate, asker.network, 'in a minute');
    if (isRobot(bodyOf(request))) {
      metrics.countSubscription('honeypot');
      return void response.status(201).json(success(titleSchema.parse(request.body).title));
    }
    const fields = readFields(subscriptionSchema, request, 'The search was not saved');
    const email = fields.emailAddress.toLowerCase();
    const { searchString, requestValues, brand, title } = fields;
    const own = asker.person?.verified === true && asker.person.email === email;
    const known = own || (asker.owner !== null && (await confirmedAddress(db, asker.owner)) === email);
    if (!known) limit(strangers, asker.network, 'tomorrow, or sign in');
    const owner = asker.owner ?? (await ownerFor(services, request, response));
    const search = canonicalSearch(searchString, brand, referenceOf(services));
    const outcome = await subscribe(
      db,
      {
        ...{ email, brand, title, owner, search, confirmed: known, site: siteOf(request) },
        asker: own ? null : digestOfClient(email, asker.network),
        requestValues: requestValues ?? null,
      },
      now(),
    );
    metrics.countSubscription(typeof outcome === 'string' ? outcome : 'stored');
    if (outcome === 'limit') throw new ProblemError('too-many-searches');
    if (typeof outcome === 'object') {
      if (known) await resumeAddress(db, email);
      else if (!outcome.confirmed)
        await askToConfirm(services, { ...outcome, email, brand, search, site: siteOf(request) });
    }
    response.status(201).json(success(title, known));
  };
}

/**
 * Once an hour at most about one search, however often somebody asks in the address's name, and seldom in all. What somebody called the
 * search who has not shown that the address is theirs does not reach it: the email says what it is about in words of the site's own.
 */
async function askToConfirm(
  services: Services,
  { search, ...asked }: Omit<Asked, 'title'> & { id: number; search: string },
): Promise<void> {
  const { db, now, outbox, site } = services;
  const asks = await db
    .selectFrom('mails')
    .select('name')
    .where('recipient', '=', asked.email)
    .where('name', 'like', 'confirm-%')
    .where('writtenAt', '>', now() - dayMs)
    .execute();
  if (asks.filter(({ name }) => name.startsWith(`confirm-${asked.id}-`)).length >= mostAsked.search) return;
  if (asks.length >= mostAsked.all)
    throw new ProblemError(
      'too-often',
      'We have sent this address many emails today. Press the link in one of them, or try again tomorrow.',
    );
  const letter = confirmSearchEmail({
    ...{ ...asked, site: asked.site || (site ?? '') },
    title: wordsOf(search, asked.brand, referenceOf(services)),
  });
  await queueEmails(db, [{ name: `confirm-${asked.id}-${Math.floor(now() / 3_600_000)}`, letter }], now());
  outbox.wake();
}
