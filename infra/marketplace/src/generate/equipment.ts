import type { Vehicle } from './market';
import type { Random } from './random';

/**
 * A feature and its spread: `year` is the model year in which half of the cars of its class had it; `class` is that class, as the
 * price of a new car in thousands of today's dollars. More expensive cars had it earlier.
 */
interface Feature {
  code: string;
  year: number;
  class: number;
  /** Vehicles that can have it; by default all. */
  on?: (vehicle: Vehicle, seats: number) => boolean;
  /** Largest share of vehicles that ever have it, if it stayed optional; by default it became standard. */
  most?: number;
}

const style =
  (...codes: string[]) =>
  (vehicle: Vehicle) =>
    codes.includes(vehicle.version.vehicleStyleCode);
const subtype =
  (...codes: string[]) =>
  (vehicle: Vehicle) =>
    codes.includes(vehicle.version.bodyStyleSubtypeCode);
const notOpen = (vehicle: Vehicle) =>
  !['CONVERT', 'TRUCKS'].includes(vehicle.version.vehicleStyleCode) && !isWorkVan(vehicle);
const isWorkVan = subtype('VAN_CARGO', 'VAN_PASSENGER');
const isElectric = (vehicle: Vehicle) => vehicle.version.fuelTypeGroup === 'ELE';

const features: readonly Feature[] = [
  { code: '1062', year: 2012, class: 44, most: 0.8 },
  { code: '1064', year: 2015, class: 36, most: 0.85 },
  { code: '1066', year: 2018, class: 56, most: 0.7 },
  { code: '1068', year: 2012, class: 52, most: 0.75 },
  { code: '1070', year: 2005, class: 34, most: 0.92 },
  { code: '1072', year: 2021, class: 105, most: 0.5 },
  { code: '1074', year: 2010, class: 48, on: (_vehicle, seats) => seats >= 6, most: 0.6 },
  { code: '1080', year: 2008, class: 42, on: notOpen, most: 0.6 },
  { code: '1082', year: 2018, class: 52, on: notOpen, most: 0.45 },
  { code: '1090', year: 2012, class: 46, most: 0.75 },
  { code: '1092', year: 2017.5, class: 26, on: (vehicle) => vehicle.make.code !== 'TESLA' },
  { code: '1094', year: 2017.5, class: 26, on: (vehicle) => vehicle.make.code !== 'TESLA' },
  { code: '1096', year: 2011, class: 24 },
  { code: '1098', year: 2012, class: 54, most: 0.65 },
  { code: '1100', year: 2009, class: 36, most: 0.7 },
  { code: '1102', year: 2020.5, class: 40, most: 0.8 },
  { code: '1104', year: 2010, class: 62, on: (_vehicle, seats) => seats >= 6, most: 0.35 },
  { code: '1106', year: 2017.5, class: 42, most: 0.7 },
  { code: '1108', year: 2013, class: 24 },
  { code: '1120', year: 2014, class: 28 },
  { code: '1122', year: 2020, class: 58, most: 0.75 },
  { code: '1124', year: 2015.5, class: 42, most: 0.85 },
  { code: '1126', year: 2020, class: 80, most: 0.35 },
  { code: '1140', year: 2018.5, class: 34 },
  { code: '1142', year: 2017, class: 34 },
  { code: '1144', year: 2018, class: 31 },
  { code: '1146', year: 2019, class: 31 },
  { code: '1148', year: 2018.5, class: 29 },
  { code: '1150', year: 2018, class: 35, most: 0.95 },
  { code: '1152', year: 2019, class: 68, most: 0.6 },
  { code: '1154', year: 2020, class: 150, most: 0.3 },
  { code: '1160', year: 1999, class: 22 },
  { code: '1162', year: 2014, class: 32 },
  { code: '1164', year: 2016.5, class: 36, most: 0.75 },
  { code: '1166', year: 2018, class: 48, most: 0.8 },
  { code: '1168', year: 2012, class: 34, most: 0.92 },
  { code: '1170', year: 2015.5, class: 42, on: style('SUVCROSS', 'WAGON', 'VANMV'), most: 0.85 },
  { code: '1172', year: 2006, class: 38, on: subtype('VAN_MINI'), most: 0.95 },
  { code: '1180', year: 2017.5, class: 36 },
  { code: '1182', year: 2000, class: 26, most: 0.97 },
  { code: '1184', year: 2005, class: 62, on: style('TRUCKS', 'SUVCROSS'), most: 0.45 },
  { code: '1186', year: 2004, class: 40, on: style('SUVCROSS', 'WAGON'), most: 0.5 },
  { code: '1188', year: 2006, class: 60, on: style('TRUCKS'), most: 0.4 },
  { code: '1190', year: 2016, class: 110, on: style('SUVCROSS', 'SEDAN', 'TRUCKS'), most: 0.4 },
  { code: '1192', year: 2018, class: 30, on: isElectric },
];

