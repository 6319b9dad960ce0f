import type { ListingDetails, StoredListing } from '../store/records';
import type { Random } from './random';
import type { Seller } from './sellers';

/** Listings are at most so many days old. */
export const listedDays = 90;

interface DetailFacts {
  id: string;
  seller: Seller;
  listingType: StoredListing['listingType'];
  make: string;
  daysListed: number;
  popularity: number;
  mileage: number;
}

/** What is only shown. There are no photographs: pictures are drawn from body style and colour. */
export function pickDetails(facts: DetailFacts, random: Random): ListingDetails {
  const { id, seller, listingType, make, daysListed } = facts;
  const ribbon =
    daysListed < 2 ? 'Newly Listed' : listingType === 'USED' && facts.mileage < 15_000 ? 'Low Mileage' : null;
  return {
    images: { primary: 0, sources: [] },
    vdpBaseUrl: `/cars-for-sale/vehicle/${id}`,
    ...(seller.owner.phone !== null && { phone: seller.owner.phone }),
    ...(random.chance(listingType === 'NEW' ? 0.16 : 0.05) && { hasSpecialOffer: true }),
    ...(facts.popularity > 16 && daysListed < 45 && { isHot: true }),
    ...(listingType !== 'NEW' && random.chance(0.06 + (0.3 * daysListed) / listedDays) && { isReducedPrice: true }),
    ...(seller.payments && random.chance(0.3) && { accelerate: true }),
    ...(ribbon !== null && { ribbon }),
    ...(random.chance(0.03) && { fyuseId: `spin-${id}` }),
    ...(listingType === 'CERTIFIED' && {
      certifiedProduct: `${make} Certified Pre-Owned`,
      productTiles: [{ tileType: 'certified', tileSubType: 'manufacturer' }],
    }),
    ...(seller.buyOnline && listingType !== 'NEW' && { esntial: true }),
    ...(seller.buyOnline && {
      paymentServices: {
        digitalRetailingType: 'online',
        dealerSettings: {
          leaseEnabled: listingType === 'NEW',
          uiEnabled: true,
          priceBreakdownEnabled: seller.payments,
        },
      },
    }),
  };
}
