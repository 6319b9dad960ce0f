import { effective, format, invalidParams } from '../codec/codec';
import { only } from '../codec/only';
import type { Breadcrumb } from '../derived';
import type { MultiParam } from '../params';
import type { Reference } from '../reference-index';
import type { SearchRules, SearchState } from '../state';
import { boundText, conditionText, labelOf, type Place, placeText, plural, priceText, sellerText } from './labels';

interface Level {
  key: string;
  /** Returns the level's label; undefined if the search has no single value for it. */
  label(state: SearchState, reference: Reference, place?: Place): string | undefined;
  /** Parameters that the level adds to the trail. */
  params: readonly (keyof SearchState)[];
}

const single = (key: string, param: MultiParam): Level => ({
  key,
  params: [param],
  label(state, reference) {
    const code = only(state[param]);
    return code === undefined ? undefined : labelOf(param, code, state, reference);
  },
});

/** Levels below home and page, in the order of section 2. */
const levels: readonly Level[] = [
  {
    key: 'location',
    params: ['zip', 'city', 'state', 'searchRadius'],
    label: (state, _reference, of) => placeText(state, { of }),
  },
  { key: 'owner', params: ['sellerType'], label: sellerText },
  { key: 'condition', params: ['listingType'], label: conditionText },
  {
    key: 'style',
    params: ['vehicleStyleCode'],
    label: (state, reference) => {
      const code = only(state.vehicleStyleCode);
      return code === undefined ? undefined : plural(labelOf('vehicleStyleCode', code, state, reference));
    },
  },
  single('make', 'makeCode'),
  single('model', 'modelCode'),
  single('trim', 'trimCode'),
  {
    key: 'year',
    params: ['startYear', 'endYear'],
    label: ({ startYear, endYear }) => (startYear === endYear ? startYear?.toString() : undefined),
  },
  {
    key: 'price',
    params: ['minPrice', 'maxPrice'],
    label: (state) => (invalidParams(state).minPrice === undefined ? priceText(state) : undefined),
  },
  single('fuelType', 'fuelTypeGroup'),
  { key: 'mpg', params: ['mpgRange'], label: (state) => boundText('mpgRange', state) },
  { key: 'electricRange', params: ['electricMileRange'], label: (state) => boundText('electricMileRange', state) },
];

/**
 * Returns the trail to a search: each crumb links to the search with the parameters of the trail so far (section 2,
 * R16).
 * @param place of the search's ZIP, if it is known
 */
export function breadcrumbs(state: SearchState, rules: SearchRules, reference: Reference, place?: Place): Breadcrumb[] {
  const used = only(effective(state, rules).listingType) === 'USED';
  const trail: Breadcrumb[] = [
    { key: 'home', label: 'Home', href: rules.homeHref ?? '/' },
    { key: 'page', label: 'Cars for Sale', href: format({}, rules, reference) },
  ];
  const fixed = trail.length;
  let reached: SearchState = {};
  for (const level of levels) {
    const label = level.label(state, reference, place);
    if (label === undefined) continue;
    if (level.key === 'year' && used && trail.length - fixed >= 2) continue;
    reached = { ...reached, ...pick(state, level.params) };
    trail.push({ key: level.key, label, href: format(reached, rules, reference) });
  }
  return trail;
}

function pick(state: SearchState, params: readonly (keyof SearchState)[]): SearchState {
  return Object.fromEntries(params.flatMap((param) => (state[param] === undefined ? [] : [[param, state[param]]])));
}
