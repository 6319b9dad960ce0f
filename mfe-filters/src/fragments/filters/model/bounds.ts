import type { FilterOption } from '@forecourt/listing';
import { boundRows, boundText, boundIsHidden as isHidden } from '@forecourt/search-kit';
import type { BoundParam } from '@forecourt/search-state';
import { formatCount } from '@forecourt/ui';
import type { Panel } from './panel';

/** A bound to choose: whole miles, or miles per gallon. */
export interface BoundChoice {
  value: string;
  label: string;
  disabled: boolean;
}

/**
 * Returns the bounds to choose besides "Any", in order, always with the chosen one. A bound without a result
 * is disabled unless it is chosen (R24).
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
  // If the answer has none: mileage applies to every search.
  const steps = param === 'mileage' ? (rowOf(param)?.steps ?? []) : [];
  const listed = options ?? steps.map(plain);
  if (chosen === undefined || listed.some(({ value }) => value === `${chosen}`)) return listed;
  return [...listed, plain(chosen)].sort((a, b) => Number(a.value) - Number(b.value));
}

/** Drops upper limits after the first one that includes everything: new cars have few miles. */
function withoutRepeats(param: BoundParam, options: readonly FilterOption[]): readonly FilterOption[] {
  if (rowOf(param)?.bound !== 'most') return options;
  const most = Math.max(...options.map(({ count }) => count));
  const first = options.findIndex(({ count }) => count === most);
  return most > 0 ? options.filter(({ count }, at) => at <= first || count !== most) : options;
}

const rowOf = (param: BoundParam) => boundRows.find(({ name }) => name === param);

/** Whether a section is hidden (R26): fuel economy and electric range if there is nothing to choose; fuel economy also for electric vehicles only. */
export function boundIsHidden(param: BoundParam, panel: Panel): boolean {
  return isHidden(param, panel.state, boundChoices(param, panel));
}
