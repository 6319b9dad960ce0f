import {
  cabCode,
  campaignId,
  cityName,
  conditionCode,
  defaultRadius,
  hyundai,
  isSet,
  maxFirstRecord,
  samePath,
  sortOptions,
  stateCode,
  zipCode,
} from './codes';
import { box, campaign, legacy, list, number, range, text } from './param-row';

/** Look of a section of the filter panel: one for any section with a single facet, or one of the section's own. */
export type Look =
  /** Of any section: boxes for a facet's codes (`checks`), with colours (`swatches`) or drawings (`tiles`); a menu of steps (`bounds`). */
  'checks' | 'swatches' | 'tiles' | 'bounds' | 'vehicle' | 'price' | 'years' | 'location' | 'purchase' | 'guarantee';

/**
 * Sections of the filter panel, title and look, in the specification's order (section 2, "Filter panel");
 * without a look it is `checks`. Each brand has its own order. The facets name their section.
 */
export const sectionTable = {
  'make-model-trim': ['Make, Model & Trim', 'vehicle'],
  'price-payments': ['Price & Payments', 'price'],
  year: ['Year', 'years'],
  mileage: ['Mileage', 'bounds'],
  condition: ['Condition'],
  'body-style': ['Body Style', 'tiles'],
  'vehicle-style': ['Vehicle Style'],
  'vehicle-type': ['Vehicle Type'],
  'exterior-color': ['Exterior Color', 'swatches'],
  'interior-color': ['Interior Color', 'swatches'],
  'drive-type': ['Drive Type'],
  transmission: ['Transmission'],
  cylinders: ['Cylinders'],
  'engine-displacement': ['Engine Displacement'],
  'fuel-type': ['Fuel Type'],
  'fuel-economy': ['Fuel Economy', 'bounds'],
  'electric-mile-range': ['Electric Mile Range', 'bounds'],
  features: ['Features'],
  'seller-type': ['Seller Type'],
  'vehicle-history': ['Vehicle History'],
  'vehicle-use-type': ['Vehicle Use Type'],
  'number-of-doors': ['Number of Doors'],
  'number-of-seats': ['Number of Seats'],
  'truck-cab-size': ['Truck Cab Size'],
  'truck-bed-length': ['Truck Bed Length'],
  'sedan-type': ['Sedan Type'],
  'suv-type': ['SUV Type'],
  'van-type': ['Van Type'],
  'best-deals': ['Best Deals'],
  'money-back-guarantee': ['Money Back Guarantee', 'guarantee'],
  'ways-to-purchase': ['Ways to Purchase', 'purchase'],
  location: ['Location', 'location'],
} as const satisfies Readonly<Record<string, readonly [title: string, look?: Look]>>;

const cookie = {
  clean: campaignId,
  expects: 'at most 64 letters, digits, hyphens and underscores',
} as const;
const years = { section: 'year', unit: 'year', rule: 'R10' } as const;
const prices = { section: 'price-payments', unit: 'USD', rule: 'R10' } as const;

/**
 * Every query parameter of the search, one row each, in canonical order: the list of specification section 2, then those
 * that only its section 3 names, then ours (R3). A row with a section is a facet of the panel.
 *
 * Codec, reducer, chips, panel, the search engines' facets and the documentation derive from this one table.
 * To add a facet: its row here, its words in the vocabulary, its column in a migration.
 */
