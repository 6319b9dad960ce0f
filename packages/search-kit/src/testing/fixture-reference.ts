import type { ReferenceData, ReferenceOption } from '@forecourt/search-state';

const options = (codes: Readonly<Record<string, string>>): ReferenceOption[] =>
  Object.entries(codes).map(([code, label]) => ({ code, label }));

/** Numeric codes are listed as pairs: an object would sort them. */
const numbered = (...pairs: readonly (readonly [code: string, label: string])[]): ReferenceOption[] =>
  pairs.map(([code, label]) => ({ code, label }));

const sedans = { SEDAN_COMPACT: 'Compact Sedan', SEDAN_MIDSIZE: 'Midsize Sedan', SEDAN_LUXURY: 'Luxury Sedan' };
const suvs = { SUV_COMPACT: 'Compact SUV', SUV_MIDSIZE: 'Midsize SUV', SUV_LUXURY: 'Luxury SUV' };
const vans = { VAN_MINI: 'Minivan', VAN_CARGO: 'Cargo Van' };
const colors = {
  BLACK: 'Black',
  WHITE: 'White',
  GRAY: 'Gray',
  SILVER: 'Silver',
  BLUE: 'Blue',
  RED: 'Red',
  GREEN: 'Green',
  ORANGE: 'Orange',
};

/** A page's part of the reference data: all makes, models and trims of three of them, and every facet of the panel. */
export const fixtureReference: ReferenceData = {
  makes: options({
    AUDI: 'Audi',
    BMW: 'BMW',
    CHEV: 'Chevrolet',
    FORD: 'Ford',
    HONDA: 'Honda',
    HYUND: 'Hyundai',
    JEEP: 'Jeep',
    KIA: 'Kia',
    ROV: 'Land Rover',
    SUB: 'Subaru',
    TESLA: 'Tesla',
    TOYOTA: 'Toyota',
  }),
  models: {
    FORD: options({ 'F150|FORD': 'F-150', 'MUSTANGMACHE|FORD': 'Mustang Mach-E', 'MAVERICK|FORD': 'Maverick' }),
    HONDA: options({
      'ACCORD|HONDA': 'Accord',
      'CIVIC|HONDA': 'Civic',
      'CRV|HONDA': 'CR-V',
      'ODYSSEY|HONDA': 'Odyssey',
    }),
    TOYOTA: options({
      'CAMRY|TOYOTA': 'Camry',
      'RAV4|TOYOTA': 'RAV4',
      'RAV4PRIME|TOYOTA': 'RAV4 Prime',
      'TACOMA|TOYOTA': 'Tacoma',
    }),
  },
  trims: {
    'CAMRY|TOYOTA': options({ 'CAMRY|LE': 'LE', 'CAMRY|SE': 'SE', 'CAMRY|XSE': 'XSE' }),
    'CRV|HONDA': options({ 'CRV|EX': 'EX', 'CRV|EXL': 'EX-L', 'CRV|TOURING': 'Touring' }),
    'F150|FORD': options({ 'F150|LARIAT': 'Lariat', 'F150|XLT': 'XLT' }),
  },
  facets: {
    listingType: options({
      NEW: 'New',
      USED: 'Used',
      CERTIFIED: 'Manufacturer Certified',
      '3P_CERT': 'Third-Party Certified',
    }),
    vehicleStyleCode: options({
      CONVERT: 'Convertible',
      COUPE: 'Coupe',
      HATCH: 'Hatchback',
      SEDAN: 'Sedan',
      SUVCROSS: 'SUV / Crossover',
      TRUCKS: 'Truck',
      VANMV: 'Van / Minivan',
      WAGON: 'Wagon',
    }),
    vehicleType: options({
      BOX_TRUCK: 'Box Truck',
      CARGO_VAN: 'Cargo Van',
      FLATBED: 'Flatbed',
      TOW_TRUCK: 'Tow Truck',
    }),
    bodyStyleSubtypeCode: options({ ...sedans, ...suvs, ...vans, TRUCK_FULLSIZE: 'Full-Size Pickup' }),
    sedanSubtypeCode: options(sedans),
    suvSubtypeCode: options(suvs),
    vanSubtypeCode: options(vans),
    extColorSimple: options(colors),
    intColorSimple: options({ BLACK: 'Black', GRAY: 'Gray', BEIGE: 'Beige', BROWN: 'Brown' }),
    driveGroup: options({ AWD4WD: 'AWD/4WD', FWD: 'Front Wheel Drive', RWD: 'Rear Wheel Drive' }),
    transmissionCode: options({ AUT: 'Automatic', CVT: 'Continuously Variable Automatic', MAN: 'Manual' }),
    engineCode: options({
      '4CYL': '4-Cylinder',
      '6CYL': '6-Cylinder',
      '8CYL': '8-Cylinder',
      ELECTRIC: 'Electric Motor',
    }),
    engineDisplacement: options({ '1.5-1.9': '1.5 to 1.9 L', '2.0-2.4': '2.0 to 2.4 L', '3.5-3.9': '3.5 to 3.9 L' }),
    fuelTypeGroup: options({
      ELE: 'Electric',
      GSL: 'Gasoline',
      HYB: 'Hybrid',
      PIH: 'Plug-in Hybrid',
      DSL: 'Diesel',
      HYD: 'Hydrogen',
      ALT: 'Alternative',
    }),
    featureCode: numbered(
      ['1306', 'Third-Row Seating'],
      ['1062', 'Leather Seats'],
      ['1064', 'Heated Seats'],
      ['1080', 'Sunroof/Moonroof'],
      ['1090', 'Navigation System'],
      ['1092', 'Apple CarPlay'],
      ['1120', 'Backup Camera'],
      ['1140', 'Adaptive Cruise Control'],
      ['1164', 'Remote Start'],
      ['1184', 'Tow Package'],
    ),
    packages: options({ PREMIUM: 'Premium Package', SPORT: 'Sport Package', TECHNOLOGY: 'Technology Package' }),
    vehicleHistoryType: options({
      CLEAN_TITLE: 'Clean Title',
      NO_ACCIDENTS: 'No Accidents Reported',
      ONE_OWNER: 'One Owner',
    }),
    vehicleUseType: options({ PERSONAL: 'Personal', COMMERCIAL: 'Commercial' }),
    dealType: options({ greatprice: 'Great Price', goodprice: 'Good Price' }),
    sellerType: options({ p: 'Private Seller', d: 'Dealer' }),
    doorCode: numbered(['2', '2 Doors'], ['4', '4 Doors']),
    maximumSeating: numbered(
      ['4', '4 Seats'],
      ['5', '5 Seats'],
      ['7', '7 Seats'],
      ['8', '8 Seats'],
      ['1306', 'Third-Row Seating'],
    ),
    truckCabSize: options({ '3': '3 or less', '4': '4', CREW: '5', EXT: '6' }),
    truckBedLength: options({
      SHORT: 'Short (under 6 ft)',
      STANDARD: 'Standard (6 to 7 ft)',
      LONG: 'Long (over 7 ft)',
    }),
    homeServices: options({ HOME_DELIVERY: 'Home Delivery', VIRTUAL_TOUR: 'Virtual Tour' }),
    monthlyBudget: numbered(['300', '$300 a Month or Less'], ['400', '$400 a Month or Less']),
    mpgRange: numbered(['20', '20 MPG or More'], ['30', '30 MPG or More'], ['40', '40 MPG or More']),
    electricMileRange: numbered(
      ['100', '100 Miles or More'],
      ['200', '200 Miles or More'],
      ['300', '300 Miles or More'],
    ),
  },
};
