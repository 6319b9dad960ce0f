import type { Vehicle } from './market';
import type { Random } from './random';

/** Factor by which prices rise from one model year to the next. */
const yearlyRise = 1.025;
/** US dollars. */
const destination = 1_195;
const allWheelDrive = { car: 2_000, truck: 3_800 };
const lowestPrice = 1_500;

/** Returns the share of the new price that is left at an age in years, for an average car with average mileage. */
const retention: readonly (readonly [age: number, left: number])[] = [
  [0, 0.95],
  [1, 0.86],
  [2, 0.79],
  [3, 0.72],
  [4, 0.66],
  [5, 0.6],
  [6, 0.55],
  [8, 0.46],
  [10, 0.385],
  [12, 0.32],
  [15, 0.25],
  [20, 0.18],
  [40, 0.17],
];

/** How well makes hold their value, by make code; others are average. */
const holding: Record<string, number> = {
  ...{ TOYOTA: 1.16, LEXUS: 1.13, HONDA: 1.12, POR: 1.25, SUB: 1.08, ACURA: 1.03, MAZDA: 1.03, RIVIAN: 0.95 },
  ...{
    FER: 1.6,
    LAM: 1.45,
    MCLAREN: 1.1,
    BUGATTI: 1.5,
    RR: 1.1,
    ASTON: 0.95,
    BENTL: 0.9,
    MAS: 0.72,
    JAG: 0.76,
    ROV: 0.88,
  },
  ...{
    BMW: 0.9,
    MB: 0.9,
    AUDI: 0.89,
    VOLVO: 0.88,
    INFIN: 0.85,
    CAD: 0.86,
    LINC: 0.85,
    ALFA: 0.78,
    FIAT: 0.8,
    MINI: 0.92,
  },
  ...{
    CHRY: 0.86,
    BUICK: 0.9,
    NISSAN: 0.93,
    MIT: 0.9,
    VOLKS: 0.93,
    KIA: 0.98,
    HYUND: 0.97,
    FISKER: 0.5,
    VINFAST: 0.65,
  },
};

/** Models that keep their value especially well. */
const sought =
  /^(4RUNNER|TACOMA|TUNDRA|LANDCRUISER|WRANGLER|WRANGLERUNLIMITED|CORVETTE|GTR|S2000|SUPRA|911|FJCRUISER)\|/;

/** Returns the manufacturer's price of this vehicle when new, with its drive and packages, in whole US dollars. */
export function stickerPrice({ version, year }: Vehicle, drive: string, packages: number): number {
  const base = version.msrp / yearlyRise ** (version.lastYear - year);
  const isTruck = version.vehicleStyleCode === 'TRUCKS';
  const withDrive = drive === 'AWD4WD' && version.drives[0] !== 'AWD4WD' ? allWheelDrive[isTruck ? 'truck' : 'car'] : 0;
  return Math.round((base * (1 + 0.03 * packages) + withDrive + destination) / 5) * 5;
}

/** Estimates the value of a used vehicle in an average state, in US dollars. */
export function marketValue(vehicle: Vehicle, use: { sticker: number; age: number; mileage: number }): number {
  const { make, model, version } = vehicle;
  let left = interpolate(use.age) * (holding[make.code] ?? 1);
  if (sought.test(model.code)) left *= 1.15;
  else if (version.vehicleStyleCode === 'TRUCKS') left *= 1.06;
  if (version.fuelTypeGroup === 'ELE') left *= 0.84;
  const usual = 1_000 + 12_000 * use.age;
  const wear = Math.exp((-0.4 * (use.mileage - usual)) / 100_000);
  return Math.max(lowestPrice, use.sticker * left * Math.min(1.25, Math.max(0.55, wear)));
}

function interpolate(age: number): number {
  let [lastAge, lastLeft] = retention[0]!;
  for (const [nextAge, nextLeft] of retention) {
    if (age <= nextAge) {
      const way = nextAge === lastAge ? 0 : (age - lastAge) / (nextAge - lastAge);
      return lastLeft + (nextLeft - lastLeft) * Math.max(0, way);
    }
    [lastAge, lastLeft] = [nextAge, nextLeft];
  }
  return lastLeft;
}

/** Standard deviation of asking prices around the estimate. */
const askingSpread = 0.07;

/** Higher estimates are reduced to this share of the limit, so that almost all asking prices stay below it. */
const belowLimit = 0.88;

/**
 * Picks a seller's asking price for the market's estimate.
 * @param limit price of such a vehicle when new: nobody pays more for a used one; null if there is none
 */
export function askingPrice(estimate: number, limit: number | null, random: Random): number {
  const asked = ask(limit === null ? estimate : Math.min(estimate, belowLimit * limit), random);
  return limit !== null && asked > limit ? askingPrice(estimate, limit, random) : asked;
}

const ask = (estimate: number, random: Random): number =>
  sellersRounding(estimate * Math.exp(askingSpread * random.normal()), random);

/** Sellers like prices such as 18,995. */
function sellersRounding(price: number, random: Random): number {
  const whole = Math.max(lowestPrice, Math.round(price));
  if (whole < 4_000) return Math.round(whole / 50) * 50;
  const ending = random.pick([995, 990, 998, 500, 900, null, null, null]);
  return ending === null
    ? whole
    : Math.floor(whole / 1_000) * 1_000 + ending - (ending > (whole % 1_000) + 500 ? 1_000 : 0);
}
