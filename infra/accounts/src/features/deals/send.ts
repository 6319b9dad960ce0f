/** Sending a deal to the dealer, and cancelling it. */

import { dealPage, dealsPage, type OnlineOffer, shownPrice } from '@forecourt/listing';
import { FetchError, reasonsOf } from '@forecourt/service';
import type { Request, RequestHandler } from 'express';
import * as z from 'zod';
import { readFields } from '../../http/fields';
import { siteOf } from '../../http/origin';
import { dollars } from '../../mail/dollars';
import { ProblemError } from '../../problems';
import { clientOf } from '../../sign-in/client';
import { newSecret } from '../../sign-in/secret';
import { findOffered, type Offered } from '../../vehicles/offered';
import type { Services } from '../services';
import { cancelledEmail, dealerEmail, type PurchaseFacts, shopperEmail } from './emails';
import { cancelSchema, type ReadyDeal, readySchema, sendSchema } from './fields';
import { type PurchaseContent, purchaseContent, purchaseContentSchema } from './purchase';
import {
  cancelPurchase,
  newReference,
  openPurchase,
  purchaseById,
  purchaseByToken,
  type StoredPurchase,
  storePurchase,
} from './purchases';
import { type Draft, draftFor } from './store';

export const dealSentSchema = z.strictObject({
  /** The purchase's name for people. */
  reference: z.string(),
  message: z.string(),
  next: z.string(),
});
const sent = (reference: string): z.infer<typeof dealSentSchema> => ({
  ...{ reference, next: dealsPage },
  message: 'Your deal was sent to the dealer. Nothing has been paid.',
});

/** Deals sent from one network in a minute. */
const mostAMinute = 10;

/**
 * Sends the client's draft about a vehicle to the dealer and answers once the purchase is stored with its emails. It reads from the
 * marketplace again whatever may have changed since the draft began (R84). A repeated request is the same purchase.
 */
export function sendDeal(services: Services): RequestHandler {
  const { db, now, outbox } = services;
  const rate = services.rates.of('deals-sent', mostAMinute);
  return async (request, response) => {
    const { owner, network } = await clientOf(services, request);
    if (network !== '' && !(await rate.allows(network)))
      throw new ProblemError('too-often', 'Too many deals were sent from here at once. Try again in a minute.');
    const { carId, price } = readFields(sendSchema, request, 'Your deal was not sent');
    const draft = owner === null ? undefined : await draftFor(db, owner, carId);
    const open = owner === null ? undefined : await openPurchase(db, owner, carId);
    if (draft === undefined && open !== undefined) return void response.status(201).json(sent(open.reference));
    if (owner === null || draft === undefined)
      throw new ProblemError(
        'no-such-deal',
        'You have no deal about this vehicle to send. Begin on the page of the vehicle.',
      );
    const deal = readyDeal(draft);
    const offered = await offeredNow(services, carId);
    const online = checked(deal, offered, price);
    const [reference, token] = [newReference(), newSecret()];
    const site = siteOf(request) || (services.site ?? '');
    const content = purchaseContent(deal, offered, { price, online, site });
    const facts = factsOf(services, { reference, carId, sentAt: now(), content });
    const outcome = await storePurchase(
      db,
      {
        owner,
        reference,
        token,
        draft,
        sellerId: offered.owner.id,
        email: deal.email,
        content: JSON.stringify(content),
      },
      { dealer: dealerEmail(facts), shopper: shopperEmail(facts, token) },
      now(),
    );
    if (outcome === 'open')
      throw new ProblemError(
        'deal-sent',
        'You have sent a deal for this vehicle to the dealer. Cancel it in your account before you send another.',
      );
    if (outcome === 'crowded')
      throw new ProblemError(
        'too-often',
        'Too many deals were sent with this email address today. Try again tomorrow.',
      );
    if (outcome === 'stored') outbox.wake();
    const stored = outcome === 'stored' ? reference : ((await openPurchase(db, owner, carId))?.reference ?? reference);
    response.status(201).json(sent(stored));
  };
}

