import type { Listing } from '@forecourt/listing';

/** What a fact of the past says, as a term and its value, the weightiest first. */
const terms: Readonly<Record<string, readonly [term: string, value: string]>> = {
  'No Accidents Reported': ['Accidents', 'None reported'],
  'One Owner': ['Owners', 'One'],
  'Clean Title': ['Title', 'Clean'],
  'Service Records Available': ['Service records', 'Available'],
  'Free History Report': ['History report', 'Free'],
};

/** Lists what the seller tells of a vehicle's past, as terms and values; what is not told has none. */
export function vehiclePast({ history = [] }: Pick<Listing, 'history'>): (readonly [term: string, value: string])[] {
  return Object.entries(terms).flatMap(([fact, line]) => (history.includes(fact) ? [line] : []));
}
