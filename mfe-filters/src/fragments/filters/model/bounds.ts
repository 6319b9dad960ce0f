import type { FilterOption } from '@forecourt/listing';
import { boundRows, boundText, boundIsHidden as isHidden } from '@forecourt/search-kit';
import type { BoundParam } from '@forecourt/search-state';
import { formatCount } from '@forecourt/ui';
import type { Panel } from './panel';

/** A bound that can be chosen: whole miles, or miles a gallon. */
export interface BoundChoice {
  value: string;
  label: string;
  disabled: boolean;
}

/**
 * The bounds that can be chosen besides "Any", in their order, with the chosen one among them in any case. One without a result
 * is disabled unless it is the chosen one (R24).
 */
export function boundChoices(param: BoundParam, { filters, state }: Panel): readonly BoundChoice[] {
  const chosen = state[param];
  const plain = (bound: number): BoundChoice => ({
    value: `${bound}`,
    label: boundText(param, { [param]: bound }) ?? '',
    disabled: false,
  });
  const usable = filters[param]?.filter(({ value }) => /^[1-9]\d*$/.test(value));
  const options =
    usable &&
    withoutRepeats(param, usable).map(({ value, label, count, disabled }) => ({
      value,
      label: `${label} (${formatCount(Math.max(0, count))})`,
      disabled: value !== `${chosen}` && (disabled === true || count <= 0),
    }));
  // Where the answer names none: mileage is a matter of every search.
  const steps = param === 'mileage' ? (rowOf(param)?.steps ?? []) : [];
  const listed = options ?? steps.map(plain);
  if (chosen === undefined || listed.some(({ value }) => value === `${chosen}`)) return listed;
  return [...listed, plain(chosen)].sort((a, b) => Number(a.value) - Number(b.value));
}

/** Of limits at most, those after the first that leaves all there is say nothing more: new cars have few miles. */
function withoutRepeats(param: BoundParam, options: readonly FilterOption[]): readonly FilterOption[] {
  if (rowOf(param)?.bound !== 'most') return options;
  const most = Math.max(...options.map(({ count }) => count));
  const first = options.findIndex(({ count }) => count === most);
  return most > 0 ? options.filter(({ count }, at) => at <= first || count !== most) : options;
}

const rowOf = (param: BoundParam) => boundRows.find(({ name }) => name === param);

/** R26: fuel economy and electric range are hidden when there is nothing to choose; fuel economy also for electric vehicles alone. */
export function boundIsHidden(param: BoundParam, panel: Panel): boolean {
  return isHidden(param, panel.state, boundChoices(param, panel));
}