/** Returns a draft that can be sent. @throws ProblemError that names what is missing */
function readyDeal({ deal }: Draft): ReadyDeal {
  const ready = readySchema.safeParse(deal);
  if (ready.success) return ready.data;
  const reasons = reasonsOf(ready.error);
  throw new ProblemError('bad-parameter', `Your deal was not sent: ${reasons.join('; ')}.`, reasons);
}

/** Returns the vehicle as it is offered now. @throws ProblemError if it was sold, or the marketplace does not answer */
async function offeredNow({ marketplaceUrl }: Services, carId: string): Promise<Offered> {
  const found = await findOffered(marketplaceUrl, carId).catch((error: unknown) => {
    if (!(error instanceof FetchError)) throw error;
    throw new ProblemError(
      'deal-not-sent',
      'Something went wrong on our side. Your deal is kept; please send it again in a moment.',
    );
  });
  if (found !== null) return found;
  throw new ProblemError('no-such-listing', 'Your deal was not sent: the vehicle has been sold or taken down.');
}

/** Returns how the vehicle is sold online. @throws ProblemError if it is not sold like this, or at another price than the shopper saw */
function checked(deal: ReadyDeal, { listing, online }: Offered, seen: number): OnlineOffer {
  const price = shownPrice(listing.pricingDetail);
  if (online === undefined || price === undefined)
    throw new ProblemError('deal-not-offered', 'This vehicle is no longer sold online. Contact the dealer about it.');
  if (price !== seen)
    throw new ProblemError(
      'price-changed',
      `Your deal was not sent: the price was ${dollars(seen)} on your page, and is ${dollars(price)} now. Go back to see the new figures.`,
    );
  const wanted = deal.dealType;
  if (!online.deals.some((type) => type === wanted))
    throw new ProblemError(
      'deal-not-offered',
      `The dealer offers no ${wanted} for this vehicle. Choose another way to pay; nothing was sent.`,
    );
  if (deal.receive === 'delivery' && !online.delivers)
    throw new ProblemError(
      'deal-not-offered',
      'The dealer does not deliver this vehicle. Choose to pick it up; nothing was sent.',
    );
  return online;
}

interface Named {
  reference: string;
  carId: string;
  sentAt: number;
  content: PurchaseContent;
}

const factsOf = ({ leadDomain }: Services, { content, ...named }: Named): PurchaseFacts => ({
  ...{ ...named, content },
  dealerAddress: `${content.dealer.id}@${leadDomain}`,
});

/** Cancels the client's purchase, or the one that an email's link names, and emails the dealer: once, however often it is cancelled. */
export function cancelDeal(services: Services): RequestHandler {
  const { db, now, outbox } = services;
  return async (request, response) => {
    const named = readFields(cancelSchema, request, 'Nothing was cancelled');
    const purchase = await purchaseNamed(services, request, named);
    const content = purchaseContentSchema.parse(JSON.parse(purchase.content));
    await cancelPurchase(db, purchase, cancelledEmail(factsOf(services, { ...purchase, content })), now());
    outbox.wake();
    response.json({
      reference: purchase.reference,
      message: 'Your deal is cancelled. We tell the dealer by email.',
      next: 'token' in named ? `${dealPage}?${new URLSearchParams({ token: named.token })}` : dealsPage,
    } satisfies z.infer<typeof dealSentSchema>);
  };
}

/** Returns the purchase. @throws ProblemError if it is not the client's, or no email has this link */
async function purchaseNamed(
  services: Services,
  request: Request,
  named: z.infer<typeof cancelSchema>,
): Promise<StoredPurchase> {
  const { owner } = await clientOf(services, request);
  const found =
    'token' in named
      ? await purchaseByToken(services.db, named.token)
      : owner === null
        ? undefined
        : await purchaseById(services.db, owner, named.id);
  if (found !== undefined) return found;
  throw new ProblemError('no-such-deal', 'There is no such deal. Nothing was cancelled.');
}
