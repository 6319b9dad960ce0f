import type { Place } from '@forecourt/matching';
import { displacementCode, maximumSeatingCode, vocabulary } from '../catalogue';
import type { StoredListing, StoredOwner } from '../listing/record';
import { vehiclePath } from '../listing/vehicle-path';
import { simpleColor } from './colors';
import { readEngine } from './engine';
import { readImages, readSpin } from './images';
import type { FeedField } from './mapping';
import { readModelReviews } from './model-reviews';
import { nameFor } from './name-for';
import type { FeedRow } from './row';
import {
  bodyStyleOf,
  buyOnlineOf,
  driveGroupOf,
  driveTypeOf,
  fuelTypeOf,
  listingTypeOf,
  sellersRatingOf,
  transmissionOf,
} from './synonyms';
import { milesText, vinText, wholeNumber } from './texts';
import { titleOf } from './title';
import { readPlace, toOwner } from './to-owner';
import type { MatchVehicle, VehicleHints, VehicleMatch } from './vehicles';

const firstYear = 1900;
/** Vehicle identification numbers have had one form since this model year; before, each maker had its own. */
const firstVinYear = 1981;
const maxMileage = 999_999;
/** Prices up to this one are placeholders for "ask us". */
const placeholderPrice = 1;
const maxPrice = 9_999_999;

/** A seller and one of their vehicles. */
export interface RowItems {
  owner: StoredOwner;
  listing: StoredListing;
}

/** Creates a listing and its owner from a row, or rejects the row; in both cases the row collects its findings. */
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

/** Returns how a seller sells a vehicle online. A feed states no fees, so that the dealer adds them (R84). */
const onlineDetails = (listingType: StoredListing['listingType'], leaseEnabled: boolean) => ({
  ...(listingType !== 'NEW' && { esntial: true }),
  paymentServices: {
    digitalRetailingType: 'online',
    dealerSettings: { uiEnabled: true, leaseEnabled, priceBreakdownEnabled: false },
  },
});

function readYear(row: FeedRow, now: number): number | null {
  const text = row.text('year');
  const year = text === null ? null : wholeNumber(text);
  if (year === null) row.reject('year', text === null ? 'missing' : 'not-a-year');
  else if (year < firstYear || year > new Date(now).getUTCFullYear() + 1) row.reject('year', 'year-out-of-range');
  else return year;
  return null;
}

/** The fuel, engine, drive and transmission; they distinguish the versions of a model as well. */
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

/** Maximum length of a seller's special offer, characters. */
const longestOffer = 80;

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
  const layouts = version?.layouts ?? [];
  const body = row.read('bodyStyle', bodyStyleOf, 'no-such-value') ?? version?.vehicleStyleCode ?? null;
  const subtype = version !== null && version.vehicleStyleCode === body ? version.bodyStyleSubtypeCode : null;
  const seats = row.read('seats', wholeNumber, 'not-a-number') ?? sole(layouts.map((layout) => layout.seats));
  const doors = row.read('doors', wholeNumber, 'not-a-number') ?? sole(layouts.map((layout) => layout.doors));
  const fuelTypeGroup = row.found('fuel', technology.fuelTypeGroup, 'no-such-value') ?? version?.fuelTypeGroup ?? null;
  const drive = row.found('drive', technology.driveGroup, 'no-such-value') ?? sole(version?.drives ?? []);
  const transmission = row.found('transmission', technology.transmissionCode, 'no-such-value');
  const usual = sole(version?.transmissions ?? []);
  const { engine, engineCode, cylinders, litres } = readEngineOf(row, version, technology, fuelTypeGroup);
  const { mpgCity, mpgHwy, mpge, electricRange } = readEconomy(row, version, fuelTypeGroup);
  const stockNumber = row.text('stockNumber');
  const modelReviews = readModelReviews(row);
  const specialOffer = row.text('specialOffer')?.slice(0, longestOffer);
  const spin = row.read('spin', readSpin, 'no-such-value');
  const online = row.read('buyOnline', buyOnlineOf, 'no-such-value') ?? 'no';
  const certifiedProduct = listingType === 'CERTIFIED' ? programmeOf(row) : null;
  const isCommercial = (version?.vehicleTypes.length ?? 0) > 0;
  return {
    id,
    vin,
    title: titleOf(listingType, year, vehicle, [row.text('model'), row.text('trim')].join(' ')),
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
    sellersRating: sellersRatingOf(row.text('dealRating') ?? ''),
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
    driveGroup: drive,
    driveType: driveTypeOf(row.text('drive') ?? '') ?? driveWords(drive, version),
    transmissionCode: transmission ?? usual?.code ?? null,
    transmission: transmission === null ? (usual?.label ?? null) : row.text('transmission'),
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
    truckCabSize: sole(layouts.map(({ cab }) => cab)),
    truckBedLength: sole(layouts.map(({ bed }) => bed)),
    featureCodes: seats !== null && seats >= 6 ? ['1306'] : [],
    vehicleHistoryTypes: [],
    sellerType: owner.privateSeller ? 'p' : 'd',
    homeServices: owner.details.homeServices ?? [],
    buyOnline: online !== 'no',
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
    details: {
      images: { primary: 0, sources: readPictures(row, `${year} ${make.label} ${model.label}`) },
      vdpBaseUrl: vehiclePath(id, make.label, model.listed ? model.label : null),
      ...(stockNumber !== null && { stockNumber }),
      ...(certifiedProduct !== null && { certifiedProduct }),
      ...(specialOffer !== undefined && { hasSpecialOffer: true, specialOffer }),
      ...(modelReviews !== null && { modelReviews }),
      ...(spin !== null && { spin }),
      ...(online !== 'no' && onlineDetails(listingType, online === 'lease')),
      ...(mpge !== null && { mpge }),
    },
  };
}

