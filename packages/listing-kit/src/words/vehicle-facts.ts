import type { Listing } from '@forecourt/listing';
import type { ReferenceData } from '@forecourt/search-state';
import { formatCount } from '@forecourt/ui';
import { economyText } from './economy';

type Facets = ReferenceData['facets'];

const conditions: Readonly<Record<Listing['listingType'], string>> = {
  NEW: 'New',
  USED: 'Used',
  CERTIFIED: 'Manufacturer Certified',
  '3P_CERT': 'Third-Party Certified',
};

/** The facts of a vehicle, in this order. A code is shown as its label, if the page has one. */
const facts: readonly [term: string, of: (listing: Listing, facets: Facets) => string | undefined][] = [
  ['Condition', ({ listingType }) => conditions[listingType]],
  ['Certification', ({ certifiedProduct }) => certifiedProduct],
  ['Year', ({ year }) => `${year}`],
  ['Make', ({ make }) => make],
  ['Model', ({ model }) => model],
  ['Trim', ({ trim }) => trim],
  ['Mileage', ({ mileage }) => milesText(mileage)],
  ['Body style', ({ style }) => style],
  ['Fuel', ({ fuelTypeGroup }, facets) => labelIn(facets.fuelTypeGroup, fuelTypeGroup)],
  ['Engine', ({ specifications }) => specifications.engine],
  ['Displacement', ({ displacementUOM }) => displacementUOM],
  ['Transmission', ({ specifications }) => specifications.transmission],
  ['Drive type', ({ specifications }) => specifications.driveType],
  ['Fuel economy', ({ specifications }) => specifications.mpg && economyText(specifications.mpg)],
  ['Electric range', ({ specifications }) => milesText(specifications.mileRange)],
  ['Exterior', ({ specifications }) => specifications.color],
  ['Interior', ({ specifications }) => specifications.interiorColor],
  ['Doors', ({ doors }) => doors?.toString()],
  ['Truck bed', ({ truckBedLength }, facets) => labelIn(facets.truckBedLength, truckBedLength)],
  ['VIN', ({ vin }) => vin],
  ['Stock number', ({ stockNumber }) => stockNumber],
];

/** Lists the known facts of a vehicle with their terms. */
export function vehicleFacts(listing: Listing, facets: Facets): (readonly [term: string, value: string])[] {
  return facts.flatMap(([term, of]) => {
    const value = of(listing, facets);
    return value === undefined || value === '' ? [] : [[term, value] as const];
  });
}

function milesText(miles: number | undefined): string | undefined {
  return miles === undefined ? undefined : `${formatCount(miles)} ${miles === 1 ? 'mile' : 'miles'}`;
}

function labelIn(options: Facets[string] | undefined, code: string | undefined): string | undefined {
  return options?.find((option) => option.code === code)?.label;
}
