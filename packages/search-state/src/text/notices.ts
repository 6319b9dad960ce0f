import { effective } from '../codec/codec';
import { only } from '../codec/only';
import { modelOf, type Reference } from '../reference-index';
import type { SearchRules, SearchState } from '../state';
import { labelOf } from './labels';

/**
 * Returns the warning after an expired listing's redirect, in two sentences. It names make and model if the search has one of each, else it
 * says "vehicle" (section 8, R71). The cookie makes sure that it is shown once, see `expired` in the table of parameters.
 */
export function expiredAlert(state: SearchState, rules: SearchRules, reference: Reference): [string, string] {
  const { makeCode, modelCode } = effective(state, rules);
  const make = only(makeCode);
  const model = only(modelCode);
  const known =
    make !== undefined && model !== undefined && reference.makes.byCode.has(make) && modelOf(reference, model);
  const car = known ? `${labelOf('makeCode', make, state, reference)} ${known.label}` : 'vehicle';
  return [
    `We're sorry, the ${car} you were looking for is no longer available.`,
    'Here are vehicles you may be interested in.',
  ];
}

/**
 * Returns whether search engines may index a page of an answered search (R14, R32).
 * @param facts `invalid` as the search service reports it
 */
export function robots(
  state: SearchState,
  { total, invalid }: { total: number; invalid: Readonly<Record<string, string>> },
): 'index' | 'noindex' {
  const isEmpty = (state.firstRecord ?? 0) >= total || Object.keys(invalid).length > 0;
  return isEmpty ? 'noindex' : 'index';
}
