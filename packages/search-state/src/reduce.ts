import { activeCategory, enterCategory, enterExperience, isBestDeals } from './category';
import { effective, format } from './codec/codec';
import { type Draft, toDraft } from './codec/draft';
import { normalise } from './codec/normalise';
import { off, thirdRow } from './codes';
import type { HistoryMode, Intent } from './intent';
import { type MultiParam, paramByName, rangeEnds } from './params';
import { ownerOf, type Reference } from './reference-index';
import { recordsPerPage, type SearchRules, type SearchState, values } from './state';

/**
 * Returns the next state. Pure, and always in normal form, so that its URL is canonical. Every intent
 * but `page` and `loadMore` returns to the first record (R21).
 */
export function reduce(state: SearchState, intent: Intent, rules: SearchRules, reference: Reference): SearchState {
  const draft = toDraft(intent.type === 'clear' ? withoutFilters(state) : state);
  draft.given.delete('firstRecord');
  apply(draft, intent, state, rules);
  return withoutStrayPackages(state, normalise(draft, rules, reference));
}

/** Returns whether an intent adds a history entry, replaces the current one, or leaves the history alone (R21). */
export function historyMode(intent: Intent): HistoryMode {
  if (intent.type === 'loadMore') return 'none';
  return isLive(intent) ? 'replace' : 'push';
}

/** Whether a value is still changing under the shopper's hand, so that the search waits until it rests (R20). */
export function isLive(intent: Intent): boolean {
  return (intent.type === 'range' || intent.type === 'keyword') && intent.live === true;
}

/** Returns the canonical URL that an intent leads to, for its links with scripts and without. */
export function hrefFor(state: SearchState, intent: Intent, rules: SearchRules, reference: Reference): string {
  return format(reduce(state, intent, rules, reference), rules, reference);
}

function apply(draft: Draft, intent: Intent, state: SearchState, rules: SearchRules): void {
  switch (intent.type) {
    case 'toggle': {
      const [param, value] = target(intent.param, intent.value);
      const current = values(effective(state, rules), param);
      const on = intent.on ?? !current.includes(value);
      if (on === current.includes(value)) return;
      setValues(draft, param, on ? [...current, value] : current.filter((each) => each !== value));
      break;
    }
    case 'select':
      if (intent.param === 'maximumSeating') {
        // The seats section shows third-row seating as one of its options, so a new choice drops it unless it is part
        // of the choice (R25).
        const features = values(state, 'featureCode').filter((code) => code !== thirdRow);
        draft.given.set('featureCode', features);
      }
      setValues(draft, intent.param, intent.values);
      break;
    case 'range':
      for (const [param, value] of Object.entries(intent.values))
        setText(draft, param as keyof typeof intent.values, value);
      break;
    case 'set':
      setText(draft, intent.param, intent.value);
      break;
    case 'sort':
      setText(draft, 'sortBy', intent.sortBy);
      break;
    case 'keyword':
      setText(draft, 'keyword', intent.text);
      break;
    case 'page':
      setText(draft, 'firstRecord', intent.firstRecord);
      break;
    case 'loadMore':
      setText(draft, 'firstRecord', (state.firstRecord ?? 0) + recordsPerPage(state, rules));
      break;
    case 'location':
      setLocation(draft, intent);
      break;
    case 'category':
      enterCategory(draft, intent.category);
      break;
    case 'experience':
      enterExperience(draft, intent.experience);
      break;
    case 'removeChip':
      removeChip(draft, intent.key, state, rules);
      break;
    case 'clear':
      break;
  }
}

/** Returns what clearing leaves: location, sort, page size and the URL's parameters that are not part of the search. */
function withoutFilters(state: SearchState): SearchState {
  const { zip, city, state: region, searchRadius, sortBy, numRecords, extra } = state;
  return { zip, city, state: region, searchRadius, sortBy, numRecords, extra };
}

/** Returns the parameter and value that a box stands for, in normal form: third-row seating is a feature, cabs 5 and 6 are codes (R25). */
function target(param: MultiParam, value: string): [MultiParam, string] {
  if (param === 'maximumSeating' && value === thirdRow) return ['featureCode', value];
  const row = paramByName.get(param);
  return [param, (row?.kind === 'list' && row.clean?.(value)) || value];
}

function setValues(draft: Draft, param: MultiParam, next: readonly string[]): void {
  // No condition chosen means all conditions, not the brand's default (R7).
  draft.given.set(param, param === 'listingType' && next.length === 0 ? [off] : next);
  // Without a deal rating there are no best deals; the codec would restore both ratings (R29).
  if (param === 'dealType' && next.length === 0 && isBestDeals(draft)) enterExperience(draft, null);
  if (param !== 'modelCode' && param !== 'seriesCode') return;
  // A chosen model adds its make (R6).
  draft.given.set('makeCode', [...(draft.given.get('makeCode') ?? []), ...next.map(ownerOf)]);
}

/** A package does not name its make, so packages are removed with any make or model that is removed (R6). */
function withoutStrayPackages(before: SearchState, next: SearchState): SearchState {
  const lost = (['makeCode', 'modelCode'] as const).some((param) =>
    values(before, param).some((code) => !values(next, param).includes(code)),
  );
  if (!lost || next.packages === undefined) return next;
  const { packages: _, ...rest } = next;
  return rest;
}

function setText(
  draft: Draft,
  param: Parameters<Draft['given']['set']>[0],
  value: string | number | null | undefined,
): void {
  if (value === null || value === undefined) draft.given.delete(param);
  else draft.given.set(param, [String(value)]);
}

function setLocation(draft: Draft, intent: Extract<Intent, { type: 'location' }>): void {
  const { zip, city, state, searchRadius } = intent;
  if (zip !== undefined || city !== undefined || state !== undefined) {
    setText(draft, 'zip', zip);
    setText(draft, 'city', zip ? null : city);
    setText(draft, 'state', zip ? null : state);
    // Without a place a radius has no meaning (R9).
    if (!zip && !city) draft.given.delete('searchRadius');
  }
  if (searchRadius !== undefined) setText(draft, 'searchRadius', searchRadius);
}

/** Removes a chip by its key: the name of a single value, `keyword`, or a value of a list, `makeCode:TOYOTA`. */
function removeChip(draft: Draft, key: string, state: SearchState, rules: SearchRules): void {
  const [name = ''] = key.split(':', 1);
  const value = key.slice(name.length + 1);
  const row = paramByName.get(name);
  if (row?.name === 'experience') enterExperience(draft, null);
  // Leaving the category returns to All Results with the brand's own condition; so does removing the chip All
  // Conditions (R7, R29).
  else if (row?.name === 'listingType' && (value === off || activeCategory(state) === 'certified'))
    draft.given.delete('listingType');
  else if (row?.kind === 'list') apply(draft, { type: 'toggle', param: row.name, value, on: false }, state, rules);
  else if (row?.kind === 'number') {
    // The chip of a whole range has the name of its lower end.
    const [first, last] = rangeEnds.find(([end]) => end === row.name) ?? [row.name];
    draft.given.delete(first);
    if (last) draft.given.delete(last);
  } else if (row?.kind === 'text' || row?.kind === 'box') draft.given.delete(row.name);
}
