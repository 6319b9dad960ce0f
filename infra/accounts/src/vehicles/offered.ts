import { listingSchema, onlineOfferSchema, ownerSchema } from '@forecourt/listing';
import { FetchError, fetchJson } from '@forecourt/service';
import * as z from 'zod';

/** The facts of a listing and its seller that an email contains. */
const offeredSchema = z.object({
  listing: listingSchema.pick({
    ...{ id: true, vin: true, stockNumber: true, title: true, vdpBaseUrl: true, listingType: true, mileage: true },
    ...{ year: true, make: true, model: true, trim: true, pricingDetail: true },
  }),
  owner: ownerSchema.pick({
    ...{ id: true, name: true, phone: true, privateSeller: true, hideEmailForm: true },
    ...{ paymentDealerId: true, paymentPartnerId: true },
  }),
  online: onlineOfferSchema.optional(),
});
export type Offered = z.infer<typeof offeredSchema>;

const timeoutMs = 5_000;

/** Returns a listing that is for sale now; null if there is none. @throws FetchError when the marketplace does not answer */
export async function findOffered(marketplaceUrl: string, id: string): Promise<Offered | null> {
  try {
    const url = `${marketplaceUrl}/rest/lsc/listing/${encodeURIComponent(id)}`;
    return await fetchJson({ url, schema: offeredSchema, timeoutMs });
  } catch (error) {
    if (error instanceof FetchError && error.status === 404) return null;
    throw error;
  }
}
