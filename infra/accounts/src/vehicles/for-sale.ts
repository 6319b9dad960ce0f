import { listingSchema, picturedFields, shownPrice, shownTitle } from '@forecourt/listing';
import { fetchJson } from '@forecourt/service';
import * as z from 'zod';

/** The facts of a listing that are stored with a favourite, and shown of it. */
const forSaleSchema = z.object({
  listings: z.array(
    listingSchema.pick({
      ...picturedFields,
      ...{ id: true, vdpBaseUrl: true, pricingDetail: true, year: true, mileage: true },
    }),
  ),
});

export type ForSale = z.infer<typeof forSaleSchema>['listings'][number] & { price: number | null };

/** The largest number of listings of one request to the marketplace. */
const atOnce = 10;
const timeoutMs = 3_000;

/** Returns those of some listings that are for sale now, by id. @throws FetchError when the marketplace does not answer */
export async function findForSale(marketplaceUrl: string, ids: readonly string[]): Promise<Map<string, ForSale>> {
  const found = new Map<string, ForSale>();
  for (let at = 0; at < ids.length; at += atOnce) {
    const query = new URLSearchParams({ listingId: ids.slice(at, at + atOnce).join(',') });
    const { listings } = await fetchJson({
      url: `${marketplaceUrl}/rest/lsc/listing?${query}`,
      schema: forSaleSchema,
      timeoutMs,
    });
    for (const listing of listings) {
      const price = shownPrice(listing.pricingDetail) ?? null;
      found.set(listing.id, { ...listing, title: shownTitle(listing), price });
    }
  }
  return found;
}
