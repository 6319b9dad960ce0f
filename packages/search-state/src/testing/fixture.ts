import type { ReferenceData, ReferenceOption } from '../reference';
import { createReference } from '../reference-index';
import type { SearchRules } from '../state';

const options = (pairs: Readonly<Record<string, string>>): ReferenceOption[] =>
  Object.entries(pairs).map(([code, label]) => ({ code, label }));

/**
 * A small catalogue with the difficult cases: two labels with one slug, a make named like a year, a trim named like a
 * colour and like a fuel, `&` and `/` in labels.
 */
export const fixtureData: ReferenceData = {
  makes: options({
    TOYOTA: 'Toyota',
    HONDA: 'Honda',
    BMW: 'BMW',
    FORD: 'Ford',
    HYUND: 'Hyundai',
    LR: 'Land Rover',
    RAM: 'RAM',
    KIA: 'Kia',
    PEUGEOT: '2008',
  }),
  models: {
    TOYOTA: options({
      'CAMRY|TOYOTA': 'Camry',
      'RAV4|TOYOTA': 'RAV4',
      'COROLLA|TOYOTA': 'Corolla',
      'COROLLA2|TOYOTA': 'COROLLA!',
    }),
    HONDA: options({ 'ACCORD|HONDA': 'Accord', 'CIVIC|HONDA': 'Civic', 'FIT|HONDA': 'Fit' }),
    BMW: options({ '330I|BMW': '330i', 'X5|BMW': 'X5' }),
    FORD: options({ 'F150|FORD': 'F-150', 'FOCUS|FORD': 'Focus' }),
    HYUND: options({ 'TUCSON|HYUND': 'Tucson', 'IONIQ5|HYUND': 'IONIQ 5', 'FIT|HYUND': 'Fit' }),
    LR: options({ 'DEFENDER|LR': 'Defender' }),
    RAM: options({ '1500|RAM': '1500' }),
    KIA: options({ 'K5|KIA': 'K5' }),
  },
  trims: {
    'CAMRY|TOYOTA': options({ 'CAMRY|LE': 'LE', 'CAMRY|XSE': 'XSE', 'CAMRY|HYB': 'Hybrid', 'CAMRY|BLK': 'Black' }),
    'ACCORD|HONDA': options({ 'ACCORD|EXL': 'EX-L', 'ACCORD|LX': 'LX' }),
    'TUCSON|HYUND': options({ 'TUCSON|SEL': 'SEL' }),
  },
  facets: {
    vehicleStyleCode: options({ SEDAN: 'Sedan', SUVCROSS: 'SUV / Crossover', TRUCKS: 'Truck', 'A&B': 'A & B' }),
    extColorSimple: options({ RED: 'Red', BLACK: 'Black', BLUE: 'Blue' }),
    intColorSimple: options({ BLACK: 'Black' }),
    fuelTypeGroup: options({
      ALT: 'Alternative',
      DSL: 'Diesel',
      ELE: 'Electric',
      GSL: 'Gasoline',
      HYB: 'Hybrid',
      HYD: 'Hydrogen',
      PIH: 'Plug-in Hybrid',
    }),
    driveGroup: options({ AWD4WD: '4WD/AWD', FWD: 'Front Wheel Drive' }),
    featureCode: options({ '1306': 'Third Row Seating', '1078': 'Bluetooth', '1327': 'Leather Seats' }),
    listingType: options({ NEW: 'New', USED: 'Used', CERTIFIED: 'Certified', '3P_CERT': 'Third-Party Certified' }),
    sellerType: options({ p: 'Private Seller', d: 'Dealer' }),
    dealType: options({ greatprice: 'Great Price', goodprice: 'Good Price', fairprice: 'Fair Price' }),
    seriesCode: options({ '3SERIES|BMW': '3 Series' }),
    maximumSeating: options({ '5': '5 Seats', '7': '7 Seats' }),
    truckCabSize: options({
      '3': 'Regular cab',
      '4': 'Extended cab, seats 4',
      CREW: 'Crew cab, seats 5',
      EXT: 'Extended cab, seats 6',
    }),
  },
  places: ['chicago-il', 'saint-louis-mo', 'fort-worth-tx', 'mt-pleasant-mi', 'new-york-ny'],
};

export const fixture = createReference(fixtureData);

/** A browser's slice of it: all makes, one make's models and trims, no list of places. */
export const slice = createReference({
  makes: fixtureData.makes,
  models: { TOYOTA: fixtureData.models.TOYOTA ?? [] },
  trims: { 'CAMRY|TOYOTA': fixtureData.trims['CAMRY|TOYOTA'] ?? [] },
  facets: fixtureData.facets,
});

/** Search rules of brands: plain, used by default (R7), one make only. */
export const plainRules: SearchRules = { pageSize: 30 };
export const usedRules: SearchRules = { pageSize: 20, defaultListingType: 'USED', defaultSort: 'relevance' };
export const makerRules: SearchRules = { pageSize: 30, makeCode: 'HYUND' };
export const certifiedRules: SearchRules = { pageSize: 25, homeHref: '/cars-for-sale' };
export const allRules: readonly SearchRules[] = [plainRules, usedRules, makerRules, certifiedRules];
