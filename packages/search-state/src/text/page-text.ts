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

/** Facts about an answered search, besides its state. */
export interface SearchFacts {
  /** Number of results. */
  total?: number;
  /** Its place; null if the search service does not know its ZIP, absent before the answer. */
  place?: Place | null;
}

/** Returns the facts in an answer, for `pageText`. */
export function searchFacts(answer: { totalResultCount: number; place?: Place } | undefined): SearchFacts {
  return answer === undefined ? {} : { total: answer.totalResultCount, place: answer.place ?? null };
}

/**
 * Returns title, summary and breadcrumbs of a search. They mention single values only, of which the brand's
 * default condition or make is one; an unknown ZIP is not a place (section 2, R7, R8, R16).
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

/** Whether a search with a ZIP was answered without a place: a well-formed but unknown ZIP searches everywhere (R8). */
export function isUnknownZip(state: SearchState, answer: { place?: unknown } | undefined): boolean {
  return state.zip !== undefined && answer !== undefined && answer.place === undefined;
}

/** Returns the canonical link: the page itself, also from page 2 on, without campaigns (R16). `origin` as in `https://host`. */
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

/** Returns the noun for what is for sale: after a model its body style, if any (`Camry Sedan`), else `Sedans`, `Commercial Vehicles` or `Cars`. */
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
