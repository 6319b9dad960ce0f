import { detailHref, isDrawing, picturesOf, shownTitle } from '@forecourt/listing';
import { type StripCar, stripCar } from '@forecourt/listing-kit';
import { formatCount, formatMiles } from '@forecourt/ui';
import type { Spotlight } from './spotlight-at';

const conditions = { NEW: 'New', CERTIFIED: 'Certified', '3P_CERT': 'Third-Party Certified', USED: 'Used' } as const;

/**
 * Returns what is shown of a paid listing.
 * @param position 0-based, among those of its kind
 * @param page of the results, from 1; undefined in a strip
 */
export function paidCar({ listing, owner }: Spotlight, place: string, position: number, page?: number): StripCar {
  const pictures = picturesOf(listing);
  const { id, ownerId, listingType, mileage, vehicleHighlight } = listing;
  const urgency = place === 'highlight' ? vehicleHighlight?.urgencyDriverValue : undefined;
  const condition = conditions[listingType];
  const title = shownTitle(listing);
  const facts = [condition !== 'Used' && condition, mileage !== undefined && formatMiles(mileage), placeOf(owner)];
  return stripCar(listing, {
    placed: { placement: place, id, owner: ownerId, position, sponsored: true, page },
    href: detailHref(listing, 'spotlight', undefined, place),
    // The facts name the condition; for a used car the miles do.
    title: title.startsWith(`${condition} `) ? title.slice(condition.length + 1) : title,
    facts: facts.filter(Boolean).join(' · '),
    // As many photographs as the place has by its source: four of a highlight, one of the others; one drawing says it all.
    pictures: isDrawing(pictures[0]) ? pictures.slice(0, 1) : pictures,
    payer: owner?.name ?? 'its seller',
    ...(urgency && { urgency, deal: undefined }),
  });
}

function placeOf(owner: Spotlight['owner']): string {
  const miles = owner?.distanceFromSearch;
  const { city, state } = owner?.location.address ?? {};
  const town = [city, state].filter(Boolean).join(', ');
  return miles === undefined ? town : `${formatCount(Math.round(miles))} mi away`;
}
