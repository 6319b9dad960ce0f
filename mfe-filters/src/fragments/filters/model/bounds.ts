import type { RangeParam } from '@forecourt/search-state';
import type { Panel } from './panel';

/** Parameters that take one bound from a list of steps. */
export type BoundParam = Extract<RangeParam, 'mileage' | 'mpgRange' | 'electricMileRange'>;

export interface BoundChoice {
  value: number;
  label: string;
  disabled: boolean;
}

const count = new Intl.NumberFormat('en-US');

/** Steps where the search's answer names none, and the words of a bound. */
const table: Readonly<Record<BoundParam, { steps: readonly number[]; label(value: number): string }>> = {
  mileage: {
    steps: [10_000, 15_000, 30_000, 45_000, 60_000, 75_000, 100_000, 150_000, 200_000],
    label: (miles) => `Under ${count.format(miles)} miles`,
  },
  mpgRange: { steps: [], label: (mpg) => `${mpg} MPG or more` },
  electricMileRange: { steps: [], label: (miles) => `${miles} miles or more` },
};

/**
 * The bounds that can be chosen besides "Any", in their order, with the chosen one among them in any case. One without a result
 * is disabled unless it is the chosen one (R24).
 */
export function boundChoices(param: BoundParam, { filters, state }: Panel): readonly BoundChoice[] {
  const { steps, label } = table[param];
  const chosen = state[param];
  const options = filters[param]?.flatMap((option) => {
    const value = Number(option.value);
    const disabled = value !== chosen && (option.disabled === true || option.count === 0);
    const words = `${option.label} (${count.format(option.count)})`;
    return Number.isInteger(value) && value > 0 ? [{ value, label: words, disabled }] : [];
  });
  const listed = options ?? steps.map((value) => ({ value, label: label(value), disabled: false }));
  if (chosen === undefined || listed.some(({ value }) => value === chosen)) return listed;
  return [...listed, { value: chosen, label: label(chosen), disabled: false }].sort((a, b) => a.value - b.value);
}

/** R26: fuel economy and electric range are hidden when there is nothing to choose; fuel economy also for electric vehicles alone. */
export function boundIsHidden(param: BoundParam, panel: Panel): boolean {
  if (param === 'mileage') return false;
  const fuels = panel.state.fuelTypeGroup ?? [];
  if (param === 'mpgRange' && fuels.length === 1 && fuels[0] === 'ELE') return true;
  return boundChoices(param, panel).every(({ disabled }) => disabled);
}
