import { slugify } from '@forecourt/search-state';
import type { Listing, Owner } from '../answers/contract';

/** Vehicles from which the fixture's listings are made, in turn, with different prices, colours and mileages. */
const vehicles = [
  {
    year: 2021,
    make: 'Toyota',
    makeCode: 'TOYOTA',
    model: 'Camry',
    modelCode: 'CAMRY|TOYOTA',
    trim: 'SE',
    trimCode: 'CAMRY|SE',
    style: 'Sedan',
    styleSubtype: 'SEDAN_MIDSIZE',
    vehicleStyleCodes: ['SEDAN'],
    fuelTypeGroup: 'GSL',
    doors: 4,
    specifications: {
      mpg: '28 City / 39 Highway',
      engine: '4-Cylinder',
      driveType: 'Front Wheel Drive',
      transmission: '8-Speed Automatic',
    },
  },
  {
    year: 2022,
    make: 'Honda',
    makeCode: 'HONDA',
    model: 'CR-V',
    modelCode: 'CRV|HONDA',
    trim: 'EX-L',
    trimCode: 'CRV|EXL',
    style: 'SUV / Crossover',
    styleSubtype: 'SUV_COMPACT',
    vehicleStyleCodes: ['SUVCROSS'],
    fuelTypeGroup: 'HYB',
    doors: 4,
    specifications: {
      mpg: '40 City / 35 Highway',
      engine: '4-Cylinder Hybrid',
      driveType: 'AWD',
      transmission: 'Continuously Variable Automatic',
    },
  },
  {
    year: 2020,
    make: 'Ford',
    makeCode: 'FORD',
    model: 'F-150',
    modelCode: 'F150|FORD',
    trim: 'XLT',
    trimCode: 'F150|XLT',
    style: 'Truck',
    styleSubtype: 'TRUCK_FULLSIZE',
    vehicleStyleCodes: ['TRUCKS'],
    fuelTypeGroup: 'GSL',
    doors: 4,
    truckBedLength: 'SHORT',
    specifications: {
      mpg: '18 City / 23 Highway',
      engine: '6-Cylinder Turbo',
      driveType: '4WD',
      transmission: '10-Speed Automatic',
    },
  },
  {
    year: 2023,
    make: 'Ford',
    makeCode: 'FORD',
    model: 'Mustang Mach-E',
    modelCode: 'MUSTANGMACHE|FORD',
    trim: 'Premium',
    trimCode: 'MUSTANGMACHE|PREMIUM',
    style: 'SUV / Crossover',
    styleSubtype: 'SUV_COMPACT',
    vehicleStyleCodes: ['SUVCROSS'],
    fuelTypeGroup: 'ELE',
    doors: 4,
    specifications: {
      mileRange: 303,
      engine: 'Electric Motor',
      driveType: 'Rear Wheel Drive',
      transmission: 'Automatic',
    },
  },
  {
    year: 2019,
    make: 'Honda',
    makeCode: 'HONDA',
    model: 'Odyssey',
    modelCode: 'ODYSSEY|HONDA',
    trim: 'Touring',
    trimCode: 'ODYSSEY|TOURING',
    style: 'Van / Minivan',
    styleSubtype: 'VAN_MINI',
    vehicleStyleCodes: ['VANMV'],
    fuelTypeGroup: 'GSL',
    doors: 5,
    specifications: {
      mpg: '19 City / 28 Highway',
      engine: '6-Cylinder',
      driveType: 'Front Wheel Drive',
      transmission: '10-Speed Automatic',
    },
  },
  {
    year: 2022,
    make: 'Toyota',
    makeCode: 'TOYOTA',
    model: 'RAV4 Prime',
    modelCode: 'RAV4PRIME|TOYOTA',
    trim: 'XSE',
    trimCode: 'RAV4PRIME|XSE',
    style: 'SUV / Crossover',
    styleSubtype: 'SUV_COMPACT',
    vehicleStyleCodes: ['SUVCROSS'],
    fuelTypeGroup: 'PIH',
    doors: 4,
    specifications: {
      mpg: '94 City / 94 Highway',
      mileRange: 42,
      engine: '4-Cylinder Plug-in Hybrid',
      driveType: 'AWD',
      transmission: 'Continuously Variable Automatic',
    },
  },
] as const;

const colors = [
  ['BLUE', 'Blue'],
  ['WHITE', 'White'],
  ['BLACK', 'Black'],
  ['RED', 'Red'],
  ['SILVER', 'Silver'],
] as const;
const listingTypes = ['USED', 'USED', 'CERTIFIED', 'USED', 'NEW', '3P_CERT', 'USED'] as const;

