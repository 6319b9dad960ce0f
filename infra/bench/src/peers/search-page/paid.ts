import { placedAs } from '@forecourt/fragment-kit';
import {
  addressText,
  dealLabel,
  detailHref,
  isDrawing,
  picturesOf,
  type SpotlightListing,
  type SpotlightOwner,
  type Spotlights,
  shownPrice,
  shownTitle,
  spotlightPages,
  telHref,
} from '@forecourt/listing';
import { formatCount, formatMiles, formatPrice } from '@forecourt/ui/format';
import type { Link } from './hero';
import type { PlacementModel } from './models';
import { type Picture, pictureOf } from './pictures';
import type { Search } from './search';

/** A vehicle in a few lines. */
export interface Car {
  placed: string;
  pictures: readonly Picture[];
  /** Name of the advertiser; empty for an unpaid place. */
  payer: string;
  title: string;
  href: string;
  price: string;
  deal?: { kind: string; text: string };
  facts: string;
  isUrgent: boolean;
  /** Criteria of the search that it does not meet. */
  missing?: string;
}

export interface Strip {
  title: string;
  cars: readonly Car[];
}

interface Spotlight {
  listing: SpotlightListing;
  owner: SpotlightOwner | undefined;
}

const conditions = { NEW: 'New', CERTIFIED: 'Certified', '3P_CERT': 'Third-Party Certified', USED: 'Used' } as const;

function paidCar(
  { listing, owner }: Spotlight,
  place: string,
  position: number,
  page?: number,
  picture: Parameters<typeof pictureOf>[1] = { sizes: '17.5rem' },
): Car {
  const pictures = picturesOf(listing);
  const { id, ownerId, listingType, mileage, vehicleHighlight, pricingDetail } = listing;
  const urgency = place === 'highlight' ? (vehicleHighlight?.urgencyDriverValue ?? '') : '';
  const { city, state } = owner?.location.address ?? {};
  const miles = owner?.distanceFromSearch;
  const where =
    miles === undefined ? [city, state].filter(Boolean).join(', ') : `${formatCount(Math.round(miles))} mi away`;
  const condition = conditions[listingType];
  const title = shownTitle(listing);
  const facts = [urgency, condition !== 'Used' && condition, mileage !== undefined && formatMiles(mileage), where];
  const price = shownPrice(pricingDetail);
  const placed = { placement: place, id, owner: ownerId, position, sponsored: true, page };
  return {
    placed: placedAs(placed)['data-placed'] ?? '',
    pictures: (isDrawing(pictures[0]) ? pictures.slice(0, 1) : pictures).map((each) => pictureOf(each, picture)),
    payer: owner?.name ?? 'its seller',
    title: title.startsWith(`${condition} `) ? title.slice(condition.length + 1) : title,
    href: detailHref(listing, 'spotlight', undefined, place),
    price: price === undefined ? 'Contact for price' : formatPrice(price),
    deal: page !== undefined || urgency ? undefined : dealLabel(pricingDetail),
    facts: facts.filter(Boolean).join(' · '),
    isUrgent: urgency !== '',
  };
}

function spotlightsOf(source: Spotlights | undefined): readonly Spotlight[] {
  const shown = new Map<string, Spotlight>();
  for (const answer of source === undefined ? [] : spotlightPages(source)) {
    for (const listing of answer?.listings ?? []) {
      const owner = answer?.owners.find(({ id }) => id === listing.ownerId);
      if (!shown.has(listing.id)) shown.set(listing.id, { listing, owner });
    }
  }
  return [...shown.values()];
}

export function highlightsOf({ view }: Search): Strip {
  const cars = spotlightsOf(view.data.highlights).map((each, position) => paidCar(each, 'highlight', position));
  return { title: 'Highlighted vehicles', cars };
}

export function sponsoredOf({ view }: Search): Strip {
  const featured = spotlightsOf(view.data.featured).map((each) => ({ ...each, place: 'featured' }));
  const known = new Set(featured.map(({ listing }) => listing.id));
  const standard = spotlightsOf(view.data.standard)
    .filter(({ listing }) => !known.has(listing.id))
    .map((each) => ({ ...each, place: 'standard' }));
  const cars = [...featured, ...standard].map((each, position) => paidCar(each, each.place, position));
  return { title: 'Sponsored vehicles', cars };
}

/** A paid vehicle among the results, and why it is there. */
export interface PaidPlace {
  car: Car;
  whyId: string;
  why: string;
}

const orderNote = 'The order of the other results does not depend on what anybody pays.';
const reasons: Readonly<Record<string, string>> = {
  premium: 'pays for this place above the results. The car matches everything you search for.',
  'fourth-tier': 'pays for this place among the results. The car matches everything you search for.',
  boost:
    'pays to show new cars beside used ones like those you search for: near your ZIP code, and of the make, model and body style that you chose, if any.',
};

/** Explanation of a strip. */
export const stripWhy = `The seller named on each car pays for its place in this row. Each car matches what you search for. ${orderNote}`;

/** Positions in a block; the place of the first of its boosts. */
const [blockSize, firstBoost] = [30, 6];

