import { type Compared, dealLabel, type Listing, type Owner } from '@forecourt/listing';
import { againstMarket } from '@forecourt/listing-kit';
import { Badge, Rating } from '@forecourt/ui';
import type { ReactNode } from 'react';
import type { DrawnValues } from '../../compare/side-by-side';

/** Draws the values that are read faster than as words: the rating of a price as a badge, that of a seller as stars. */
export function drawnValues({ listings, owners }: Compared): DrawnValues {
  return {
    'Against the market': listings.map(priceRating),
    Seller: listings.map(({ ownerId }) => sellerRating(owners.find(({ id }) => id === ownerId))),
  };
}

function priceRating(listing: Listing): ReactNode {
  const deal = dealLabel(listing.pricingDetail);
  if (deal === undefined) return null;
  return (
    <>
      <Badge kind={deal.kind}>{deal.text}</Badge>
      <br />
      {againstMarket(listing)}
    </>
  );
}

function sellerRating(owner: Owner | undefined): ReactNode {
  if (owner?.rating === undefined || owner.rating.count === 0) return null;
  return (
    <>
      {owner.privateSeller ? 'Private seller' : owner.name}
      <br />
      <Rating {...owner.rating} />
    </>
  );
}
