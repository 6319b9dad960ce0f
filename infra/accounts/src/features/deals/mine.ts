/** The deals that a client has: drafts, and purchases that were sent. */
import type { Deals, SentDeal } from '@forecourt/site';
import type { RequestHandler } from 'express';
import { ProblemError } from '../../problems';
import { clientOf } from '../../sign-in/client';
import { isSecret } from '../../sign-in/secret';
import { findForSale } from '../../vehicles/for-sale';
import type { Services } from '../services';
import { purchaseContentSchema, purchaseRows } from './purchase';
import { purchaseByToken, purchasesOf, type StoredPurchase } from './purchases';
import { draftsOf } from './store';

/** Maximum of each kind that is listed. */
const most = 50;

function sentDeal({ id, reference, carId, content, sentAt, cancelledAt }: StoredPurchase): SentDeal {
  const purchase = purchaseContentSchema.parse(JSON.parse(content));
  const { vehicle, dealer } = purchase;
  return {
    ...{ id, reference, carId, title: vehicle.title, href: vehicle.href, sentAt, cancelledAt },
    dealer: { name: dealer.name, phone: dealer.phone ?? null },
    rows: purchaseRows(purchase).map(([label, text]) => ({ label, text })),
  };
}

/** Answers with the client's deals; drafts with their vehicles as they are for sale now, if the marketplace answers. */
export function myDeals(services: Services): RequestHandler {
  const { db, marketplaceUrl } = services;
  return async (request, response) => {
    const { owner } = await clientOf(services, request);
    const drafts = owner === null ? [] : await draftsOf(db, owner, most);
    const sent = owner === null ? [] : await purchasesOf(db, owner, most);
    const ids = drafts.map(({ carId }) => carId);
    const now = await findForSale(marketplaceUrl, ids).catch(() => null);
    response.json({
      drafts: drafts.map(({ id, carId, deal, updatedAt }) => {
        const listing = now?.get(carId);
        return {
          ...{ id, carId, deal: { ...deal }, updatedAt, sold: now !== null && listing === undefined },
          ...{ title: listing?.title ?? null, href: listing?.vdpBaseUrl ?? null, price: listing?.price ?? null },
        };
      }),
      sent: sent.map(sentDeal),
    } satisfies Deals);
  };
}

/** Answers with the purchase of an email's link. @throws ProblemError `no-such-deal` */
export function dealOfLink({ db }: Services): RequestHandler {
  return async ({ params: { token } }, response) => {
    const purchase = isSecret(token) ? await purchaseByToken(db, token) : undefined;
    if (purchase === undefined)
      throw new ProblemError(
        'no-such-deal',
        'The deal that this link is about has been deleted, or the link is not whole.',
      );
    response.json(sentDeal(purchase));
  };
}
