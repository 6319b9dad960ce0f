import { overlayHref } from '@forecourt/contracts';
import { compareHref, favouritesPath } from '@forecourt/device';
import { placedAs } from '@forecourt/fragment-kit';
import { paymentOf, telHref } from '@forecourt/listing';
import { formatPrice } from '@forecourt/ui/format';
import type { Link } from './hero';
import type { TileModel } from './models';
import { type Picture, pictureOf } from './pictures';
import type { Search } from './search';

export interface Tile {
  id: string;
  placed: string;
  /** Absent in a paid place. */
  anchor?: string;
  title: string;
  name: string;
  trim: string;
  href: string;
  picture: Picture;
  caption?: string;
  flag?: { kind: string; text: string };
  price: string;
  hasPrice: boolean;
  was?: string;
  payment?: string;
  deal?: { kind: string; text: string };
  meta: string;
  reason?: { icon: string; text: string };
  contact?: Link;
  seller: string;
  difference?: Link & { name: string };
  programme?: Link;
  phone?: { number: string; label: string; href: string | undefined };
  /** Absent on a brand without comparisons; a link in a list without a form for them. */
  compare?: { href?: string };
  share: string;
  report: string;
}

/** A list of tiles, with what all of them share. */
export interface TileList {
  name: string;
  tiles: readonly Tile[];
  payments: boolean;
  /** Path of the form of a heart, and the page that it leads back to. */
  favourites: string;
  here: string;
}

export function tileListOf(name: string, tiles: readonly TileModel[], search: Search): TileList {
  return {
    name,
    tiles: tiles.map((tile) => tileOf(tile, search, name === 'results')),
    ...{ payments: search.brand.flags.payments, favourites: favouritesPath, here: search.url },
  };
}

/** Returns a tile in words. @param hasForm whether its list has the form for choosing vehicles to compare */
export function tileOf(model: TileModel, { brand, url }: Search, hasForm: boolean): Tile {
  const { listing, facts, sponsored, priority } = model;
  const { id, title, lines, pictures, spins, price, was, contact, difference, phone, programme } = facts;
  const monthly = brand.flags.payments ? paymentOf(listing.pricingDetail, null)?.monthly : undefined;
  // As a cell, a tile does not know its page.
  const from = priority ? url : null;
  const isDrawn = pictures.main.src === undefined;
  const shown = isDrawn ? 'Illustration' : `Picture 1 of ${pictures.count}`;
  const offer = contact?.privateSeller ? 'Make Offer' : 'Check Availability';
  return {
    ...{ id, title, href: model.href, name: lines[0], trim: lines[1], meta: facts.meta, seller: facts.seller },
    placed: placedAs(model.placed)['data-placed'] ?? '',
    anchor: sponsored ? undefined : id,
    picture: pictureOf(pictures.main, { isFirst: priority }),
    caption: spins || !isDrawn ? (spins ? `${shown} · 360°` : shown) : undefined,
    ...{ flag: facts.flag, deal: facts.deal, reason: facts.reason },
    hasPrice: price !== undefined,
    price: price === undefined ? 'Contact for price' : formatPrice(price),
    was: price !== undefined && was !== undefined && was > price ? formatPrice(was) : undefined,
    payment: monthly === undefined ? undefined : `Est. ${formatPrice(monthly)}/mo`,
    contact: contact && {
      label: offer,
      href: overlayHref(contact.privateSeller ? 'mfe-vehicle/make-offer' : 'mfe-vehicle/email-owner', from, {
        listing: id,
      }),
    },
    difference: difference && {
      ...{ label: difference.tagline, name: `${difference.tagline}: more about ${difference.dealer}` },
      href: overlayHref('mfe-vehicle/dealer-difference', from, {
        ...{ content: difference.contentId, dealer: difference.dealer.slice(0, 100) },
      }),
    },
    programme: programme && { label: `All ${programme.text}`, href: programme.href ?? '' },
    phone: phone && { ...phone, href: telHref(phone.number) },
    compare: brand.flags.compare ? { href: hasForm ? undefined : compareHref([id]) } : undefined,
    share: overlayHref('mfe-vehicle/share-listing', from, { listing: id }),
    report: overlayHref('mfe-vehicle/report-listing', from, { listing: id }),
  };
}