/** Picks codes of `featureCode` for one vehicle. Among vehicles of the same age and price, well-equipped ones have many, others few. */
export function pickFeatures(vehicle: Vehicle, sticker: number, seats: number, random: Random): string[] {
  const today = (sticker / 1_000) * 1.025 ** Math.max(0, 2026 - vehicle.year);
  const equipped = random.normal();
  const working = isWorkVan(vehicle) || vehicle.version.vehicleTypes.length > 0;
  const chosen: string[] = [];
  if (hasThirdRow(vehicle, seats)) chosen.push('1306');
  for (const feature of features) {
    if (feature.on && !feature.on(vehicle, seats)) continue;
    const since = (vehicle.year - feature.year) / 1.6;
    const spread =
      Math.min(since, feature.most ? 1.2 : 6) + 5 * Math.log(today / feature.class) + equipped - (working ? 3 : 0);
    if (random.chance((feature.most ?? 1) / (1 + Math.exp(-spread)))) chosen.push(feature.code);
  }
  return chosen;
}

function hasThirdRow({ version }: Vehicle, seats: number): boolean {
  return seats >= 6 && ['SUVCROSS', 'VANMV', 'WAGON', 'HATCH'].includes(version.vehicleStyleCode) && seats <= 9;
}

/** Packages that are offered for a class of vehicle, codes of `packages`. */
const packages = {
  truck: ['APPEARANCE', 'CONVENIENCE', 'OFF_ROAD', 'PREFERRED_EQUIPMENT', 'TECHNOLOGY', 'TOWING'],
  commercial: ['WORK', 'TOWING', 'CONVENIENCE'],
  suv: ['COLD_WEATHER', 'CONVENIENCE', 'DRIVER_ASSISTANCE', 'OFF_ROAD', 'PREMIUM', 'TECHNOLOGY', 'TOWING'],
  car: [
    'APPEARANCE',
    'COLD_WEATHER',
    'CONVENIENCE',
    'DRIVER_ASSISTANCE',
    'LUXURY',
    'NIGHT',
    'PREMIUM',
    'SAFETY',
    'SPORT',
    'TECHNOLOGY',
  ],
};

/** Picks none, one or two codes of `packages`; an off-road package requires all-wheel drive. */
export function pickPackages({ version }: Vehicle, drive: string, random: Random): string[] {
  if (!random.chance(0.24)) return [];
  const kind =
    version.vehicleTypes.length > 0
      ? 'commercial'
      : ({ TRUCKS: 'truck', SUVCROSS: 'suv' } as const)[version.vehicleStyleCode];
  const offered = packages[kind ?? 'car'].filter((code) => code !== 'OFF_ROAD' || drive === 'AWD4WD');
  const first = random.pick(offered);
  const second = random.pick(offered);
  return random.chance(0.25) && second !== first ? [first, second] : [first];
}
