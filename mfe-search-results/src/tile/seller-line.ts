import type { TileOwner } from '@forecourt/listing';
import type { ReferenceData } from '@forecourt/search-state';
import { formatCount } from '@forecourt/ui';

/**
 * Names the seller, with their rating and their services for shoppers who live elsewhere.
 * @param services labels of those services
 */
export function sellerLine(owner: TileOwner, services: ReferenceData['facets'][string] = []): string {
  const { rating, privateSeller, name, shippingLabel, homeServices = [] } = owner;
  const rated = rating !== undefined && rating.count > 0;
  const stars = rated && `${rating.value.toFixed(1)} of 5 stars (${formatCount(rating.count)})`;
  const offered =
    homeServices.length === 0
      ? []
      : services.filter(({ code }) => homeServices.includes(code)).map(({ label }) => label);
  return [privateSeller ? 'Private Seller' : name, stars, shippingLabel, ...offered].filter(Boolean).join(' · ');
}
