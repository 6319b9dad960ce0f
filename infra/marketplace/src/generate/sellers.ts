import type { StoredOwner } from '../listing/record';
import type { Market, Stock } from './market';
import { dealerName, phoneNumber, privateName, streetAddress, websiteOf } from './names';
import type { Places, ZipPlace } from './places';
import type { Random } from './random';
import { states } from './states';
import { Weighted } from './weighted';

/** A seller with the facts that determine all of its listings. */
export interface Seller {
  owner: StoredOwner;
  place: ZipPlace;
  /** Number of its listings. */
  size: number;
  /** The makes that it sells new; empty for private sellers and dealers without a franchise. */
  franchise: readonly string[];
  /** Picks the stock of the next vehicle. */
  stock: (random: Random) => { from: Stock; isNew: boolean };
  /** Whether it takes part in a third party's certification programme. */
  thirdPartyCertified: boolean;
  /** Whether it pays for better placements. */
  advertises: boolean;
  buyOnline: boolean;
  vehicleExchange: boolean;
  marketExtension: boolean;
  /** Whether it displays example payments. */
  payments: boolean;
  /** Codes of `homeServices`. */
  homeServices: readonly string[];
}

/** The share of sellers that are private; since each has one listing, about 8 in 100 listings are theirs. */
const privateShare = 0.82;

/** The makes that dealers sell, with the number of such dealers in a thousand. */
const franchises = new Weighted<readonly string[]>([
  [[], 400],
  ...(
    [
      ...[
        ['FORD', 70],
        ['FORD LINC', 18],
        ['CHEV', 70],
        ['CHEV BUICK GMC', 24],
        ['BUICK GMC', 24],
        ['CAD', 12],
      ],
      ...[
        ['CHRY DODGE JEEP RAM', 66],
        ['CHRY DODGE JEEP RAM FIAT', 8],
        ['TOYOTA', 56],
        ['LEXUS', 14],
        ['HONDA', 48],
      ],
      ...[
        ['ACURA', 12],
        ['NISSAN', 44],
        ['INFIN', 9],
        ['HYUND', 38],
        ['GENESIS', 5],
        ['KIA', 36],
        ['SUB', 30],
        ['MAZDA', 24],
      ],
      ...[
        ['MIT', 12],
        ['VOLKS', 28],
        ['AUDI', 14],
        ['POR', 9],
        ['BMW', 16],
        ['MINI', 5],
        ['MB', 17],
        ['VOLVO', 12],
        ['ROV', 6],
      ],
      ...[
        ['JAG ROV', 5],
        ['ALFA', 3],
        ['MAS ALFA', 2],
        ['TESLA', 9],
        ['RIVIAN', 2],
        ['LUCID', 1],
        ['POLESTAR', 1],
      ],
      ...[
        ['BENTL', 1],
        ['RR', 0.6],
        ['FER', 1],
        ['LAM', 0.8],
        ['ASTON', 0.8],
        ['MCLAREN', 0.5],
        ['LOTUS', 0.4],
        ['INEOS', 0.5],
      ],
      ...[
        ['ISU', 4],
        ['FREIGHT', 3],
        ['INTL', 3],
        ['HINO', 3],
        ['KENWORTH', 1],
        ['PETERBILT', 1],
      ],
    ] as const
  ).map(([codes, share]): [string[], number] => [codes.split(' '), share]),
]);

/** Generates a seller, dealer or private; `index` is part of its id. */
export function makeSeller(index: number, market: Market, places: Places, random: Random): Seller {
  return random.chance(privateShare)
    ? privateSeller(index, market, places, random)
    : dealer(index, market, places, random);
}

function privateSeller(index: number, market: Market, places: Places, random: Random): Seller {
  const place = places.pick(random);
  const phone = random.chance(0.4) ? phoneNumber(states.get(place.state)!.area, random) : null;
  return {
    owner: {
      ...{ id: `seller-${index}`, name: privateName(random), privateSeller: true, address: null },
      ...whereabouts(place),
      ...{ phone, website: null, rating: null, showcase: false, details: {} },
    },
    place,
    size: 1,
    franchise: [],
    stock: (chance) => ({ from: chance.chance(0.97) ? market.older : market.commercial, isNew: false }),
    ...{ thirdPartyCertified: false, advertises: false, buyOnline: false, vehicleExchange: false },
    ...{ marketExtension: false, payments: false, homeServices: [] },
  };
}

