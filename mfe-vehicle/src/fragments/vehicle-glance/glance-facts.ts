import type { Listing } from '@forecourt/listing';
import { shortEconomy, vehicleFacts, vehiclePast } from '@forecourt/listing-kit';
import type { Term } from '../../terms';

/** Facts that people look at first, in this order; the glance has room for six. */
const first = [
  'Mileage',
  'Accidents',
  'Owners',
  'Drive type',
  'Fuel economy',
  'Electric range',
  'Transmission',
  'Fuel',
  'Engine',
  'Exterior',
];
const most = 6;

/** Facts whose usual words are too long for a glance, with what shortens them. */
const shortest: Readonly<Record<string, (value: string) => string>> = {
  'Drive type': (value) => value.replace(/ drive$/, ''),
  'Fuel economy': shortEconomy,
  Transmission: (value) => value.replace('Continuously Variable Automatic', 'CVT automatic'),
};

/** Facts of the title. */
const titled: ReadonlySet<string> = new Set(['Year', 'Make', 'Model']);

type Facets = Parameters<typeof vehicleFacts>[1];

/** Returns the facts that people look at first, six at most; what the seller has not said of its past is no fact. */
export function glanceFacts(listing: Listing, facets: Facets): Term[] {
  const known = new Map([...vehicleFacts(listing, facets), ...vehiclePast(listing)]);
  return first
    .flatMap((term): Term[] => {
      const value = known.get(term);
      return value === undefined ? [] : [[term, shortest[term]?.(value) ?? value]];
    })
    .slice(0, most);
}

/** Returns the known facts that neither the title nor the glance says. */
export function furtherFacts(listing: Listing, facets: Facets): Term[] {
  const said = new Set(glanceFacts(listing, facets).map(([term]) => term));
  return vehicleFacts(listing, facets).filter(([term]) => !titled.has(term) && !said.has(term));
}
