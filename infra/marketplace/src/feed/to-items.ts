import { hash } from 'node:crypto';
import { type Place, placeOfZip } from '@forecourt/matching';
import { slugify } from '@forecourt/search-state';
import { displacementCode, maximumSeatingCode, vocabulary } from '../catalogue';
import type { StoredListing, StoredOwner } from '../listing/record';
import { vehiclePath } from '../listing/vehicle-path';
import { simpleColor } from './colors';
import { readEngine } from './engine';
import { readImages } from './images';
import type { FeedField } from './mapping';
import { remember } from './remember';
import type { FeedRow } from './row';
import { codeOfState, stateOf } from './states';
import {
  bodyStyleOf,
  dealTypeOf,
  driveGroupOf,
  driveTypeOf,
  fuelTypeOf,
  listingTypeOf,
  sellerTypeOf,
  transmissionOf,
} from './synonyms';
import { milesText, vinText, wholeNumber, zipText } from './texts';
import type { MatchVehicle, VehicleHints, VehicleMatch } from './vehicles';

const firstYear = 1900;
/** Vehicle identification numbers have had one form since this model year; before it, each maker had its own. */
const firstVinYear = 1981;
const maxMileage = 999_999;
/** Prices up to this one stand for "ask us". */
const placeholderPrice = 1;
const maxPrice = 9_999_999;

/** A seller and one of their vehicles. */
export interface RowItems {
  owner: StoredOwner;
  listing: StoredListing;
}

/** Makes a listing and its owner of a row, or rejects the row; either way the row notes what was wrong with it. */
export function toItems(row: FeedRow, match: MatchVehicle, now: number): RowItems | null {
  const year = readYear(row, now);
  const technology = readTechnology(row);
  const vehicle = year === null ? null : readVehicle(row, year, technology, match);
  const sellerName = row.text('sellerName');
  if (sellerName === null) row.reject('sellerName', 'missing');
  if (year === null || vehicle === null || sellerName === null) return null;

  const place = readPlace(row);
  const owner = toOwner(row, sellerName, place);
  return { owner, listing: toListing(row, { year, vehicle, technology, place, owner, now }) };
}

function readYear(row: FeedRow, now: number): number | null {
  const text = row.text('year');
  const year = text === null ? null : wholeNumber(text);
  if (year === null) row.reject('year', text === null ? 'missing' : 'not-a-year');
  else if (year < firstYear || year > new Date(now).getUTCFullYear() + 1) row.reject('year', 'year-out-of-range');
  else return year;
  return null;
}

/** What a vehicle runs on and how it is driven; it tells the versions of a model apart as well. */
interface Technology extends VehicleHints {
  engineCode: string | null;
}

function readTechnology(row: FeedRow): Technology {
  const { code, cylinders, litres } = readEngine(row.text('engine') ?? '');
  return {
    engineCode: code,
    cylinders,
    litres,
    fuelTypeGroup: fuelTypeOf(row.text('fuel') ?? ''),
    driveGroup: driveGroupOf(row.text('drive') ?? ''),
    transmissionCode: transmissionOf(row.text('transmission') ?? ''),
  };
}

function readVehicle(row: FeedRow, year: number, hints: VehicleHints, match: MatchVehicle): VehicleMatch | null {
  const make = row.text('make');
  const model = row.text('model');
  if (make === null) row.reject('make', 'missing');
  if (model === null) row.reject('model', 'missing');
  if (make === null || model === null) return null;
  const found = match({ make, model, trim: row.text('trim'), year }, hints);
  if (!('unknown' in found)) return found;
  row.reject(found.unknown, found.unknown === 'make' ? 'unknown-make' : 'unknown-model');
  return null;
}

/** The ZIP's place; where there is none, what the feed says of city and state, without coordinates. */
function readPlace(row: FeedRow): Partial<Place> | null {
  const zip = row.read('zip', zipText, 'not-a-zip');
  const place = zip === null ? null : placeOf(zip);
  if (place !== null) return place;
  if (zip !== null) row.blank('zip', 'unknown-zip');
  // Beside a ZIP code that is none, words are rarely a state's: both columns hold the rest of a street.
  const isShifted = row.text('zip') !== null;
  const state = row.read('state', isShifted ? codeOfState : stateOf, 'not-a-state');
  return state === null ? null : { city: row.text('city') ?? undefined, state };
}

