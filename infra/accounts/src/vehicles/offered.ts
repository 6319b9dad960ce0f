import { listingSchema, ownerSchema } from '@forecourt/listing';
import { FetchError, fetchJson } from '@forecourt/service';
import * as z from 'zod';

/** What a letter says of a listing and its seller. */
const offeredSchema = z.object({
  listing: listingSchema.pick({ id: true, vin: true, title: true, vdpBaseUrl: true }),
  owner: ownerSchema.pick({ id: true, name: true, privateSeller: true, hideEmailForm: true }),
});
export type Offered = z.infer<typeof offeredSchema>;

const timeoutMs = 5_000;

/** A listing that is for sale now; null where there is none. @throws FetchError when the marketplace does not say */
export async function findOffered(marketplaceUrl: string, id: string): Promise<Offered | null> {
  try {
    const url = `${marketplaceUrl}/rest/lsc/listing/${encodeURIComponent(id)}`;
    return await fetchJson({ url, schema: offeredSchema, timeoutMs });
  } catch (error) {
    if (error instanceof FetchError && error.status === 404) return null;
    throw error;
  }
}
