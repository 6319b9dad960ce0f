import { bestDealTypes } from './category';
import { splitList } from './codec/query';
import type { Chip } from './derived';
import { params } from './params';
import type { Reference } from './reference-index';
import { type MultiParam, type SearchRules, type SearchState, values } from './state';
import { boundText, labelOf, priceText, yearText } from './text/labels';

/**
 * The active filters as the shopper sees them, one chip a value, in the order of the table of parameters. What the brand
 * applies by itself has no chip, nor have location, sort and pages. Third-row seating has one, a feature (R25).
 */
export function chips(state: SearchState, _rules: SearchRules, reference: Reference): Chip[] {
  return params.flatMap((row): Chip[] => {
    if (row.kind === 'list') {
      return shownValues(state, row.name).map((value) =>
        chip(`${row.name}:${value}`, inWords(row.name, labelOf(row.name, value, state, reference))),
      );
    }
    const label = singleLabels[row.name]?.(state, reference);
    return label === undefined ? [] : [chip(row.name, label)];
  });
}

function chip(key: string, label: string): Chip {
  return { key, label, remove: { type: 'removeChip', key } };
}

/** Labels that say nothing outside their section. */
const phrases: Readonly<Partial<Record<MultiParam, (label: string) => string>>> = {
  extColorSimple: (label) => `${label} Exterior`,
  intColorSimple: (label) => `${label} Interior`,
  truckCabSize: (label) => `Cab for ${label}`,
  truckBedLength: (label) => `Bed: ${label}`,
};

function inWords(param: MultiParam, label: string): string {
  return phrases[param]?.(label) ?? label;
}

/** Best deals are one chip as long as both deal ratings are chosen (R29). */
function shownValues(state: SearchState, param: MultiParam): readonly string[] {
  const all = values(state, param);
  const best =
    param === 'dealType' && state.experience === 'best-deals' && bestDealTypes.every((type) => all.includes(type));
  return best ? all.filter((value) => !(bestDealTypes as readonly string[]).includes(value)) : all;
}

/** Labels of single values, by the row of the table that their chip stands at. */
const singleLabels: Readonly<Record<string, (state: SearchState, reference: Reference) => string | undefined>> = {
  startYear: yearText,
  minPrice: priceText,
  mileage: (state) => boundText('mileage', state),
  mpgRange: (state) => boundText('mpgRange', state),
  electricMileRange: (state) => boundText('electricMileRange', state),
  homeServices: (state, reference) => boxText('homeServices', state, reference),
  marketExtension: (state, reference) => boxText('marketExtension', state, reference),
  vehicleExchange: (state, reference) => boxText('vehicleExchange', state, reference),
  experience: (state, reference) => boxText('experience', state, reference),
  // Its name is known to the answer only, which is no part of the state.
  showcaseOwnerId: ({ showcaseOwnerId }) => showcaseOwnerId && 'One Dealer’s Cars',
  keyword: ({ keyword }) => keyword && `“${keyword}”`,
};

function boxText(
  param: 'homeServices' | 'marketExtension' | 'vehicleExchange' | 'experience',
  state: SearchState,
  reference: Reference,
): string | undefined {
  const value = state[param];
  if (value === undefined || value === 'off') return undefined;
  return splitList(value)
    .map((code) => labelOf(param, code, state, reference))
    .join(', ');
}