const placeOf = remember(placeOfZip);

function toOwner(row: FeedRow, name: string, place: Partial<Place> | null): StoredOwner {
  const value = row.decimal('sellerRating');
  const count = row.read('sellerReviews', wholeNumber, 'not-a-number');
  const type = row.read('sellerType', sellerTypeOf, 'no-such-value') ?? 'd';
  return {
    id: sellerId(`${name}|${place?.zip ?? row.text('street') ?? ''}`),
    name,
    privateSeller: type === 'p',
    address: streetOf(row, place),
    city: place?.city ?? null,
    state: place?.state ?? null,
    zip: place?.zip ?? null,
    lat: place?.lat ?? null,
    lon: place?.lon ?? null,
    phone: row.text('sellerPhone'),
    website: row.read('sellerWebsite', webAddress, 'no-such-value'),
    rating: value === null || value > 5 ? null : { value, count: count ?? 0 },
    showcase: false,
    details: {},
  };
}

/** From a seller's name, a bar, and their ZIP or street. */
const sellerId = remember((text) => {
  const name = text.slice(0, text.lastIndexOf('|'));
  return `${slugify(name).slice(0, 40) || 'seller'}-${nameFor(text)}`;
});

/** The street without the town that some exports put at its end. */
function streetOf(row: FeedRow, place: Partial<Place> | null): string | null {
  const street = row.text('street');
  if (street === null || place?.city === undefined) return street;
  const isAtEnd = street.toLowerCase().endsWith(` ${place.city.toLowerCase()}`);
  return isAtEnd ? street.slice(0, -place.city.length - 1).trimEnd() : street;
}

const webAddress = remember((text) => {
  const url = /^https?:\/\//i.test(text) ? text : `https://${text}`;
  return URL.canParse(url) && new URL(url).hostname.includes('.') ? new URL(url).href : null;
});

interface Facts {
  year: number;
  vehicle: VehicleMatch;
  technology: Technology;
  place: Partial<Place> | null;
  owner: StoredOwner;
  now: number;
}

