import type { FilterOption } from '@forecourt/listing';
import { joinList, labelOf, type MultiParam, plainCode, thirdRow, values } from '@forecourt/search-state';
import { formatCount } from '@forecourt/ui/format';
import type { Option } from './hero';
import type { Panel } from './models';

/** A checkbox with its words. */
export interface Box {
  name: string;
  value: string;
  label: string;
  /** Number of results in words; absent if it is unknown. */
  count?: string;
  isChecked: boolean;
  isDisabled: boolean;
  badge?: string;
  info?: string;
  /** A dot before the label; its colour, if it has one. */
  dot?: { color?: string };
  picture?: string;
}

interface Choice extends Box {
  code: string;
  results: number;
}

/** Further checkboxes of a list, in a disclosure. */
export interface MoreBoxes {
  title?: string;
  count: number;
  isOpen: boolean;
  boxes: readonly Box[];
}

export interface BoxList {
  label: string;
  boxes: readonly Box[];
  more: readonly MoreBoxes[];
}

/** Returns the checkboxes of a facet: the options of the answer, then chosen values that it does not list. */
export function choicesOf(param: MultiParam, panel: Panel): readonly Choice[] {
  const { filters, shown, state, reference } = panel;
  const known = new Set<string>();
  const options = (filters[param] ?? []).filter(({ value }) => !known.has(value) && known.add(value));
  const listed = options.map((option) => choiceOf(param, option, panel));
  const unlisted = values(shown, param).filter((code) => !known.has(code));
  return [
    ...listed,
    ...unlisted.map((code) => ({
      ...{ name: param, code, value: joinList([code]), label: labelOf(param, code, state, reference) },
      ...{ isChecked: true, isDisabled: false, results: Number.POSITIVE_INFINITY },
    })),
  ];
}

function choiceOf(param: MultiParam, option: FilterOption, { shown }: Panel): Choice {
  const { value: code, label, colorValue, moreInfo, filterBadge, src } = option;
  const results = Math.max(0, option.count);
  // Third-row seating is among the seats, and a feature (R25).
  const name = param === 'maximumSeating' && code === thirdRow ? 'featureCode' : param;
  const isChecked = values(shown, name).includes(code);
  return {
    ...{ name, code, value: joinList([code]), label, results, count: formatCount(results), isChecked },
    isDisabled: !isChecked && (option.disabled === true || results === 0),
    ...{ badge: filterBadge, info: moreInfo, dot: { color: colorValue }, picture: src || undefined },
  };
}

function popularFirst(choices: readonly Choice[], popular: number): readonly Choice[] {
  const [found, none] = byResults(choices);
  const most = found.toSorted((a, b) => b.results - a.results).slice(0, popular);
  return [...most, ...found.filter((choice) => !most.includes(choice)), ...none];
}

const byResults = (choices: readonly Choice[]): readonly [readonly Choice[], readonly Choice[]] => [
  choices.filter(({ isDisabled }) => !isDisabled),
  choices.filter(({ isDisabled }) => isDisabled),
];

const hasChecked = (choices: readonly Choice[]) => choices.some(({ isChecked }) => isChecked);

/** Number of checkboxes before "View more", and by how many a list may be longer and yet shown completely. */
const [first, grace] = [6, 2];

/** Returns a list that shows its first boxes; with `isPopular` those with most results. */
export function listOf(label: string, given: readonly Choice[], isPopular = false): BoxList {
  const choices = isPopular ? popularFirst(given, first) : given;
  const shown = isPopular ? Math.min(first, byResults(choices)[0].length) : first;
  if (choices.length <= first + grace) return { label, boxes: choices, more: [] };
  const rest = choices.slice(shown);
  return {
    ...{ label, boxes: choices.slice(0, shown) },
    more: [{ count: rest.length, isOpen: hasChecked(rest), boxes: rest }],
  };
}

/** Returns a list in the service's groups: the popular boxes, then each group with the others. */
export function groupedListOf(
  label: string,
  choices: readonly Choice[],
  groups: readonly { label: string; values: readonly string[] }[],
): BoxList {
  const popular = popularFirst(choices, first).slice(0, first);
  const left = new Map(choices.filter((choice) => !popular.includes(choice)).map((choice) => [choice.code, choice]));
  const take = (codes: readonly string[]) =>
    codes.flatMap((code) => {
      const choice = left.get(code);
      left.delete(code);
      return choice ?? [];
    });
  const named = groups.map((group) => ({ title: group.label, boxes: take(group.values) }));
  const all = [...named, { title: 'Other', boxes: [...left.values()] }].filter(({ boxes }) => boxes.length > 0);
  return {
    ...{ label, boxes: popular },
    more: all.map(({ title, boxes }) => ({ title, boxes, count: boxes.length, isOpen: hasChecked(boxes) })),
  };
}

/** Returns the trims of a model. */
export function trimsOf(modelCode: string, panel: Panel): readonly Choice[] {
  const known = panel.reference.trims(modelCode)?.byCode;
  return choicesOf('trimCode', panel).filter(
    ({ code }) => known?.has(code) ?? plainCode(code) === plainCode(modelCode),
  );
}

/** Number of popular makes; if there are not twice as many, all are in one list. */
const popularMakes = 8;

/** Returns the makes to add: the popular ones first, those without a result last. */
export function makeOptions(makes: readonly Choice[]): readonly Option[] {
  const others = makes.filter(({ isChecked }) => !isChecked);
  const [found, none] = byResults(others);
  if (found.length < popularMakes * 2) return others.map(optionOf);
  const ordered = popularFirst(found, popularMakes);
  return [
    ...ordered.slice(0, popularMakes).map((make) => ({ ...optionOf(make), group: 'Popular makes' })),
    ...ordered.slice(popularMakes).map((make) => ({ ...optionOf(make), group: 'More makes' })),
    ...none.map((make) => ({ ...optionOf(make), group: 'No matches' })),
  ];
}

const optionOf = ({ code, label, count, isDisabled }: Choice): Option => ({
  ...{ value: code, disabled: isDisabled },
  label: count === undefined ? label : `${label} (${count})`,
});
