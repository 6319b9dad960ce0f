import { slugify } from '@forecourt/search-state';
import type { ListingDetails, StoredListing } from '../listing/record';
import { vehiclePath } from '../listing/vehicle-path';
import { chargesOf } from './charges';
import type { Random } from './random';
import type { Seller } from './sellers';

const day = 86_400_000;

/** Largest age of a listing, in days. */
export const listedDays = 90;

interface DetailFacts {
  id: string;
  vin: string;
  seller: Seller;
  listingType: StoredListing['listingType'];
  make: string;
  model: string;
  daysListed: number;
  mileage: number;
  /** Asking price, whole US dollars; null if the seller gives it on request. */
  price: number | null;
  /** Epoch milliseconds. */
  now: number;
}

/** Invents the facts that are only displayed. */
export function pickDetails(facts: DetailFacts, random: Random): ListingDetails {
  const { id, vin, seller, listingType, make, daysListed } = facts;
  const { website } = seller.owner;
  const isDealer = !seller.owner.privateSeller;
  const ribbon = !isDealer
    ? null
    : daysListed < 2
      ? 'Newly Listed'
      : listingType === 'USED' && facts.mileage < 15_000
        ? 'Low Mileage'
        : null;
  const details: ListingDetails = {
    images: { primary: 0, sources: [] },
    vdpBaseUrl: vehiclePath(id, make, facts.model),
    // Many dealers number their vehicles like this.
    ...(isDealer && { stockNumber: `${make.charAt(0)}${vin.slice(-6)}` }),
    ...(seller.owner.phone !== null && { phone: seller.owner.phone }),
    ...(isDealer && random.chance(listingType === 'NEW' ? 0.16 : 0.05) && { hasSpecialOffer: true }),
    ...(listingType !== 'NEW' && random.chance(0.06 + (0.3 * daysListed) / listedDays) && { isReducedPrice: true }),
    ...(seller.payments && random.chance(0.3) && { accelerate: true }),
    ...(ribbon !== null && { ribbon }),
    ...(listingType === 'CERTIFIED' && {
      certifiedProduct: `${make} Certified Pre-Owned`,
      productTiles: [
        { tileType: 'certified', tileSubType: 'manufacturer', link: `/cars-for-sale/certified/${slugify(make)}` },
      ],
    }),
    ...(seller.buyOnline && listingType !== 'NEW' && { esntial: true }),
    ...(seller.buyOnline && {
      paymentServices: {
        digitalRetailingType: 'online',
        dealerSettings: {
          leaseEnabled: listingType === 'NEW',
          uiEnabled: true,
          priceBreakdownEnabled: seller.payments,
          ...(seller.payments && { charges: chargesOf(seller.owner) }),
        },
        ...(website !== null && { paymentCalculationUrl: `${website}payments?vin=${vin}` }),
        ...(website !== null && listingType === 'NEW' && { incentivesUrl: `${website}incentives?vin=${vin}` }),
      },
    }),
  };
  const urgency = urgencyOf(facts, details.isReducedPrice === true);
  return {
    ...details,
    ...(urgency !== null && { urgency }),
    ...(details.isReducedPrice && facts.price !== null && { priceDrop: pickDrop(facts.price, facts, random) }),
  };
}

/** Sellers reduce the price by some hundreds of dollars, some weeks after the first listing. */
function pickDrop(
  price: number,
  { daysListed, now }: Pick<DetailFacts, 'daysListed' | 'now'>,
  random: Random,
): NonNullable<ListingDetails['priceDrop']> {
  const by = Math.max(100, Math.round((price * random.between(0.015, 0.06)) / 50) * 50);
  return { from: price + by, at: Math.round(now - daysListed * random.between(0, 0.7) * day) };
}

/** Returns a reason to hurry, the best one first; null for most listings. */
function urgencyOf(facts: DetailFacts, isReduced: boolean): ListingDetails['urgency'] | null {
  if (isReduced) return { type: 'PRICE_REDUCED', value: 'Price reduced' };
  return facts.daysListed < 3 ? { type: 'NEWLY_LISTED', value: 'Newly listed' } : null;
}
