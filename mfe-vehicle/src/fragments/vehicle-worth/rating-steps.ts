import type { Appraisal, Listing, Owner, Unrated } from '@forecourt/listing';
import { formatCount, formatMiles, formatPrice } from '@forecourt/ui';

/** The facts of a vehicle that its rating names. */
export type RatedVehicle = Pick<Listing, 'listingType' | 'make' | 'model' | 'trim' | 'mileage' | 'specifications'>;

/** The facts of its seller that it names. */
export type RatedSeller = Pick<Owner, 'privateSeller' | 'location'>;

/**
 * Returns how a price was rated (R76), step by step, so that anybody can compute it again: the usual price of comparable vehicles,
 * the factor of each difference, their product, and the limits of the ratings.
 */
export function ratingSteps(vehicle: RatedVehicle, seller: RatedSeller, appraisal: Appraisal): string[] {
  const { level, factors, estimate, range, low, high } = appraisal;
  const middle = Math.floor((low + estimate) / 2);
  return [
    `${comparedText(vehicle, appraisal)}: ${formatPrice(level)}`,
    ...factors.map(({ name, factor }) => `${labelOf(name, vehicle, seller)}: × ${factor.toFixed(4)}`),
    `Usual price of such a vehicle: ${formatPrice(estimate)}`,
    `Range of 80% of such prices, × ${range.low.toFixed(4)} to × ${range.high.toFixed(4)}: ${formatPrice(low)} to ${formatPrice(high)}`,
    `Great Price, at the lower end of the range: up to ${formatPrice(low)}`,
    `Good Price, up to half of the way to the usual price: up to ${formatPrice(middle)}`,
    `Fair Price, within the range: up to ${formatPrice(high)}`,
  ];
}

/** Returns the comparable vehicles in words. */
function comparedText({ listingType, make, model }: RatedVehicle, of: Appraisal): string {
  const { offers, sellers, from, to, miles } = of;
  const isNew = listingType === 'NEW';
  const years = from === to ? `${from}` : `${from} to ${to}`;
  const at = isNew ? '' : `, at ${formatMiles(miles)}`;
  return `${formatCount(offers)} ${isNew ? 'new' : 'used'} ${make} ${model} of ${years}, of ${formatCount(sellers)} sellers${at}`;
}

const conditions: Readonly<Partial<Record<Listing['listingType'], string>>> = {
  ...{
    CERTIFIED: "Certified by the vehicle's maker",
    '3P_CERT': 'Certified by a third party',
    USED: 'Used, not certified',
  },
};

function labelOf(
  name: Appraisal['factors'][number]['name'],
  { listingType, trim, mileage, specifications }: RatedVehicle,
  { privateSeller, location }: RatedSeller,
): string {
  const { state } = location.address;
  const labels: Record<typeof name, string> = {
    mileage: mileage === undefined ? 'Its mileage' : `Its ${formatMiles(mileage)}`,
    trim: `Trim ${trim ?? ''}`.trim(),
    engine: `Engine ${specifications.engine ?? ''}`.trim(),
    drive: specifications.driveType ?? 'Its drive',
    cab: 'Its cab',
    state: state === undefined ? 'Its state' : `Prices in ${state}`,
    condition: conditions[listingType] ?? 'Its condition',
    seller: privateSeller ? 'Sold by a private person' : 'Sold by a dealer',
  };
  return labels[name];
}

/** Texts for vehicles without a rating. */
export const unratedTexts: Readonly<Record<Unrated, string>> = {
  'no-price': 'There is no price rating, because the seller names no price.',
  'no-mileage': 'There is no price rating, because the seller does not say how many miles it has.',
  'few-offers':
    'There is no price rating, because too few comparable vehicles are offered here: at least ten of three sellers are needed.',
};

/** Average age of cars on the road, years, and the miles that they are driven in a year. */
const average = { years: 12.5, milesAYear: 15_000 };

/** Returns what makes a great price better still: fewer years and fewer miles than cars on the road have on average; null if neither is so. */
export function greatPriceText({
  year,
  mileage,
  listedAt,
}: Pick<Listing, 'year' | 'mileage' | 'listedAt'>): string | null {
  if (listedAt === undefined) return null;
  const age = Math.max(1, new Date(listedAt).getUTCFullYear() - year);
  const reasons = [
    ...(age < average.years ? [`younger than the average car on the road, which is ${average.years} years old`] : []),
    ...(mileage !== undefined && mileage < age * average.milesAYear
      ? [`driven less than ${formatMiles(average.milesAYear)} a year`]
      : []),
  ];
  return reasons.length === 0 ? null : `It is ${reasons.join(', and ')}.`;
}
