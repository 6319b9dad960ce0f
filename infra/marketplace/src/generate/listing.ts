import { estimatedPayment } from '@forecourt/listing';
import { displacementCode, maximumSeatingCode, type Transmission, vocabulary } from '../catalogue';
import { priceOf } from '../listing/price';
import type { StoredListing, Tier } from '../listing/record';
import { pickColors } from './colors';
import { listedDays, pickDetails } from './details';
import { pickFeatures, pickPackages } from './equipment';
import type { Vehicle } from './market';
import { askingPrice, marketValue, stickerPrice } from './prices';
import { Random } from './random';
import type { Seller } from './sellers';
import { states } from './states';
import { makeVin } from './vin';

const day = 86_400_000;

/** Generates one listing of a seller. `index`, its number in the inventory, and the seed determine everything in it. */
export function makeListing(
  index: number,
  seller: Seller,
  { seed, now }: { seed: number; now: number },
): StoredListing {
  const random = new Random(seed, listingStream, index);
  const { from, isNew } = seller.stock(random);
  const vehicle = from.pick(random);
  const { make, model, trim, version, year } = vehicle;
  const layout = random.pick(version.layouts);
  const drive = pickDrive(vehicle, states.get(seller.place.state)!.snow, random);
  const packages = pickPackages(vehicle, drive, random);
  const sticker = stickerPrice(vehicle, drive, packages.length);
  const use = pickUse(vehicle, isNew, now, random);
  const listingType = pickListingType(vehicle, seller, { isNew, ...use }, random);
  const prices = pickPrices(vehicle, seller, { listingType, sticker, ...use }, random);
  const colors = pickColors(random);
  const transmission = pickTransmission(vehicle, random);
  // Its value is unused since views are counted. Without this draw the same seed would generate other vehicles.
  random.normal();
  const daysListed = listedDays * random.next() ** 1.4;
  const id = listingId(index, seed);
  const vehicleType = version.vehicleTypes.length > 0 ? random.pick(version.vehicleTypes) : null;
  const extColor = random.chance(0.985) ? colors.exterior : null;
  const intColor = random.chance(0.94) ? colors.interior : null;
  const { owner } = seller;
  const vin = makeVin({
    wmi: make.wmi[(model.label.length + year) % make.wmi.length]!,
    description: `${trim.code}${version.engine?.label ?? version.fuelTypeGroup}${drive}`,
    year,
    number: index,
  });
  return {
    id,
    vin,
    title: titleOf(vehicle, listingType, packages),
    ownerId: owner.id,
    listingType,
    year,
    make: make.label,
    makeCode: make.code,
    model: model.label,
    modelCode: model.code,
    seriesCode: model.series?.code ?? null,
    trim: trim.label,
    trimCode: trim.code,
    packages,
    mileage: random.chance(0.99) ? use.mileage : null,
    ...prices,
    vehicleStyleCodes: [version.vehicleStyleCode],
    style: labels.get(version.vehicleStyleCode)!,
    styleSubtype: labels.get(version.bodyStyleSubtypeCode)!,
    bodyStyleSubtypeCode: version.bodyStyleSubtypeCode,
    suvSubtypeCode: version.vehicleStyleCode === 'SUVCROSS' ? version.bodyStyleSubtypeCode : null,
    vanSubtypeCode: version.vehicleStyleCode === 'VANMV' ? version.bodyStyleSubtypeCode : null,
    sedanSubtypeCode: version.vehicleStyleCode === 'SEDAN' ? version.bodyStyleSubtypeCode : null,
    vehicleType,
    vehicleUseType: vehicleType === null ? 'PERSONAL' : 'COMMERCIAL',
    extColorSimple: extColor?.code ?? null,
    intColorSimple: intColor?.code ?? null,
    color: extColor?.name ?? null,
    interiorColor: intColor?.name ?? null,
    driveGroup: drive,
    driveType:
      drive === 'AWD4WD' ? (version.fourWheelDrive ? 'Four-wheel drive' : 'All-wheel drive') : driveWords[drive]!,
    transmissionCode: transmission.code,
    transmission: transmission.label,
    ...engineOf(vehicle, drive),
    ...economyOf(vehicle, drive),
    doors: layout.doors,
    doorCode: String(layout.doors),
    seats: layout.seats,
    maximumSeating: maximumSeatingCode(layout.seats),
    truckCabSize: layout.cab,
    truckBedLength: layout.bed,
    featureCodes: pickFeatures(vehicle, sticker, layout.seats, random),
    vehicleHistoryTypes: listingType === 'NEW' ? [] : pickHistory(use.age, owner.privateSeller, random),
    sellerType: owner.privateSeller ? 'p' : 'd',
    homeServices: seller.homeServices,
    buyOnline: seller.buyOnline,
    vehicleExchange: seller.vehicleExchange && listingType !== 'NEW',
    marketExtension: seller.marketExtension,
    lat: owner.lat,
    lon: owner.lon,
    zip: owner.zip,
    city: owner.city,
    state: owner.state,
    tier: seller.advertises ? pickTier(random) : 'basic',
    vehicleHighlight: seller.advertises && random.chance(0.04),
    listedAt: Math.round(now - daysListed * day),
    details: pickDetails(
      {
        ...{ id, vin, seller, listingType, make: make.label, model: model.label, daysListed },
        ...{ mileage: use.mileage, price: priceOf(prices), now },
      },
      random,
    ),
  };
}

