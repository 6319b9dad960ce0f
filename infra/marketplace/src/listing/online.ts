/** Which vehicles can be bought online, and how. */
import { chargesSchema, dealsOf, type Listing, type OnlineOffer, type Owner, shownPrice } from '@forecourt/listing';
import * as z from 'zod';
import { priceOf } from './price';
import type { StoredListing } from './record';

/** The fields of `paymentServices` (specification section 3) that decide; unknown ones are not read. */
const servicesSchema = z.object({
  digitalRetailingType: z.literal('online'),
  dealerSettings: z.object({
    uiEnabled: z.boolean().optional(),
    priceBreakdownEnabled: z.boolean().optional(),
    charges: chargesSchema.optional(),
  }),
});

/** Whether a stored listing can be bought online: a dealer's, with a price and the dealer's settings for it (R84). */
export const sellsOnline = (listing: StoredListing): boolean =>
  listing.buyOnline &&
  listing.sellerType === 'd' &&
  isOffered(listing.details.paymentServices, priceOf(listing) ?? undefined);

function isOffered(paymentServices: unknown, price: number | undefined): boolean {
  const services = servicesSchema.safeParse(paymentServices);
  return services.success && services.data.dealerSettings.uiEnabled !== false && price !== undefined && price > 0;
}

/** Returns how a vehicle can be bought online; undefined if it cannot (R84). */
export function onlineOfferOf(
  listing: Pick<Listing, 'paymentServices' | 'pricingDetail'>,
  owner: Pick<Owner, 'privateSeller' | 'homeServices'>,
): OnlineOffer | undefined {
  const { paymentServices, pricingDetail } = listing;
  if (owner.privateSeller || !isOffered(paymentServices, shownPrice(pricingDetail))) return undefined;
  const { priceBreakdownEnabled, charges } = servicesSchema.parse(paymentServices).dealerSettings;
  return {
    deals: dealsOf(listing),
    delivers: owner.homeServices?.includes('HOME_DELIVERY') === true,
    charges: priceBreakdownEnabled === true ? (charges ?? null) : null,
  };
}
