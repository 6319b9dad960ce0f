import { only } from '../codec/only';
import { off } from '../codes';
import { type BoundParam, type MultiParam, paramByName, type StateParam, type TextParam } from '../params';
import { modelOf, plainCode, type Reference } from '../reference-index';
import type { SearchState } from '../state';

/** Formats whole US dollars: `20000` → `$20,000`. */
export function dollars(amount: number): string {
  return `$${thousands(amount)}`;
}

/** Formats a whole number: `20000` → `20,000`, the same on every platform. */
export function thousands(amount: number): string {
  return String(amount).replace(/\B(?=(\d{3})+$)/g, ',');
}

/** Returns the label of a code; the code itself if the reference data lacks it. */
export function labelOf(param: MultiParam | TextParam, code: string, state: SearchState, reference: Reference): string {
  return (
    known(param, code, state, reference)?.label ??
    (param === 'modelCode' || param === 'seriesCode' ? plainCode(code) : code)
  );
}

function known(
  param: MultiParam | TextParam,
  code: string,
  state: SearchState,
  reference: Reference,
): { label: string } | undefined {
  if (param === 'makeCode') return reference.makes.byCode.get(code);
  if (param === 'modelCode') return modelOf(reference, code);
  if (param !== 'trimCode') return reference.facet(param)?.byCode.get(code) ?? fixedLabel(param, code);
  for (const model of state.modelCode ?? []) {
    const trim = reference.trims(model)?.byCode.get(code);
    if (trim !== undefined) return { label: `${labelOf('modelCode', model, state, reference)} ${trim.label}` };
  }
  return undefined;
}

/** Returns a label from the row of a box whose values are in no vocabulary. */
function fixedLabel(param: string, code: string): { label: string } | undefined {
  const row = paramByName.get(param);
  const options = row?.kind === 'box' ? row.options : undefined;
  return options && Object.hasOwn(options, code) ? { label: options[code] ?? code } : undefined;
}

/** Returns a value in its facet's phrase: `Black` → `Black Exterior`. */
export function inWords({ phrase = '{}' }: Pick<StateParam, 'phrase'>, words: string): string {
  return phrase.replace('{}', () => words);
}

/** Returns `Under $20,000`, `Over $10,000`, `Between $10,000 - $20,000` (section 2); undefined without a price. */
export function priceText({ minPrice, maxPrice }: SearchState): string | undefined {
  if (minPrice === undefined) return maxPrice === undefined ? undefined : `Under ${dollars(maxPrice)}`;
  return maxPrice === undefined ? `Over ${dollars(minPrice)}` : `Between ${dollars(minPrice)} - ${dollars(maxPrice)}`;
}

/** Returns `2020`, `2018 - 2020`, `2018 or Newer`, `2020 or Older`; undefined without a year. */
export function yearText({ startYear, endYear }: SearchState): string | undefined {
  if (startYear === undefined) return endYear === undefined ? undefined : `${endYear} or Older`;
  if (endYear === undefined) return `${startYear} or Newer`;
  return startYear === endYear ? `${startYear}` : `${startYear} - ${endYear}`;
}

/** Maps, because codes come from outside, and an object has an entry for `constructor`, too. */
const sellers: ReadonlyMap<string, string> = new Map([
  ['p', 'By Owner'],
  ['d', 'By Dealer'],
]);
const conditions: ReadonlyMap<string, string> = new Map([
  ['NEW', 'New'],
  ['USED', 'Used'],
  ['CERTIFIED', 'Certified'],
]);

/** Returns the word for the single seller type; undefined if there is none. */
export function sellerText(state: SearchState): string | undefined {
  return sellers.get(only(state.sellerType) ?? '');
}

/** Returns the word for the single listing type, shorter than its label; undefined if there is none. */
export function conditionText(state: SearchState, reference: Reference): string | undefined {
  const code = only(state.listingType);
  return code === undefined || code === off
    ? undefined
    : (conditions.get(code) ?? labelOf('listingType', code, state, reference));
}

/** Returns `Under 30,000 Miles`, `30+ MPG`, `200+ Mile Range`; undefined without the bound. */
export function boundText(param: BoundParam, state: SearchState): string | undefined {
  const value = state[param];
  return value === undefined ? undefined : inWords(paramByName.get(param) as StateParam, thousands(value));
}

/** The place of a search's ZIP, from the answer of the search service. */
export interface Place {
  city: string;
  state: string;
}

/**
 * Returns `Chicago, IL`, `IL` or a ZIP, each with its preposition; undefined without a location.
 * @param before preposition of a state
 * @param beforeZip preposition of a ZIP or a city, around which a search is
 * @param of the ZIP's place, if it is known (R8); until then the ZIP itself is shown
 */
export function placeText(
  { zip, city, state }: SearchState,
  { of, before = '', beforeZip = '' }: { of?: Place; before?: string; beforeZip?: string } = {},
): string | undefined {
  if (zip !== undefined) return beforeZip + (of === undefined ? zip : `${of.city}, ${of.state}`);
  if (state === undefined) return undefined;
  return city === undefined ? before + state : `${beforeZip}${city}, ${state}`;
}

/** Returns a label in the plural: `SUV / Crossover` → `SUVs / Crossovers`. */
export function plural(label: string): string {
  return label.replace(/[a-z]\b(?=$| \/)/gi, '$&s');
}
