import { effective } from './codec/codec';
import { bestDealTypes, off } from './codes';
import type { Chip } from './derived';
import { type MultiParam, type StateParam, stateParams } from './params';
import { splitList } from './query';
import type { Reference } from './reference-index';
import { boxValue, type SearchRules, type SearchState, values } from './state';
import { inWords, labelOf, priceText, thousands, yearText } from './text/labels';

/** Maximum of chips: each is a link that repeats all the other filters, and shoppers would not read more. */
const maxChips = 40;

/**
 * Lists the first 40 active filters as the shopper sees them, one chip per value, in the order of the table of
 * parameters. The brand's default condition has a chip, too, as has its absence; the brand's only make has none (R7).
 * Location, sort and pages have no chip. Third-row seating has one, as a feature (R25).
 */
export function chips(state: SearchState, rules: SearchRules, reference: Reference): Chip[] {
  // Of the defaults only the condition has a chip.
  const shown: SearchState = { ...state, listingType: effective(state, rules).listingType };
  const isOff = values(state, 'listingType').includes(off);
  const all = stateParams.flatMap((row): Chip[] => {
    if (row.kind === 'list') {
      if (row.name === 'listingType' && isOff) return [chip(`listingType:${off}`, 'All Conditions')];
      const standard = values(state, row.name).length === 0;
      return shownValues(shown, row.name).map((value) => ({
        ...chip(`${row.name}:${value}`, inWords(row, labelOf(row.name, value, state, reference))),
        ...(standard && { standard }),
      }));
    }
    const label = singleLabel(row, state, reference);
    return label === undefined ? [] : [chip(row.name, label)];
  });
  return all.slice(0, maxChips);
}

function chip(key: string, label: string): Chip {
  return { key, label, remove: { type: 'removeChip', key } };
}

/** Returns the values with a chip of their own: not the two ratings of best deals, which the chip of that experience replaces (R29). */
function shownValues(state: SearchState, param: MultiParam): readonly string[] {
  const all = values(state, param);
  const best =
    param === 'dealType' && state.experience === 'best-deals' && bestDealTypes.every((type) => all.includes(type));
  return best ? all.filter((value) => !bestDealTypes.includes(value)) : all;
}

/** Returns a single value in words, a range at its lower end; undefined if it is absent, or has no chip. */
function singleLabel(
  row: Exclude<StateParam, { kind: 'list' }>,
  state: SearchState,
  reference: Reference,
): string | undefined {
  if (row.name === 'startYear') return yearText(state);
  if (row.name === 'minPrice') return priceText(state);
  if (row.kind === 'box') {
    const value = boxValue(state, row.name);
    return (
      value &&
      splitList(value)
        .map((code) => labelOf(row.name, code, state, reference))
        .join(', ')
    );
  }
  const value = state[row.name];
  if (row.phrase === undefined || value === undefined) return undefined;
  return inWords(row, typeof value === 'number' ? thousands(value) : value);
}
