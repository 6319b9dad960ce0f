import { effective, format, invalidParams } from '../codec/codec';
import { only } from '../codec/only';
import type { PageText } from '../derived';
import type { MultiParam } from '../params';
import type { Reference } from '../reference-index';
import { recordsPerPage, type SearchRules, type SearchState } from '../state';
import { breadcrumbs } from './breadcrumbs';
import {
  boundText,
  conditionText,
  labelOf,
  type Place,
  placeText,
  plural,
  priceText,
  sellerText,
  thousands,
} from './labels';

/** What is known of a search beside its state, once it was answered. */
export interface SearchFacts {
  /** Number of results. */
  total?: number;
  /** Its place; null where its ZIP is none that the search knows, absent where that is not known yet. */
  place?: Place | null;
}

/** What an answer says of its search, for `pageText`. */
export function searchFacts(answer: { totalResultCount: number; place?: Place } | undefined): SearchFacts {
  return answer === undefined ? {} : { total: answer.totalResultCount, place: answer.place ?? null };
}

/**
 * What the page says of a search: title, summary, breadcrumbs. Only single values are spoken of, and what the brand applies
 * by itself counts as one; a ZIP that nobody knows is no place (section 2, R7, R8, R16).
 */
export function pageText(
  state: SearchState,
  rules: SearchRules,
  reference: Reference,
  { total, place }: SearchFacts = {},
): PageText {
  const said = place === null ? { ...state, zip: undefined } : state;
  const of = place ?? undefined;
  const title = titleOf(effective(said, rules), reference, of);
  const page = Math.floor((state.firstRecord ?? 0) / recordsPerPage(state, rules)) + 1;
  return {
    title,
    documentTitle: page > 1 ? `${title} · Page ${page}` : title,
    summary: summaryOf(title, total),
    breadcrumbs: breadcrumbs(said, rules, reference, of),
  };
}

/** Whether a search was answered without a place although it has a ZIP: one that is well formed and unknown searches everywhere (R8). */
export function isUnknownZip(state: SearchState, answer: { place?: unknown } | undefined): boolean {
  return state.zip !== undefined && answer !== undefined && answer.place === undefined;
}

/** The canonical link: the page itself, also on page 2 and on, without campaigns (R16). `origin` as in `https://host`. */
export function canonicalLink(state: SearchState, rules: SearchRules, reference: Reference, origin = ''): string {
  return origin + format({ ...state, extra: undefined }, rules, reference);
}

function titleOf(state: SearchState, reference: Reference, of: Place | undefined): string {
  const label = (param: MultiParam): string | undefined => {
    const code = only(state[param]);
    return code === undefined ? undefined : labelOf(param, code, state, reference);
  };
  const { startYear, endYear } = state;
  const price = invalidParams(state).minPrice === undefined ? priceText(state) : undefined;
  const miles = boundText('mileage', state);
  const bounds = [price, miles].filter(Boolean).join(' and ');
  const feature = label('featureCode');
  return [
    conditionText(state, reference),
    startYear === endYear ? startYear : undefined,
    label('extColorSimple'),
    label('fuelTypeGroup'),
    label('driveGroup'),
    label('makeCode'),
    label('trimCode') ?? label('modelCode'),
    nounOf(state, label),
    'for Sale',
    sellerText(state),
    bounds,
    feature && `with ${feature}`,
    placeText(state, { of, before: 'in ', beforeZip: 'near ' }),
  ]
    .filter(Boolean)
    .join(' ');
}

/** What is for sale: `Camry` says it by itself, else `Sedans`, `Commercial Vehicles` or `Cars`. */
function nounOf(state: SearchState, label: (param: MultiParam) => string | undefined): string | undefined {
  const style = label('vehicleStyleCode');
  if (only(state.modelCode) !== undefined) return style;
  if (style !== undefined) return plural(style);
  return state.experience === 'commercial' ? 'Commercial Vehicles' : 'Cars';
}

function summaryOf(title: string, total: number | undefined): string {
  if (total === 0) return `There are no ${title} at the moment; see what comes close.`;
  const count = total === undefined ? '' : `${thousands(total)} ${total === 1 ? 'match' : 'matches'} for `;
  return `Compare ${count}${title}: prices, mileage, history and sellers side by side.`;
}
