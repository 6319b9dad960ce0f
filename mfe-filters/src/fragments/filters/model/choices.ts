import type { FilterOption } from '@forecourt/contracts';
import type { MultiParam, ReferenceOption } from '@forecourt/search-state';
import { chosen, type Panel } from './panel';

/** One box of a facet, ready to be drawn. */
export interface Choice {
  /** Where it writes to; third-row seating among the seats is a feature (R25). */
  param: MultiParam;
  value: string;
  label: string;
  /** Absent for a value that the search's answer does not list. */
  count?: number;
  selected: boolean;
  /** Has no result and is not selected: shown, but cannot be chosen (R24). */
  disabled: boolean;
  colorValue?: string;
  moreInfo?: string;
  badge?: string;
}

/** The seats option that is a feature (R25). */
const thirdRow = '1306';

/** R27. What is not named here comes last. */
const fuelOrder = ['ELE', 'GSL', 'HYB', 'PIH', 'DSL', 'HYD', 'ALT'];

/**
 * The boxes of a facet in their order: the options of the search's answer, then chosen values that it does not list, so that
 * whatever is chosen can be seen and taken back. Empty when there is neither.
 */
export function choicesOf(param: MultiParam, panel: Panel): readonly Choice[] {
  const options = ordered(param, panel.filters[param] ?? []);
  const listed = options.map((option) => choiceOf(param, option, panel));
  const known = new Set(options.map(({ value }) => value));
  const unlisted = chosen(panel, param)
    .filter((value) => !known.has(value))
    .map((value) => ({ param, value, label: labelOf(param, value, panel), selected: true, disabled: false }));
  return [...listed, ...unlisted];
}

/** How many boxes of a facet are on. */
export function selectedCount(choices: readonly Choice[]): number {
  return choices.filter(({ selected }) => selected).length;
}

/** Whether two choices look and do alike. */
export function sameChoice(a: Choice, b: Choice): boolean {
  const names = Object.keys(a) as (keyof Choice)[];
  return names.length === Object.keys(b).length && names.every((name) => a[name] === b[name]);
}

function choiceOf(param: MultiParam, option: FilterOption, panel: Panel): Choice {
  const target = param === 'maximumSeating' && option.value === thirdRow ? 'featureCode' : param;
  const selected = chosen(panel, target).includes(option.value);
  return {
    param: target,
    value: option.value,
    label: option.label,
    count: option.count,
    selected,
    disabled: !selected && (option.disabled === true || option.count === 0),
    colorValue: option.colorValue,
    moreInfo: option.moreInfo,
    badge: option.filterBadge,
  };
}

function ordered(param: MultiParam, options: readonly FilterOption[]): readonly FilterOption[] {
  if (param !== 'fuelTypeGroup') return options;
  const place = (value: string) => (fuelOrder.includes(value) ? fuelOrder.indexOf(value) : fuelOrder.length);
  return [...options].sort((a, b) => place(a.value) - place(b.value));
}

function labelOf(param: MultiParam, value: string, { reference, state }: Panel): string {
  const named = (options: readonly ReferenceOption[] | undefined) => options?.find(({ code }) => code === value)?.label;
  const plain = value.slice(0, value.indexOf('|') + 1 ? value.indexOf('|') : undefined);
  if (param === 'makeCode') return named(reference.makes) ?? value;
  if (param === 'modelCode') return named(reference.models[makeOf(value)]) ?? plain;
  if (param === 'trimCode') {
    const trims = (state.modelCode ?? []).flatMap((model) => reference.trims[model] ?? []);
    return named(trims) ?? value.slice(value.indexOf('|') + 1);
  }
  return named(reference.facets[param]) ?? plain;
}

/** The make of a compound model or series code: `CAMRY|TOYOTA` → `TOYOTA`. */
export function makeOf(code: string): string {
  return code.slice(code.indexOf('|') + 1);
}
