import type { TileListing } from '@forecourt/listing';
import { dayText, economyText } from '@forecourt/listing-kit';
import { formatCount, formatMiles, type IconName } from '@forecourt/ui';

/** One short fact of a listing: how far it went, or goes. */
export interface Fact {
  key: 'mileage' | 'mpg' | 'range';
  icon: IconName;
  text: string;
  /** The whole of a text that is shown shortened (R73). */
  whole?: string;
}

type FactKey = Fact['key'];

/**
 * What a fuel group's listings say of their energy (section 5): a plug-in hybrid mileage, mpg and mile range, an electric
 * car its mile range, a hybrid its mpg. Mileage is said of every vehicle; the others' mpg too, where it is known.
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

/** `28 City / 39 Highway` → `28/39 MPG`; any other wording is shown as it is. */
function mpgText(mpg: string): Pick<Fact, 'text' | 'whole'> {
  const whole = economyText(mpg);
  const [, city, highway, unit] = /^(\d+) City \/ (\d+) Highway (MPGe?)$/i.exec(whole) ?? [];
  return city === undefined ? { text: whole } : { text: `${city}/${highway} ${unit}`, whole };
}

/** The facts of a listing in their order; what is not known is left out. */
export function factsOf(listing: TileListing): Fact[] {
  const keys = factsByFuel.get(listing.fuelTypeGroup) ?? otherFacts;
  return keys.flatMap((key) => readers[key](listing) ?? []);
}

/** Engine, drive and colour in one line; empty when none is known. */
export function specLine({ specifications: { engine, driveType, color } }: TileListing): string {
  return [engine, driveType, color].filter(Boolean).join(' · ');
}

/** What of a vehicle's past decides most, in this order; all of it is on the vehicle's page. */
const weightyPast = ['No Accidents Reported', 'One Owner', 'Clean Title'];

/** `No Accidents Reported · One Owner`; empty when nothing of that is known. */
export function historyLine({ history = [] }: TileListing): string {
  return weightyPast.filter((fact) => history.includes(fact)).join(' · ');
}

/** Viewers that are worth telling. */
const someViewers = 3;

/** How long it has been there, and who looks at it: `Listed Nov 12 · 8 viewed this week`; empty when neither is known. */
export function interestLine({ listedAt, viewCount = 0 }: TileListing): string {
  return [
    listedAt !== undefined && `Listed ${dayText(listedAt)}`,
    viewCount >= someViewers && `${formatCount(viewCount)} viewed this week`,
  ]
    .filter(Boolean)
    .join(' · ');
}