/** Separates listings' random numbers from those of sellers with the same number. */
const listingStream = 0x11571;

/** Labels of body styles and their subtypes by code. */
const labels = new Map(
  [...vocabulary.vehicleStyleCode!, ...vocabulary.bodyStyleSubtypeCode!].map(({ code, label }) => [code, label]),
);
const packageLabels = new Map(vocabulary.packages!.map(({ code, label }) => [code, label]));
const driveWords: Record<string, string> = { FWD: 'Front-wheel drive', RWD: 'Rear-wheel drive' };

/** A nine-digit number; a prime modulus makes it unique. */
function listingId(index: number, seed: number): string {
  const numbers = 399_999_959;
  return String(600_000_000 + ((index * 48_271 + (seed % numbers)) % numbers));
}

const titleWords = { NEW: 'New', USED: 'Used', CERTIFIED: 'Certified', '3P_CERT': 'Used' } as const;

function titleOf({ make, model, trim, year }: Vehicle, type: StoredListing['listingType'], packages: string[]): string {
  const name = `${titleWords[type]} ${year} ${make.label} ${model.label}`;
  const withTrim = trim.label === 'Base' ? name : `${name} ${trim.label}`;
  return packages.length === 0
    ? withTrim
    : `${withTrim} w/ ${packages.map((code) => packageLabels.get(code)).join(' & ')}`;
}

/** The drive without all-wheel drive is more common, especially where it rarely snows. */
function pickDrive({ version }: Vehicle, snow: number, random: Random): string {
  const [plain, other] = version.drives;
  if (!other) return plain!;
  const takesOther = other === 'AWD4WD' ? 0.25 + 0.6 * snow : 0.3;
  return random.chance(takesOther) ? other : plain!;
}

/** Few buyers choose a manual transmission if an automatic is offered; more do in sports cars, and more did formerly. */
function pickTransmission({ version, year }: Vehicle, random: Random): Transmission {
  const isSporty = ['COUPE_SPORT', 'CONVERT_ROADSTER', 'HATCH_SPORT', 'SUV_OFFROAD'].includes(
    version.bodyStyleSubtypeCode,
  );
  const shifts = random.chance(isSporty ? 0.4 : year < 2008 ? 0.22 : 0.06);
  const offered = version.transmissions.filter(({ code }) => (code === 'MAN') === shifts);
  return random.pick(offered.length > 0 ? offered : version.transmissions);
}

/** Picks the age in years, and the mileage. */
function pickUse(
  { version, model, year }: Vehicle,
  isNew: boolean,
  now: number,
  random: Random,
): { age: number; mileage: number } {
  if (isNew) return { age: 0, mileage: random.whole(2, random.chance(0.06) ? 2_500 : 45) };
  // A model year begins in the previous autumn.
  const age = Math.max(0.1, (now - Date.UTC(year - 1, 9)) / (365.25 * day) - random.between(0, 0.9));
  const yearly =
    version.vehicleTypes.length > 0
      ? 19_000
      : model.sales < 3 || version.vehicleStyleCode === 'CONVERT'
        ? 5_500
        : 12_000;
  return { age, mileage: pickMileage(yearly * slowing * (1 - Math.exp(-age / slowing)), random) };
}

/** Years after which a vehicle drives about a third of its first yearly mileage. */
const slowing = 17;

/** Picks a mileage around the usual one; extreme values are drawn again, so that none pile up at the limit. */
function pickMileage(usual: number, random: Random): number {
  const mileage = usual * Math.exp(random.normal(-0.06, 0.36));
  return mileage > mostMiles ? pickMileage(usual, random) : Math.round(mileage);
}
const mostMiles = 350_000;

interface Use {
  age: number;
  mileage: number;
}

