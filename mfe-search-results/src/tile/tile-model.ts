import type { Placed } from '@forecourt/contracts';
import {
  type CountedPictures,
  countPictures,
  dealLabel,
  detailHref,
  shownPrice,
  shownTitle,
  type TileListing,
  type TileOwner,
  telHref,
} from '@forecourt/listing';
import { type Label, labelsOf } from '@forecourt/listing-kit';
import type { ReferenceData } from '@forecourt/search-state';
import { metaLine } from './facts';
import { type Flag, flagOf } from './flag';
import { isSponsored, type Placement } from './placement';
import { type Asked, type Reason, reasonOf } from './reason';
import { sellerLine } from './seller-line';
import { titleLines } from './title-lines';

/** Facts that all tiles of a list share. */
export interface TileList {
  placement: Placement;
  owners: readonly TileOwner[];
  /** Labels of sellers' services for shoppers who live elsewhere. */
  services: ReferenceData['facets'][string] | undefined;
  /** Path and query of the search that found the listings; undefined outside a search. */
  search?: string;
  /** 0-based place of the list's first listing among all results of that search. */
  firstRecord?: number;
  /** Labels of the features that the search requires, which its listings therefore have. */
  wanted?: string;
  /** Radius of the search, miles, if it includes vehicles from beyond that are shipped. */
  shipsBeyond?: number;
}

/** Texts and numbers of a tile that are the same on every page. They are few, and JSON, because they are the key of its stored HTML. */
export interface TileFacts {
  id: string;
  ownerId: string;
  title: string;
  /** The title in two lines; the second may be empty. */
  lines: readonly [name: string, trim: string];
  pictures: CountedPictures;
  /** Whether there is a view of the vehicle from all sides. */
  spins: boolean;
  /** Its label, if the device knows nothing about the listing. */
  flag?: Flag;
  price?: number;
  /** The earlier price, if it says something about the present one. */
  was?: number;
  deal?: NonNullable<ReturnType<typeof dealLabel>>;
  /** Facts and place. */
  meta: string;
  reason?: Reason;
  /** The seller, if shoppers may write to it. */
  contact?: Pick<TileOwner, 'id' | 'privateSeller'>;
  /** Name, rating and services of the seller; empty if the answer does not contain the owner. */
  seller: string;
  /** The seller's own statement of what sets it apart. */
  difference?: NonNullable<TileOwner['dealerDiff']> & { dealer: string };
  /** A page with more vehicles of its programme. */
  programme?: Label;
  /** The seller's phone number, if it can be dialled, with the name of the link. */
  phone?: { number: string; label: string };
}

/** A tile in words and addresses, ready to be shown. */
export interface TileModel {
  listing: TileListing;
  placed: Placed;
  sponsored: boolean;
  /** URL of the vehicle's page. */
  href: string;
  /** Whether its picture is fetched before all others (R57). */
  priority: boolean;
  facts: TileFacts;
}

type Made = { model: TileModel; of: TileList; owner: TileOwner | undefined; position: number };

/** Tiles by their listing, so that one that did not change is the same object, and is not rendered again. */
const made = new WeakMap<TileListing, Made>();

/** Returns the tiles of a list. */
export function tileModels(listings: readonly TileListing[], list: TileList): TileModel[] {
  const owners = new Map(list.owners.map((owner) => [owner.id, owner]));
  return listings.map((listing, position) => {
    const owner = owners.get(listing.ownerId);
    const known = made.get(listing);
    if (known?.position === position && known.owner === owner && sameList(known.of, list)) return known.model;
    const model = tileModel(listing, owner, position, list);
    made.set(listing, { model, of: list, owner, position });
    return model;
  });
}

/** Whether two lists say the same about each of their tiles. */
function sameList(a: TileList, b: TileList): boolean {
  return (
    a.placement === b.placement &&
    a.services === b.services &&
    a.search === b.search &&
    a.firstRecord === b.firstRecord &&
    a.wanted === b.wanted &&
    a.shipsBeyond === b.shipsBeyond
  );
}

function tileModel(
  listing: TileListing,
  owner: TileOwner | undefined,
  position: number,
  { placement, search, firstRecord, wanted, shipsBeyond, services }: TileList,
): TileModel {
  const { id, ownerId } = listing;
  const sponsored = isSponsored(placement);
  const found =
    search === undefined || firstRecord === undefined ? undefined : { search, record: firstRecord + position };
  return {
    listing,
    placed: { placement, id, owner: ownerId, position, sponsored },
    sponsored,
    href: detailHref(listing, sponsored ? 'spotlight' : 'listing', found),
    priority: position === 0 && placement !== 'similar',
    facts: {
      ...factsOf(listing, { wanted, shipping: shippingOf(owner, shipsBeyond) }),
      flag: flagOf(sponsored, undefined, listing),
      ...sellerOf(listing, owner, services),
    },
  };
}

function factsOf(listing: TileListing, asked: Asked) {
  const { id, ownerId, pricingDetail, listingType } = listing;
  const labels = labelsOf(listing);
  // The price of a used car when it was new says nothing about a price cut.
  const hasStory = pricingDetail.incentive !== undefined || listingType === 'NEW';
  return {
    ...{ id, ownerId },
    title: shownTitle(listing),
    lines: titleLines(listing),
    pictures: countPictures(listing),
    spins: (listing.spin?.length ?? 0) > 0,
    price: shownPrice(pricingDetail),
    was: hasStory ? pricingDetail.msrp : undefined,
    deal: dealLabel(pricingDetail),
    reason: reasonOf(listing, labels, asked),
    programme: labels.find(({ href }) => href !== undefined),
  };
}

/** Returns how a vehicle from beyond the radius is shipped; undefined for one within it. */
function shippingOf(owner: TileOwner | undefined, radius: number | undefined): string | undefined {
  const isFar = radius !== undefined && owner?.distanceFromSearch !== undefined && owner.distanceFromSearch > radius;
  return isFar ? (owner.shippingLabel ?? 'Ships to you') : undefined;
}

function sellerOf(listing: TileListing, owner: TileOwner | undefined, services: TileList['services']) {
  const facts = { meta: metaLine(listing, owner), phone: phoneOf(listing, owner) };
  if (owner === undefined) return { ...facts, seller: '' };
  const { id, name, privateSeller, hideEmailForm, dealerDiff } = owner;
  return {
    ...facts,
    seller: sellerLine(owner, services),
    ...(hideEmailForm !== true && { contact: { id, privateSeller } }),
    ...(dealerDiff !== undefined && { difference: { ...dealerDiff, dealer: name } }),
  };
}

function phoneOf(listing: TileListing, owner: TileOwner | undefined): TileFacts['phone'] {
  const number = listing.phone ?? owner?.phone;
  if (number === undefined || telHref(number) === undefined) return undefined;
  const seller = owner === undefined || owner.privateSeller ? 'the seller' : owner.name;
  return { number, label: `Call ${number}: ${seller}` };
}