function toListing(row: FeedRow, { year, vehicle, technology, place, owner, now }: Facts): StoredListing {
  const { make, model, trim, version } = vehicle;
  const isClassic = year < firstVinYear;
  const vin = isClassic ? vinText(row.text('vin') ?? '') : row.read('vin', vinText, 'not-a-vin');
  const chassis = isClassic ? row.text('vin') : null;
  const id = nameFor(vin ?? `${owner.id}|${row.text('stockNumber') ?? chassis ?? nameless(row, year, vehicle)}`);
  const listingType = readListingType(row);
  const layout = version?.layouts[0];
  const body = row.read('bodyStyle', bodyStyleOf, 'no-such-value') ?? version?.vehicleStyleCode ?? null;
  const subtype = version !== null && version.vehicleStyleCode === body ? version.bodyStyleSubtypeCode : null;
  const seats = row.read('seats', wholeNumber, 'not-a-number') ?? layout?.seats ?? null;
  const doors = row.read('doors', wholeNumber, 'not-a-number') ?? layout?.doors ?? null;
  const fuelTypeGroup = row.found('fuel', technology.fuelTypeGroup, 'no-such-value') ?? version?.fuelTypeGroup ?? null;
  const drive = row.found('drive', technology.driveGroup, 'no-such-value');
  const transmission = row.found('transmission', technology.transmissionCode, 'no-such-value');
  const { engine, engineCode, cylinders, litres } = readEngineOf(row, version, technology, fuelTypeGroup);
  const { mpgCity, mpgHwy, electricRange } = readEconomy(row, version, fuelTypeGroup);
  const isCommercial = (version?.vehicleTypes.length ?? 0) > 0;
  return {
    id,
    vin,
    title: [titleWords[listingType], year, make.label, model.label, trim?.label].filter(Boolean).join(' '),
    ownerId: owner.id,
    listingType,
    year,
    make: make.label,
    makeCode: make.code,
    model: model.label,
    modelCode: model.code,
    seriesCode: model.seriesCode,
    trim: trim?.label ?? null,
    trimCode: trim?.code ?? null,
    packages: [],
    mileage: readMileage(row),
    incentive: null,
    salePrice: readPrice(row, 'price'),
    msrp: readPrice(row, 'msrp') ?? (listingType === 'NEW' ? (version?.msrp ?? null) : null),
    dealType: dealTypeOf(row.text('dealRating') ?? ''),
    payments: null,
    vehicleStyleCodes: body === null ? [] : [body],
    style: labelOf('vehicleStyleCode', body),
    styleSubtype: labelOf('bodyStyleSubtypeCode', subtype),
    bodyStyleSubtypeCode: subtype,
    suvSubtypeCode: among('suvSubtypeCode', subtype),
    vanSubtypeCode: among('vanSubtypeCode', subtype),
    sedanSubtypeCode: among('sedanSubtypeCode', subtype),
    vehicleType: version?.vehicleTypes[0] ?? null,
    vehicleUseType: isCommercial ? 'COMMERCIAL' : 'PERSONAL',
    extColorSimple: simpleColorOf(row, 'exteriorColor'),
    intColorSimple: simpleColorOf(row, 'interiorColor'),
    color: row.text('exteriorColor'),
    interiorColor: row.text('interiorColor'),
    driveGroup: drive ?? version?.drives[0] ?? null,
    driveType: driveTypeOf(row.text('drive') ?? '') ?? driveWords(drive ?? version?.drives[0] ?? null, version),
    transmissionCode: transmission ?? version?.transmissions[0]?.code ?? null,
    transmission: transmission === null ? (version?.transmissions[0]?.label ?? null) : row.text('transmission'),
    engine,
    engineCode,
    cylinders,
    engineDisplacement: displacementCode(litres),
    displacementUOM: litres === null ? null : `${litres.toFixed(1)} L`,
    fuelTypeGroup,
    mpgCity,
    mpgHwy,
    electricRange,
    doors,
    doorCode: among('doorCode', doors === null ? null : String(doors)),
    seats,
    maximumSeating: maximumSeatingCode(seats),
    truckCabSize: layout?.cab ?? null,
    truckBedLength: layout?.bed ?? null,
    featureCodes: seats !== null && seats >= 6 ? ['1306'] : [],
    vehicleHistoryTypes: [],
    sellerType: owner.privateSeller ? 'p' : 'd',
    homeServices: [],
    buyOnline: false,
    vehicleExchange: false,
    marketExtension: false,
    lat: owner.lat,
    lon: owner.lon,
    zip: owner.zip,
    city: place?.city ?? null,
    state: place?.state ?? null,
    tier: 'basic',
    vehicleHighlight: false,
    listedAt: now,
    viewCount: 0,
    details: {
      images: { primary: 0, sources: readPictures(row, `${year} ${make.label} ${model.label}`) },
      vdpBaseUrl: vehiclePath(id, make.label, model.listed ? model.label : null),
    },
  };
}

/** The seller's photographs, each told apart for those who do not see them. */
function readPictures(row: FeedRow, name: string): StoredListing['details']['images']['sources'] {
  const addresses = row.read('images', (text) => listOr(readImages([text, row.text('moreImages')])), 'no-such-value');
  return (addresses ?? []).map((src, at) => ({ src, alt: `${name}, picture ${at + 1}` }));
}

const listOr = <T>(list: T[]): T[] | null => (list.length === 0 ? null : list);

/** A drive in words where the feed has none. */
function driveWords(group: string | null, version: VehicleMatch['version']): string | null {
  if (group === 'AWD4WD') return version?.fourWheelDrive ? 'Four-wheel drive' : 'All-wheel drive';
  return group === null ? null : driveTypeOf(group);
}

