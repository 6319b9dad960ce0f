import { createHash } from 'node:crypto';
import { Rate } from '@forecourt/service';
import type { RequestHandler } from 'express';
import * as z from 'zod';
import { type Asked, confirmLetter } from '../../alerts/confirm-letter';
import { canonicalSearch } from '../../canonical-search';
import { askerOf, ownerFor } from '../../identity/asker';
import { ProblemError } from '../../problems';
import { queueMails } from '../../store/mails';
import { resumeAddress } from '../../store/saved-searches';
import { confirmedAddress, subscribe } from '../../store/subscriptions';
import { bodyOf, isRobot, readFields } from '../fields';
import { siteOf } from '../holder';
import { referenceOf, type Services } from '../services';

/** Section 5: required, at most 45 characters. */
export const subscriptionSchema = z.object({
  emailAddress: z.string().trim().max(45, 'at most 45 characters').pipe(z.email('not an email address')),
  searchString: z.string().max(4_000).default(''),
  requestValues: z
    .union([z.string(), z.record(z.string(), z.unknown()).transform((values) => JSON.stringify(values))])
    .pipe(z.string().max(2_000, 'at most 2,000 characters'))
    .optional(),
  brand: z.string().max(64).default(''),
  title: z.string().trim().max(200).default(''),
});
/** Subscriptions of one asker in a minute. */
const mostAMinute = 30;
const titleSchema = z.object({ title: z.string().trim().max(200).default('') }).catch({ title: '' });

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
  return async (request, response) => {
    const address = request.get('X-Forwarded-For') ?? '';
    if (address !== '' && !rate.allows(address)) {
      metrics.countSubscription('too-often');
      throw new ProblemError('too-often', 'Too many searches were saved from here at once. Try again in a minute.');
    }
    if (isRobot(bodyOf(request))) {
      metrics.countSubscription('honeypot');
      return void response.status(201).json(success(titleSchema.parse(request.body).title));
    }
    const fields = readFields(subscriptionSchema, request, 'The search was not saved');
    const email = fields.emailAddress.toLowerCase();
    const { searchString, requestValues, brand, title } = fields;
    const asker = await askerOf(services, request);
    const own = asker.person?.verified === true && asker.person.email === email;
    const known = own || (asker.owner !== null && (await confirmedAddress(db, asker.owner)) === email);
    const owner = asker.owner ?? (await ownerFor(services, request, response));
    const outcome = await subscribe(
      db,
      {
        ...{ email, brand, title, owner, confirmed: known, site: siteOf(request) },
        asker: own ? null : digestOfAsker(email, address),
        search: canonicalSearch(searchString, referenceOf(services)),
        requestValues: requestValues ?? null,
      },
      now(),
    );
    metrics.countSubscription(typeof outcome === 'string' ? outcome : 'stored');
    if (outcome === 'limit') throw new ProblemError('too-many-searches');
    if (typeof outcome === 'object') {
      if (known) await resumeAddress(db, email);
      else if (!outcome.confirmed)
        await askToConfirm(services, { ...outcome, email, brand, title, site: siteOf(request) });
    }
    response.status(201).json(success(title, known));
  };
}

/** Once an hour at most, however often somebody asks in the address's name. */
async function askToConfirm({ db, now, outbox, site }: Services, asked: Asked & { id: number }): Promise<void> {
  const hour = Math.floor(now() / 3_600_000);
  const letter = confirmLetter({ ...asked, site: asked.site || (site ?? '') });
  await queueMails(db, [{ name: `confirm-${asked.id}-${hour}`, letter }], now());
  outbox.wake();
}

/** Two bytes of a digest: enough to tell two who ask for one address apart, too few to tell who they are. */
function digestOfAsker(email: string, address: string): string {
  if (address === '') return '';
  return createHash('sha256').update(`${email}\n${address}`).digest('hex').slice(0, 4);
}
