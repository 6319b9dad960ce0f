import { brandForHost } from '@forecourt/brands';
import { listingSchema, ownerSchema } from '@forecourt/listing';
import { FetchError } from '@forecourt/service';
import type { Request, Response } from 'express';
import * as z from 'zod';
import { nonceOf } from '../http/security';
import { createUpstreamCall } from '../steps/data/upstream';
import { searchFailed, statusPage } from '../steps/document/status-page';
import type { Styles } from '../steps/document/styles';
import { vehiclePage } from '../steps/document/vehicle-page';

const timeoutMs = 3000;
const gonePage = { heading: "We're sorry, the vehicle you were looking for is no longer available.", text: '' };
const idSchema = z.string().regex(/^[A-Za-z0-9_-]{1,64}$/);

/** `GET /cars-for-sale/vehicle/{id}`: one vehicle. One that is gone is a 404 that says so and leads back to the search. */
export function createVehicleHandler(options: { marketplaceUrl: string; styles: Styles }) {
  const listing = createUpstreamCall({
    name: 'vehicle',
    upstream: 'marketplace',
    timeoutMs,
    schema: z.object({ listing: listingSchema, owner: ownerSchema }),
  });
  return async function vehicle(request: Request, response: Response): Promise<void> {
    const brand = brandForHost(request.headers.host);
    const head = { brand, nonce: nonceOf(response), stylesheets: [options.styles.base] };
    const id = idSchema.safeParse(request.params.id);
    response.type('html');
    try {
      if (!id.success) throw new FetchError('status', 'this is no listing id', { status: 404 });
      const found = await listing.call(`${options.marketplaceUrl}/rest/lsc/listing/${id.data}`);
      const origin = `${request.protocol}://${request.headers.host}`;
      response
        .set('Cache-Control', 'public, max-age=0, must-revalidate')
        .send(vehiclePage({ ...head, noindex: false, origin }, found.listing, found.owner));
    } catch (error) {
      const gone = error instanceof FetchError && error.status === 404;
      const content = gone
        ? { status: 404, ...gonePage, action: { label: 'See all cars for sale', href: '/cars-for-sale/all' } }
        : {
            status: null,
            heading: searchFailed.heading,
            text: '',
            action: { label: searchFailed.action, href: request.originalUrl },
          };
      response
        .status(gone ? 404 : 500)
        .set('Cache-Control', 'no-store')
        .send(statusPage({ ...head, noindex: true }, content));
    }
  };
}