/** A tag that names a colour is the maker's own word for it. */
function simpleColorOf(row: FeedRow, field: FeedField): string | null {
  const tagged = row
    .tagsOf(field)
    .map(simpleColor)
    .find((code) => code !== null);
  return tagged ?? simpleColor(row.text(field) ?? '');
}

/** What tells vehicles of a seller apart that have neither a VIN nor a stock number, as far as it stays the same. */
function nameless(row: FeedRow, year: number, { model, trim }: VehicleMatch): string {
  return [year, model.code, trim?.code, row.text('exteriorColor'), row.text('mileage')].join(' ');
}

/** Used unless it says otherwise; some feeds say in a column of its own that the maker has certified it. */
function readListingType(row: FeedRow): StoredListing['listingType'] {
  const condition = row.read('condition', listingTypeOf, 'no-such-value') ?? 'USED';
  const isCertified = /^(true|yes|y|1|cpo|certified)$/i.test(row.text('certified') ?? '');
  return condition === 'USED' && isCertified ? 'CERTIFIED' : condition;
}

const titleWords = { NEW: 'New', USED: 'Used', CERTIFIED: 'Certified', '3P_CERT': 'Used' } as const;

function readPrice(row: FeedRow, field: 'price' | 'msrp'): number | null {
  const price = row.read(field, wholeNumber, 'not-a-number');
  if (price === null || (price > placeholderPrice && price <= maxPrice)) return price;
  row.blank(field, price > maxPrice ? 'price-too-high' : 'no-price');
  return null;
}

function readMileage(row: FeedRow): number | null {
  const isMetric = /^k/i.test(row.text('mileageUnit') ?? '');
  const mileage = row.read('mileage', (text) => milesText(text, isMetric), 'not-a-number');
  if (mileage === null || mileage <= maxMileage) return mileage;
  row.blank('mileage', 'mileage-too-high');
  return null;
}

function readEngineOf(
  row: FeedRow,
  version: VehicleMatch['version'],
  said: Technology,
  fuel: string | null,
): { engine: string | null; engineCode: string | null; cylinders: number | null; litres: number | null } {
  const text = row.text('engine');
  // A bare number says nothing.
  const engine = text !== null && /[a-z]/i.test(text) ? text : null;
  if (text !== null && engine === null) row.blank('engine', 'no-such-value');
  if (fuel === 'ELE') return { engine, engineCode: null, cylinders: null, litres: null };
  const known = version?.engine ?? null;
  return {
    engine: engine ?? known?.label ?? null,
    engineCode: said.engineCode ?? known?.code ?? null,
    cylinders: said.cylinders ?? known?.cylinders ?? null,
    litres: said.litres ?? known?.litres ?? null,
  };
}

/** Electric cars have a range and no miles a gallon. */
function readEconomy(row: FeedRow, version: VehicleMatch['version'], fuel: string | null) {
  const isElectric = fuel === 'ELE';
  const read = (field: 'mpgCity' | 'mpgHighway') => row.read(field, wholeNumber, 'not-a-number') || null;
  const city = read('mpgCity');
  const highway = read('mpgHighway');
  return {
    mpgCity: isElectric ? null : (city ?? version?.mpg?.city ?? null),
    mpgHwy: isElectric ? null : (highway ?? version?.mpg?.highway ?? null),
    electricRange: isElectric || fuel === 'PIH' ? (version?.electricRange ?? null) : null,
  };
}

/** The code if the vocabulary has it. */
function among(name: string, code: string | null): string | null {
  return labelOf(name, code) === null ? null : code;
}

function labelOf(name: string, code: string | null): string | null {
  return code === null ? null : (labels.get(name)?.get(code) ?? null);
}

const labels = new Map(
  Object.entries(vocabulary).map(([name, options]) => [name, new Map(options.map(({ code, label }) => [code, label]))]),
);

/** Thirteen letters and digits from a text, the same in every import. */
function nameFor(text: string): string {
  return BigInt(`0x${hash('sha256', text, 'hex').slice(0, 16)}`)
    .toString(36)
    .padStart(13, '0');
}