function dealer(index: number, market: Market, places: Places, random: Random): Seller {
  const place = places.pick(random);
  const franchise = franchises.pick(random);
  const name = dealerName(franchise, place.city, random);
  const size = Math.round(Math.min(400, Math.max(5, 40 * Math.exp(random.normal(0, 0.8)))));
  const homeServices = pickHomeServices(random);
  const marketExtension = random.chance(0.12);
  const payments = random.chance(0.55);
  // Their values are unused since promises come from feeds. Without these draws the same seed would generate other sellers.
  if (random.chance(0.18)) random.next();
  const details: StoredOwner['details'] = {
    ...(homeServices.length > 0 && { homeServices }),
    ...(marketExtension && { shippingLabel: `Ships to you for $${random.whole(2, 12) * 50 + 99}` }),
    ...(random.chance(0.04) && { hideEmailForm: true }),
    // Derived from the index without drawing random numbers, so that nothing else in the inventory changes.
    openingHours: hoursOf(index),
    ...(payments && { paymentDealerId: `pay-${index}`, paymentPartnerId: random.pick(['north', 'south', 'coast']) }),
  };
  return {
    owner: {
      ...{ id: `dealer-${index}`, name, privateSeller: false, address: streetAddress(random) },
      ...whereabouts(place),
      phone: phoneNumber(states.get(place.state)!.area, random),
      website: random.chance(0.92) ? websiteOf(name) : null,
      rating: random.chance(0.9) ? pickRating(random) : null,
      showcase: size >= 20 && random.chance(0.15),
      details,
    },
    place,
    size,
    franchise,
    stock: franchise.length > 0 ? franchiseStock(franchise, market) : lotStock(index, market),
    thirdPartyCertified: franchise.length === 0 && size >= 30 && random.chance(0.3),
    advertises: random.chance(0.4),
    buyOnline: random.chance(0.22),
    vehicleExchange: random.chance(0.16),
    marketExtension,
    payments,
    homeServices,
  };
}

/** Picks new vehicles of its makes, and used ones of its makes and of others. */
function franchiseStock(franchise: readonly string[], market: Market): Seller['stock'] {
  const makes = new Weighted(franchise.map((code) => [code, market.newSales.get(code) ?? 0.1] as const));
  return (random) => {
    const code = makes.pick(random);
    const own = market.usedOf.get(code) ?? market.used;
    const sold = market.newOf.get(code);
    if (sold && random.chance(0.46)) return { from: sold, isNew: true };
    return { from: random.chance(0.6) ? own : market.used, isNew: false };
  };
}

/** Most lots have everything, some have older cars, a few have commercial vehicles. */
function lotStock(index: number, market: Market): Seller['stock'] {
  const from = index % 40 === 0 ? market.commercial : index % 3 === 0 ? market.older : market.used;
  return () => ({ from, isNew: false });
}

function whereabouts(place: ZipPlace) {
  const { city, state, zip, lat, lon } = place;
  return { city, state, zip, lat, lon };
}

function pickRating(random: Random): { value: number; count: number } {
  const value = Math.min(5, Math.max(2, 4.9 - Math.abs(random.normal(0, 0.5))));
  return { value: Math.round(value * 10) / 10, count: Math.round(Math.exp(random.between(1, 7.6))) };
}

/** Dealers are open on weekdays and Saturdays, some on Sundays, too. */
function hoursOf(index: number): string[] {
  const evening = ['18:00', '19:00', '20:00', '20:30'][index % 4]!;
  const saturday = ['17:00', '18:00', '16:30'][index % 3]!;
  return [
    `Mo-Fr ${index % 5 === 0 ? '08:30' : '09:00'}-${evening}`,
    `Sa 09:00-${saturday}`,
    ...(index % 3 === 1 ? ['Su 11:00-17:00'] : []),
  ];
}

function pickHomeServices(random: Random): string[] {
  if (!random.chance(0.38)) return [];
  return ['HOME_DELIVERY', 'HOME_TEST_DRIVE', 'VIRTUAL_TOUR', 'ONLINE_PAPERWORK'].filter(() => random.chance(0.55));
}