/** Makers certify young vehicles with few miles; third parties certify those of dealers without a franchise. */
function pickListingType(
  { make, year }: Vehicle,
  seller: Seller,
  { isNew, age, mileage }: Use & { isNew: boolean },
  random: Random,
): StoredListing['listingType'] {
  if (isNew) return 'NEW';
  if (seller.franchise.includes(make.code) && year > 1995 && age < 6 && mileage < 80_000 && random.chance(0.75))
    return 'CERTIFIED';
  if (seller.thirdPartyCertified && age < 10 && mileage < 120_000 && random.chance(0.5)) return '3P_CERT';
  return 'USED';
}

function pickPrices(
  vehicle: Vehicle,
  seller: Seller,
  facts: Use & { listingType: StoredListing['listingType']; sticker: number },
  random: Random,
): Pick<StoredListing, 'incentive' | 'salePrice' | 'msrp' | 'sellersRating' | 'payments'> {
  const isNew = facts.listingType === 'NEW';
  // Some sellers ask shoppers to call.
  if (random.chance(0.012))
    return {
      ...{ incentive: null, salePrice: null, msrp: isNew ? facts.sticker : null },
      ...{ sellersRating: null, payments: null },
    };
  const region = states.get(seller.place.state)!.price;
  const condition = seller.owner.privateSeller ? 0.94 : facts.listingType === 'CERTIFIED' ? 1.04 : 1;
  const estimate = isNew
    ? facts.sticker * 0.975 * (1 + (region - 1) / 3)
    : marketValue(vehicle, facts) * region * condition;
  const price = askingPrice(estimate, isNew ? null : facts.sticker, random);
  const hasSale = !isNew || price < facts.sticker;
  const incentive = isNew && hasSale && random.chance(0.3) ? price - random.whole(2, 16) * 250 : null;
  const shown = incentive ?? (hasSale ? price : facts.sticker);
  return {
    incentive,
    salePrice: hasSale ? price : null,
    msrp: isNew ? facts.sticker : null,
    sellersRating: null,
    payments: seller.payments ? estimatedPayment(shown, isNew) : null,
  };
}

function engineOf({ version }: Vehicle, drive: string) {
  const { engine, fuelTypeGroup } = version;
  if (engine === null) {
    const label =
      fuelTypeGroup === 'HYD' ? 'Fuel Cell' : drive === 'AWD4WD' ? 'Dual Electric Motors' : 'Electric Motor';
    return {
      engineCode: null,
      engine: label,
      cylinders: null,
      engineDisplacement: null,
      displacementUOM: null,
      fuelTypeGroup,
    };
  }
  const kind =
    ({ DSL: ' Diesel', HYB: ' Hybrid', PIH: ' Plug-in Hybrid', ALT: ' Flex Fuel' } as Record<string, string>)[
      fuelTypeGroup
    ] ?? '';
  return {
    engineCode: engine.code,
    engine: engine.label + kind,
    cylinders: engine.code === 'ROTARY' ? null : engine.cylinders,
    engineDisplacement: displacementCode(engine.litres),
    displacementUOM: `${engine.litres.toFixed(1)} L`,
    fuelTypeGroup,
  };
}

/** All-wheel drive costs one or two miles a gallon if the rating is for two-wheel drive. */
function economyOf({ version }: Vehicle, drive: string) {
  const { mpg } = version;
  const driven = drive === version.drives[0] || drive !== 'AWD4WD' ? 0 : 1;
  return {
    mpgCity: mpg && mpg.city - driven,
    mpgHwy: mpg && mpg.highway - 2 * driven,
    electricRange: version.electricRange && Math.round(version.electricRange * (1 - 0.06 * driven)),
  };
}

/** Codes of `vehicleHistoryType`: the older the vehicle, the more has happened. */
function pickHistory(age: number, isPrivate: boolean, random: Random): string[] {
  const odds: [code: string, probability: number][] = [
    ['CLEAN_TITLE', 0.97 - 0.004 * age],
    ['NO_ACCIDENTS', 0.93 - 0.025 * age],
    ['ONE_OWNER', 0.95 - 0.07 * age],
    ['SERVICE_RECORDS', 0.5],
    ['FREE_REPORT', isPrivate ? 0.15 : 0.72],
  ];
  return odds.filter(([, probability]) => random.chance(Math.max(0.06, probability))).map(([code]) => code);
}

function pickTier(random: Random): Tier {
  const place = random.next();
  if (place < 0.04) return 'premium';
  if (place < 0.06) return 'fourthTier';
  if (place < 0.15) return 'featured';
  return place < 0.32 ? 'standard' : 'basic';
}
