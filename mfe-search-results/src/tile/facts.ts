import type { TileListing } from '@forecourt/listing';
import { dayText, economyText } from '@forecourt/listing-kit';
import { formatCount, formatMiles, type IconName } from '@forecourt/ui';

/** One short fact of a listing: its mileage, fuel economy or range. */
export interface Fact {
  key: 'mileage' | 'mpg' | 'range';
  icon: IconName;
  text: string;
  /** The full text, where `text` is shortened (R73). */
  whole?: string;
}

type FactKey = Fact['key'];

/**
 * Facts shown for each fuel group (section 5): mileage, mpg and mile range for a plug-in hybrid, mile range for an electric car, mpg for
 * a hybrid. Mileage is shown for every vehicle, and mpg for all other fuel groups where it is known.
 */
const factsByFuel: ReadonlyMap<string | undefined, readonly FactKey[]> = new Map([
  ['PIH', ['mileage', 'mpg', 'range']],
  ['ELE', ['mileage', 'range']],
]);
const otherFacts: readonly FactKey[] = ['mileage', 'mpg'];

const readers: Readonly<Record<FactKey, (listing: TileListing) => Fact | undefined>> = {
  mileage: ({ mileage }) =>
    mileage === undefined ? undefined : { key: 'mileage', icon: 'gauge', text: formatMiles(mileage) },
  mpg: ({ specifications: { mpg } }) => (mpg ? { key: 'mpg', icon: 'fuel', ...mpgText(mpg) } : undefined),
  range: ({ specifications: { mileRange } }) =>
    mileRange === undefined ? undefined : { key: 'range', icon: 'bolt', text: `${formatCount(mileRange)} mi range` },
};

/** `28 City / 39 Highway` → `28/39 MPG`; any other wording is shown unchanged. */
function mpgText(mpg: string): Pick<Fact, 'text' | 'whole'> {
  const whole = economyText(mpg);
  const [, city, highway, unit] = /^(\d+) City \/ (\d+) Highway (MPGe?)$/i.exec(whole) ?? [];
  return city === undefined ? { text: whole } : { text: `${city}/${highway} ${unit}`, whole };
}

/** Lists the facts of a listing in their order, without unknown ones. */
export function factsOf(listing: TileListing): Fact[] {
  const keys = factsByFuel.get(listing.fuelTypeGroup) ?? otherFacts;
  return keys.flatMap((key) => readers[key](listing) ?? []);
}

/** Returns engine, drive and colour in one line; empty if none is known. */
export function specLine({ specifications: { engine, driveType, color } }: TileListing): string {
  return [engine, driveType, color].filter(Boolean).join(' · ');
}

/** The facts of a vehicle's history that weigh most, in this order; the whole history is on the vehicle's page. */
const weightyPast = ['No Accidents Reported', 'One Owner', 'Clean Title'];

/** Returns `No Accidents Reported · One Owner`; empty if none of these facts is known. */
export function historyLine({ history = [] }: TileListing): string {
  return weightyPast.filter((fact) => history.includes(fact)).join(' · ');
}

/** Minimum number of views to show. */
const someViewers = 3;

/** Returns the day of listing and the number of views: `Listed Nov 12 · 8 viewed this week`; empty if neither is known. */
export function interestLine({ listedAt, viewCount = 0 }: TileListing): string {
  return [
    listedAt !== undefined && `Listed ${dayText(listedAt)}`,
    viewCount >= someViewers && `${formatCount(viewCount)} viewed this week`,
  ]
    .filter(Boolean)
    .join(' · ');
}
