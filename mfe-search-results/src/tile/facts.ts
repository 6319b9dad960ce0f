import type { TileListing, TileOwner } from '@forecourt/listing';
import { shortEconomy } from '@forecourt/listing-kit';
import { formatCount, formatMiles } from '@forecourt/ui';
import { locationText } from './location-text';

type FactKey = 'mileage' | 'mpg' | 'range';

/**
 * Facts shown for each fuel group (section 5): mileage, mpg and mile range for a plug-in hybrid, mile range for an electric car, mpg for
 * a hybrid. Mileage is shown for every vehicle.
 */
const factsByFuel: ReadonlyMap<string | undefined, readonly FactKey[]> = new Map([
  ['PIH', ['mileage', 'mpg', 'range']],
  ['ELE', ['mileage', 'range']],
  ['HYB', ['mileage', 'mpg']],
]);
const otherFacts: readonly FactKey[] = ['mileage'];

const readers: Readonly<Record<FactKey, (listing: TileListing) => string | undefined>> = {
  mileage: ({ mileage }) => (mileage === undefined ? undefined : formatMiles(mileage)),
  mpg: ({ specifications: { mpg } }) => (mpg ? shortEconomy(mpg) : undefined),
  range: ({ specifications: { mileRange } }) =>
    mileRange === undefined ? undefined : `${formatCount(mileRange)} mi range`,
};

/** Returns the line of facts and place, as far as known: `9,200 mi · 28/39 MPG · Evanston, IL, 36 mi away`. */
export function metaLine(listing: TileListing, owner: TileOwner | undefined): string {
  const keys = factsByFuel.get(listing.fuelTypeGroup) ?? otherFacts;
  return [...keys.map((key) => readers[key](listing)), owner && locationText(owner)].filter(Boolean).join(' · ');
}