/** Returns the vehicle that was bought for a place; undefined if there is none. @param page of the results, from 1 */
export function paidPlaceOf({ kind, position }: PlacementModel, page: number, { view }: Search): PaidPlace | undefined {
  const { premium, boost, 'fourth-tier': fourth } = view.data;
  const [block, place] = [Math.floor(position / blockSize), position % blockSize];
  const index = kind === 'premium' ? place : kind === 'boost' ? Number(place !== firstBoost) : 0;
  const source = kind === 'premium' ? premium : kind === 'boost' ? boost : fourth;
  const answer = source && spotlightPages(source)[kind === 'fourth-tier' ? 0 : block];
  const at = kind === 'fourth-tier' ? (page - 1) % Math.max(1, answer?.listings.length ?? 0) : index;
  const listing = answer?.listings[at];
  if (listing === undefined) return undefined;
  const owner = answer?.owners.find(({ id }) => id === listing.ownerId);
  const isAtHead = kind === 'premium' && page === 1;
  const picture = { sizes: '8.5rem', isEager: isAtHead, isFirst: isAtHead && index === 0 };
  return {
    car: paidCar({ listing, owner }, kind, index, page, picture),
    ...{ whyId: `why-${kind}-${position}`, why: `${owner?.name ?? 'The seller'} ${reasons[kind]} ${orderNote}` },
  };
}

/** A dealer's band among the results. */
export interface Showcase {
  name: string;
  eyebrow: string;
  town: string;
  rating?: { text: string; name: string; percent: number; count: string };
  all: Link;
  inventory?: Link;
  matching: readonly string[];
  context: string;
  dealer?: {
    tagline?: string;
    address: string;
    distance?: string;
    phone?: { number: string; href: string | undefined; name: string };
  };
  cars: readonly Car[];
}

const most = { inventory: 12, owner: 2 } as const;

export function showcaseOf(search: Search): Showcase | undefined {
  const { view, brand, state, href } = search;
  const answer = view.data.showcase;
  if (!brand.flags.alphaShowcase || !answer?.owner) return undefined;
  const { owner, context = 'inventory', listings = [], sponsored = true, missing = {} } = answer;
  const { id, name, rating, location, dealerDiff, distanceFromSearch, phone } = owner;
  const criteria = criteriaOf(search);
  const shown = listings.slice(0, most[context]);
  const lacks = shown.map((listing) => missing[listing.id] ?? []);
  const isOnly = state.showcaseOwnerId === id;
  const tel = phone === undefined ? undefined : telHref(phone);
  return {
    ...{ name, context, eyebrow: sponsored ? 'Sponsored by' : 'Featured dealer' },
    town: [location.address.city, location.address.state].filter(Boolean).join(', '),
    rating: rating !== undefined && rating.count > 0 ? ratingOf(rating) : undefined,
    all: {
      label: isOnly ? 'View All Dealers' : 'View All Cars',
      href: href({ type: 'set', param: 'showcaseOwnerId', value: isOnly ? null : id }),
    },
    inventory: brand.flags.dealerInventoryLink
      ? {
          label: 'All inventory',
          href: `/cars-for-sale/all?${brand.defaultListingType === undefined ? '' : 'listingType=off&'}showcaseOwnerId=${encodeURIComponent(id)}`,
        }
      : undefined,
    matching:
      shown.length === 0
        ? []
        : [...criteria].filter(([param]) => !lacks.some((params) => params.includes(param))).map(([, label]) => label),
    dealer:
      context === 'owner'
        ? {
            ...{ tagline: dealerDiff?.tagline, address: addressText(owner) },
            distance:
              distanceFromSearch === undefined
                ? undefined
                : `${formatCount(distanceFromSearch)} miles from your search`,
            phone:
              phone === undefined
                ? undefined
                : { number: phone, href: tel, name: tel === undefined ? '' : `Call ${name}: ` },
          }
        : undefined,
    cars: shown.map((listing, position) => {
      const price = shownPrice(listing.pricingDetail);
      const placed = { placement: 'showcase', id: listing.id, owner: listing.ownerId, position, sponsored };
      const labels = [...criteria].filter(([param]) => lacks[position]?.includes(param)).map(([, label]) => label);
      return {
        ...{ payer: '', isUrgent: false, title: shownTitle(listing), placed: placedAs(placed)['data-placed'] ?? '' },
        pictures: picturesOf(listing)
          .slice(0, 1)
          .map((each) => pictureOf(each, { sizes: '17.5rem' })),
        href: detailHref(listing, sponsored ? 'alpha' : 'listing'),
        price: price === undefined ? 'Contact for price' : formatPrice(price),
        facts: listing.mileage === undefined ? '' : formatMiles(listing.mileage),
        missing: labels.length === 0 ? undefined : `Missing: ${labels.join(', ')}`,
      };
    }),
  };
}

/** Returns the shopper's criteria by parameter. */
function criteriaOf({ chips }: Search): ReadonlyMap<string, string> {
  const labels = new Map<string, string>();
  for (const { key, label, standard } of chips) {
    if (standard) continue;
    const [param = key] = key.split(':');
    const before = labels.get(param);
    labels.set(param, before === undefined ? label : `${before} or ${label}`);
  }
  return labels;
}

function ratingOf({ value, count }: { value: number; count: number }): Showcase['rating'] {
  const shown = Math.min(Math.max(value, 0), 5);
  const text = shown.toFixed(1);
  const reviews = `${formatCount(count)} ${count === 1 ? 'review' : 'reviews'}`;
  return {
    text,
    name: `Rated ${text} out of 5, ${reviews}`,
    percent: Math.round(shown * 20),
    count: formatCount(count),
  };
}
