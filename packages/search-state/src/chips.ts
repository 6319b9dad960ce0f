import { bestDealTypes } from './category';
import { splitList } from './codec/query';
import type { Chip } from './derived';
import type { Intent } from './intent';
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
      return shownValues(state, row.name).map((value) => ({
        key: `${row.name}:${value}`,
        label: inWords(row.name, labelOf(row.name, value, state, reference)),
        remove: { type: 'toggle', param: row.name, value, on: false },
      }));
    }
    const single = Object.hasOwn(singles, row.name) ? singles[row.name] : undefined;
    const label = single?.label(state, reference);
    return single === undefined || label === undefined ? [] : [{ key: row.name, label, remove: single.remove }];
  });
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

interface Single {
  label(state: SearchState, reference: Reference): string | undefined;
  remove: Intent;
}

const box = (param: 'homeServices' | 'marketExtension' | 'vehicleExchange'): Single => ({
  label: (state, reference) => {
    const value = state[param];
    if (value === undefined || value === 'off') return undefined;
    return splitList(value)
      .map((code) => labelOf(param, code, state, reference))
      .join(', ');
  },
  remove: { type: 'set', param, value: null },
});

const bound = (param: 'mileage' | 'mpgRange' | 'electricMileRange'): Single => ({
  label: (state) => boundText(param, state),
  remove: { type: 'range', values: { [param]: null } },
});

/** Chips of single values, under the row of the table that they stand at. */
const singles: Readonly<Record<string, Single>> = {
  startYear: { label: yearText, remove: { type: 'range', values: { startYear: null, endYear: null } } },
  minPrice: { label: priceText, remove: { type: 'range', values: { minPrice: null, maxPrice: null } } },
  mileage: bound('mileage'),
  mpgRange: bound('mpgRange'),
  electricMileRange: bound('electricMileRange'),
  homeServices: box('homeServices'),
  marketExtension: box('marketExtension'),
  vehicleExchange: box('vehicleExchange'),
  experience: {
    label: (state, reference) => state.experience && labelOf('experience', state.experience, state, reference),
    remove: { type: 'experience', experience: null },
  },
  keyword: { label: ({ keyword }) => keyword && `“${keyword}”`, remove: { type: 'keyword', text: null } },
};
