import type { FilterOption } from '@forecourt/listing';
import { labelOf, thirdRow } from '@forecourt/search-kit';
import type { MultiParam } from '@forecourt/search-state';
import type { Choice } from './choice';
import { chosen, type Panel } from './panel';

/**
 * Returns the checkboxes of a facet in order: the options of the search's answer, then chosen values that it does not list, so that
 * every choice is visible and can be removed. Empty if there are neither. Computed once per panel.
 */
export function choicesOf(param: MultiParam, panel: Panel): readonly Choice[] {
  let choices = panel.choices.get(param);
  if (choices === undefined) {
    choices = makeChoices(param, panel);
    panel.choices.set(param, choices);
  }
  return choices;
}

function makeChoices(param: MultiParam, panel: Panel): readonly Choice[] {
  const known = new Set<string>();
  // A service may list an option twice: the first one counts.
  const options = (panel.filters[param] ?? []).filter(({ value }) => !known.has(value) && known.add(value));
  const listed = options.map((option) => choiceOf(param, option, panel));
  const unlisted = chosen(panel, param)
    .filter((code) => !known.has(code))
    .map((value) => {
      const label = labelOf(param, value, panel.state, panel.reference);
      return { param, value, label, selected: true, disabled: false };
    });
  return [...listed, ...unlisted];
}

function choiceOf(param: MultiParam, option: FilterOption, panel: Panel): Choice {
  const { value, label, colorValue, moreInfo, filterBadge: badge } = option;
  const src = option.src || undefined;
  const count = Math.max(0, option.count);
  const target = param === 'maximumSeating' && value === thirdRow ? 'featureCode' : param;
  const selected = chosen(panel, target).includes(value);
  const disabled = !selected && (option.disabled === true || count === 0);
  return { param: target, value, label, count, selected, disabled, colorValue, moreInfo, badge, src };
}

/** Sorts the popular ones first, then the others in order, and those without a result last. */
export function popularFirst(choices: readonly Choice[], popular: number): readonly Choice[] {
  const [found, none] = byResults(choices);
  const most = found.toSorted((a, b) => countOf(b) - countOf(a)).slice(0, popular);
  return [...most, ...found.filter((choice) => !most.includes(choice)), ...none];
}

/** Splits choices: enabled or chosen ones, and disabled ones. */
export function byResults(choices: readonly Choice[]): readonly [found: readonly Choice[], none: readonly Choice[]] {
  return [choices.filter(({ disabled }) => !disabled), choices.filter(({ disabled }) => disabled)];
}

/** A value that the answer does not list is a chosen one, so it has to be visible. */
const countOf = ({ count = Number.POSITIVE_INFINITY }: Choice) => count;

/** Returns the number of checked boxes of a facet. */
export function selectedCount(choices: readonly Choice[]): number {
  return choices.filter(({ selected }) => selected).length;
}

/** Whether two choices have the same look and effect. */
export function sameChoice(a: Choice, b: Choice): boolean {
  const names = Object.keys(a) as (keyof Choice)[];
  return names.length === Object.keys(b).length && names.every((name) => a[name] === b[name]);
}