/** Returns the seller's photographs, each with a distinct alternative text. */
function readPictures(row: FeedRow, name: string): StoredListing['details']['images']['sources'] {
  const addresses = row.read('images', (text) => listOr(readImages([text, row.text('moreImages')])), 'no-such-value');
  return (addresses ?? []).map((src, at) => ({ src, alt: `${name}, picture ${at + 1}` }));
}

/** Returns the only value; null if there are several, because it is unknown which one this vehicle has. */
function sole<T>(values: readonly T[]): T | null {
  return new Set(values).size === 1 ? (values[0] ?? null) : null;
}

const listOr = <T>(list: T[]): T[] | null => (list.length === 0 ? null : list);

/** Describes a drive in words, if the feed does not. */
function driveWords(group: string | null, version: VehicleMatch['version']): string | null {
  if (group === 'AWD4WD') return version?.fourWheelDrive ? 'Four-wheel drive' : 'All-wheel drive';
  return group === null ? null : driveTypeOf(group);
}

/** A tag that names a colour is the maker's own simple name of it. */
function simpleColorOf(row: FeedRow, field: FeedField): string | null {
  const tagged = row
    .tagsOf(field)
    .map(simpleColor)
    .find((code) => code !== null);
  return tagged ?? simpleColor(row.text(field) ?? '');
}

/** Distinguishes vehicles of a seller that have neither a VIN nor a stock number, by facts that rarely change. */
function nameless(row: FeedRow, year: number, { model, trim }: VehicleMatch): string {
  return [year, model.code, trim?.code, row.text('exteriorColor'), row.text('mileage')].join(' ');
}

/** Used by default; some feeds state in a separate column that the maker has certified it. */
function readListingType(row: FeedRow): StoredListing['listingType'] {
  const condition = row.read('condition', listingTypeOf, 'no-such-value') ?? 'USED';
  const isCertified = /^(true|yes|y|1|cpo|certified)$/i.test(row.text('certified') ?? '');
  return condition === 'USED' && isCertified ? 'CERTIFIED' : condition;
}

/** Returns the name of the maker's programme, `Honda Certified`, if the feed says more than "certified". */
function programmeOf(row: FeedRow): string | null {
  const condition = row.text('condition') ?? '';
  const isNamed = condition.replace(/certified|cpo|pre-?owned|used|manufacturer|maker/gi, '').trim() !== '';
  return isNamed && /certified/i.test(condition) ? condition : null;
}

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
  // A bare number has no meaning as an engine.
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

/** Electric cars have a range and no miles a gallon: a feed's figures for them are MPGe, the equivalent of a gallon. */
function readEconomy(row: FeedRow, version: VehicleMatch['version'], fuel: string | null) {
  const isElectric = fuel === 'ELE';
  const read = (field: 'mpgCity' | 'mpgHighway') => row.read(field, wholeNumber, 'not-a-number') || null;
  const city = read('mpgCity');
  const highway = read('mpgHighway');
  return {
    mpgCity: isElectric ? null : (city ?? version?.mpg?.city ?? null),
    mpgHwy: isElectric ? null : (highway ?? version?.mpg?.highway ?? null),
    mpge: isElectric && city !== null && highway !== null ? { city, highway } : null,
    electricRange: isElectric || fuel === 'PIH' ? (version?.electricRange ?? null) : null,
  };
}

/** Returns the code if the vocabulary has it; otherwise null. */
function among(name: string, code: string | null): string | null {
  return labelOf(name, code) === null ? null : code;
}

function labelOf(name: string, code: string | null): string | null {
  return code === null ? null : (labels.get(name)?.get(code) ?? null);
}

const labels = new Map(
  Object.entries(vocabulary).map(([name, options]) => [name, new Map(options.map(({ code, label }) => [code, label]))]),
);