export const paramTable = [
  list('makeCode', {
    aliases: ['makeCodeList', 'makeCode1', 'makeCode2', 'makeCode3'],
    ...{ section: 'make-model-trim', level: 0 },
    expects: 'one of at most five makes of this brand',
    rule: 'R5, R6',
  }),
  list('modelCode', {
    aliases: ['modelCodeList', 'modelCode1', 'modelCode2', 'modelCode3'],
    ...{ section: 'make-model-trim', level: 2 },
    expects: 'one of at most five models of a chosen make: `CAMRY|TOYOTA`',
    rule: 'R5, R6',
  }),
  list('trimCode', {
    ...{ section: 'make-model-trim', level: 3 },
    ...{ expects: 'a trim of a chosen model: `CAMRY|LE`', rule: 'R5' },
  }),
  list('vehicleStyleCode', { section: 'body-style', fact: 'vehicleStyleCodes', many: true, path: 3 }),
  list('listingType', {
    ...{ section: 'condition', clean: conditionCode, rule: 'R7' },
    expects: 'codes, or `off` for all conditions where the brand has a default',
  }),
  list('sellerType', { section: 'seller-type', path: 4, slugs: { p: 'by-owner', d: 'by-dealer' }, rule: 'R4' }),
  number('startYear', 1900, 2099, years),
  number('endYear', 1900, 2099, years),
  number('minPrice', 0, 99_999_999, { ...prices, default: 0, path: 5 }),
  number('maxPrice', 1, 99_999_999, { ...prices, path: 5 }),
  range('priceRange', 'minPrice', 'maxPrice'),
  number('mileage', 1, 9_999_999, {
    ...{ section: 'mileage', unit: 'miles at most', phrase: 'Under {} Miles', bound: 'most' },
    steps: [10_000, 15_000, 30_000, 45_000, 60_000, 75_000, 100_000, 150_000, 200_000],
  }),
  list('fuelTypeGroup', { section: 'fuel-type', path: 6, rule: 'R27' }),
  number('mpgRange', 1, 999, {
    ...{ section: 'fuel-economy', unit: 'miles a gallon at least', phrase: '{}+ MPG', rule: 'R26' },
    ...{ bound: 'least', steps: [20, 25, 30, 35, 40, 50] },
  }),
  number('electricMileRange', 1, 9999, {
    ...{ section: 'electric-mile-range', unit: 'miles at least', phrase: '{}+ Mile Range', rule: 'R26' },
    ...{ bound: 'least', steps: [100, 150, 200, 250, 300, 400] },
  }),
  list('driveGroup', { section: 'drive-type', path: 7 }),
  list('engineCode', { section: 'cylinders' }),
  box('homeServices', { section: 'ways-to-purchase', fact: 'homeServices', many: true, rule: 'R22' }),
  text('zip', { section: 'location', clean: zipCode, expects: 'five digits, or a city with its state', rule: 'R8' }),
  text('city', { clean: cityName, expects: 'a city of a state, without a ZIP', path: 1, rule: 'R4' }),
  text('state', { clean: stateCode, expects: 'a state of the USA, without a ZIP', path: 1, rule: 'R4' }),
  number('searchRadius', 0, defaultRadius, {
    ...{ section: 'location', default: defaultRadius, unit: 'miles, 0 is any distance', rule: 'R9' },
  }),
  box('marketExtension', { section: 'location', options: { include: 'Shipped to Me' }, rule: 'R22' }),
  text('sortBy', { oneOf: sortOptions, rule: 'R30' }),
  number('firstRecord', 0, maxFirstRecord, { clamp: true, default: 0, rule: 'R11' }),
  number('numRecords', 1, 100, { clamp: true, rule: 'R11' }),
  box('experience', {
    ...{ section: 'ways-to-purchase', fact: 'experiences', many: true, closed: true, rule: 'R29' },
    options: {
      commercial: 'Commercial Vehicles',
      'best-deals': 'Best Deals',
      'buy-online': 'Buy Online',
      'hyundai-buy-online': 'Hyundai Buy Online',
    },
  }),
  text('isSponsorship'),
  text('bookmarkId'),
  text('searchBookmarkId'),
  campaign('psid', { ...cookie, cookieSeconds: 1800, rule: 'R12' }),
  campaign('siomid', { ...cookie, cookieSeconds: 1800, rule: 'R12' }),
  legacy('LNX', { makeCode: hyundai, experience: 'hyundai-buy-online' }, 'R12'),
  box('vehicleExchange', {
    ...{ section: 'money-back-guarantee', fact: 'vehicleExchange', rule: 'R22' },
    options: { on: 'Money Back Guarantee' },
  }),
  list('vehicleUseType', { section: 'vehicle-use-type' }),
  list('dealType', { section: 'best-deals', rule: 'R29' }),
  text('showcaseOwnerId', { phrase: 'One Dealer’s Cars' }),
  text('lastExec'),
  text('mmt'),

  range('yearRange', 'startYear', 'endYear'),
  list('vehicleType', { section: 'vehicle-type' }),
  list('seriesCode', {
    ...{ section: 'make-model-trim', level: 1 },
    ...{ expects: 'a series of a chosen make: `3SERIES|BMW`', rule: 'R6' },
  }),
  list('packages', { section: 'make-model-trim', level: 4, many: true, expects: 'of a chosen make', rule: 'R6' }),
  list('extColorSimple', { section: 'exterior-color', path: 2, phrase: '{} Exterior' }),
  list('intColorSimple', { section: 'interior-color', phrase: '{} Interior' }),
  list('transmissionCode', { section: 'transmission' }),
  list('engineDisplacement', { section: 'engine-displacement' }),
  list('vehicleHistoryType', { section: 'vehicle-history', fact: 'vehicleHistoryTypes', many: true }),
  list('featureCode', { section: 'features', fact: 'featureCodes', many: true, path: 8, rule: 'R23, R25' }),
  list('maximumSeating', { section: 'number-of-seats', rule: 'R25' }),
  list('doorCode', { section: 'number-of-doors' }),
  list('truckBedLength', { section: 'truck-bed-length', phrase: 'Bed: {}' }),
  list('bodyStyleSubtypeCode', { section: 'vehicle-style' }),
  list('suvSubtypeCode', { section: 'suv-type' }),
  list('vanSubtypeCode', { section: 'van-type' }),
  list('sedanSubtypeCode', { section: 'sedan-type' }),

  list('truckCabSize', { section: 'truck-cab-size', clean: cabCode, rule: 'R25' }),
  number('monthlyBudget', 1, 99_999, {
    // biome-ignore lint/suspicious/noTemplateCurlyInString: dollars, then the value
    ...{ section: 'price-payments', unit: 'USD a month at most', phrase: 'Under ${} a Month', bound: 'most' },
    steps: [200, 300, 400, 500, 600, 800, 1000, 1500],
  }),
  text('keyword', { phrase: '“{}”' }),
  text('hideAlpha', { clean: isSet, expects: '`true`, for a page without a dealer’s showcase' }),
  campaign('refUrl', { clean: samePath, expects: 'a path of this site', rule: 'R13' }),
  campaign('paymentCard', { ...cookie, cookieSeconds: 604_800_000 / 1000, rule: 'R12' }),
  campaign('expired', { ...cookie, cookieSeconds: 60, once: true, rule: 'R14, R71' }),
] as const;
