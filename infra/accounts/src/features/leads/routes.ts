import { shownPrice, shownTitle } from '@forecourt/listing';
import { FetchError, networkOf } from '@forecourt/service';
import { campaignIn } from '@forecourt/site';
import { parse } from 'cookie';
import type { RequestHandler } from 'express';
import * as z from 'zod';
import {
  bodyOf,
  emailAddressSchema,
  isRobot,
  lineSchema,
  linesSchema,
  listingIdSchema,
  phoneSchema,
  readFields,
  tickedSchema,
} from '../../http/fields';
import { siteOf } from '../../http/origin';
import { ProblemError } from '../../problems';
import { ownerFor } from '../../sign-in/client';
import { findOffered, type Offered } from '../../vehicles/offered';
import type { Services } from '../services';
import { copyEmail, type LeadFacts, sellerEmail } from './emails';
import { storeLead } from './store';

const needed = 'has to be filled in';
/** The message if a shopper wrote none (section 5). */
const standardComments = 'Please confirm that this vehicle is still available.';

export const leadSchema = z.object({
  listingId: listingIdSchema,
  comments: linesSchema(2_000)
    .default('')
    .overwrite((text) => text || standardComments),
  firstName: lineSchema(50).min(1, needed),
  lastName: lineSchema(50).min(1, needed),
  fromEmailAddress: emailAddressSchema,
  phoneNumber: phoneSchema.default(''),
  /** Whole US dollars, with separators or without; to private sellers only (R64). */
  offer: z
    .union([z.string(), z.number()])
    .transform((value) => String(value).replace(/[$,\s]/g, ''))
    .pipe(z.string().regex(/^(?:[1-9]\d{0,7})?$/, 'not a price in whole dollars'))
    .transform((digits) => (digits === '' ? null : Number(digits)))
    .default(null),
  copySelf: tickedSchema.default(false),
  brand: lineSchema(64).default(''),
});

export const leadSentSchema = z.strictObject({
  status: z.literal('SUCCESS'),
  /** For people. */
  message: z.string(),
});
const success: z.infer<typeof leadSentSchema> = {
  status: 'SUCCESS',
  message: 'Message sent. The seller answers to your email address.',
};

/** Messages from one network in a minute, and in the name of one address. */
const most = { network: 30, sender: 10 };

/**
 * Stores a message to the seller of a listing with its emails, and answers when both are committed. The same again within a day is the same
 * message. With a filled honeypot the answer is the same and nothing is stored (R62).
 */
export function emailOwner(services: Services): RequestHandler {
  const { db, metrics, now, outbox } = services;
  const networks = services.rates.of('leads', most.network);
  const senders = services.rates.of('leads-sender', most.sender);
  const refuse = (): never => {
    metrics.countLead('too-often');
    throw new ProblemError('too-often', 'Too many messages were sent from here at once. Try again in a minute.');
  };
  return async (request, response) => {
    const address = request.get('X-Forwarded-For') ?? '';
    if (address !== '' && !(await networks.allows(networkOf(address)))) refuse();
    if (isRobot(bodyOf(request))) {
      metrics.countLead('honeypot');
      return void response.status(201).json(success);
    }
    const fields = readFields(leadSchema, request, 'The message was not sent');
    if (!(await senders.allows(fields.fromEmailAddress))) refuse();
    const { listing, owner } = await offered(services, fields.listingId, fields.offer !== null);
    const { comments, firstName, lastName, fromEmailAddress: email, phoneNumber, offer, brand } = fields;
    const person = { firstName, lastName, email, phone: phoneNumber || null, comments, offer };
    const title = shownTitle(listing);
    const campaign = campaignIn(parse(request.get('Cookie') ?? '')) ?? null;
    const facts: LeadFacts = {
      ...{ ...person, campaign },
      listing: {
        ...{ title, vin: listing.vin, stockNumber: listing.stockNumber, mileage: listing.mileage },
        price: shownPrice(listing.pricingDetail),
        href: (siteOf(request) || (services.site ?? '')) + listing.vdpBaseUrl,
      },
      seller: { name: owner.name, address: `${owner.id}@${services.leadDomain}` },
    };
    const sender = await ownerFor(services, request, response);
    const outcome = await storeLead(
      db,
      { ...person, campaign, listingId: listing.id, sellerId: owner.id, listing: title, brand, owner: sender },
      { seller: sellerEmail(facts), ...(fields.copySelf && { copy: copyEmail(facts) }) },
      now(),
    );
    metrics.countLead(outcome);
    if (outcome === 'crowded')
      throw new ProblemError(
        'too-often',
        'Too many messages were sent from this email address today. Try again tomorrow.',
      );
    outbox.wake();
    response.status(201).json(success);
  };
}

/** Returns the listing with its seller. @throws ProblemError if the seller does not accept such messages */
async function offered({ marketplaceUrl, metrics }: Services, id: string, isOffer: boolean): Promise<Offered> {
  const found = await findOffered(marketplaceUrl, id).catch((error: unknown) => {
    if (!(error instanceof FetchError)) throw error;
    throw new ProblemError('marketplace-away', 'Something went wrong on our side. Please try again in a moment.');
  });
  if (found === null) {
    metrics.countLead('unknown-listing');
    throw new ProblemError('no-such-listing', 'The message was not sent: the vehicle has been sold or taken down.');
  }
  if (found.owner.hideEmailForm === true || (isOffer && !found.owner.privateSeller)) {
    metrics.countLead('takes-no-email');
    throw new ProblemError('takes-no-email', 'The message was not sent: call the seller, or visit them.');
  }
  return found;
}