/** Returns a list's entries in turn, without end. */
function turn<T extends readonly unknown[]>(list: T, index: number): T[number] {
  return list[index % list.length];
}

export const fixtureOwners: readonly Owner[] = [
  {
    id: 'owner-1',
    name: 'Lakeshore Motors',
    privateSeller: false,
    phone: '312-555-0142',
    distanceFromSearch: 4,
    location: { address: { address1: '1200 N Clark St', city: 'Chicago', state: 'IL', zip: '60610' } },
    website: { href: 'https://lakeshore-motors.example' },
    rating: { value: 4.6, count: 812 },
    homeServices: ['HOME_DELIVERY', 'VIRTUAL_TOUR'],
  },
  {
    id: 'owner-2',
    name: 'Prairie Auto Group',
    privateSeller: false,
    phone: '630-555-0178',
    distanceFromSearch: 28,
    location: { address: { address1: '455 Ogden Ave', city: 'Naperville', state: 'IL', zip: '60563' } },
    website: { href: 'https://prairie-auto.example' },
    rating: { value: 3.9, count: 96 },
    dealerDiff: { tagline: 'Family owned since 1968', contentId: 'dealer-diff-2' },
  },
  {
    id: 'owner-3',
    name: 'Private Seller',
    privateSeller: true,
    distanceFromSearch: 11,
    hideEmailForm: true,
    location: { address: { city: 'Evanston', state: 'IL', zip: '60201' } },
  },
];

const ownerIds = ['owner-1', 'owner-2', 'owner-1', 'owner-3', 'owner-2'] as const;

/** Returns the listing at a position of the fixture's results, from 0: always the same one, different from its neighbours. */
export function listingAt(index: number): Listing {
  const vehicle = turn(vehicles, index);
  const [extColorSimple, color] = turn(colors, index);
  const listingType = turn(listingTypes, index);
  const salePrice = 18_400 + ((index * 1_373) % 31) * 690;
  const id = `listing-${index + 1}`;
  const condition = { NEW: 'New', USED: 'Used', CERTIFIED: 'Certified', '3P_CERT': 'Used' }[listingType];
  return {
    ...vehicle,
    id,
    vin: `1FCRT00000000${String(1001 + index)}`,
    title: `${condition} ${vehicle.year} ${vehicle.make} ${vehicle.model} ${vehicle.trim}${index % 4 === 0 ? ' w/ Convenience Package' : ''}`,
    ownerId: turn(ownerIds, index),
    listingType,
    mileage: listingType === 'NEW' ? 12 : 9_200 + ((index * 4_811) % 23) * 3_150,
    vehicleStyleCodes: [...vehicle.vehicleStyleCodes],
    specifications: { ...vehicle.specifications, color, interiorColor: 'Black' },
    extColorSimple,
    images: {
      primary: 0,
      // Every fifth seller has sent no pictures.
      sources:
        index % 5 === 4
          ? []
          : [1, 2, 3, 4].map((n) => ({
              src: `/images/${id}/${n}.jpg`,
              alt: `${color} ${vehicle.make} ${vehicle.model}, picture ${n}`,
            })),
    },
    pricingDetail: {
      salePrice,
      msrp: salePrice + 2_600,
      ...(index % 6 === 1 && { incentive: salePrice - 750 }),
      ...(index % 3 === 0 && { dealIndicator: index % 2 === 0 ? ('Great' as const) : ('Good' as const) }),
      marketPrice: salePrice + 1_100,
      payments: { monthly: Math.round(salePrice / 60), months: 72, apr: 6.9, down: Math.round(salePrice / 10) },
    },
    vdpBaseUrl: ['/cars-for-sale/vehicle', id, ...[vehicle.make, vehicle.model].map(slugify)].join('/'),
    phone: '312-555-0142',
    isReducedPrice: index % 7 === 2,
    ...(index % 7 === 2 && { priceDrop: { from: salePrice + 900, at: Date.UTC(2026, 10, 12) } }),
    listedAt: Date.UTC(2026, 9, 1 + (index % 28)),
    ...(listingType !== 'NEW' && { history: ['Clean Title', 'No Accidents Reported', 'One Owner'].slice(index % 3) }),
    hasSpecialOffer: index % 9 === 4,
    isHot: index % 10 === 3,
    viewCount: index % 8,
  };
}

/** Returns a believable listing: a used Toyota Camry SE of 2021, for $18,400 at a dealer in Chicago. */
export function fixtureListing(overrides: Partial<Listing> = {}): Listing {
  return { ...listingAt(0), ...overrides };
}
