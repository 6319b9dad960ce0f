import { formatCount, type SelectOption } from '@forecourt/ui';
import type { Choice } from './choice';
import { byResults, popularFirst } from './choices';

/** Number of popular makes shown first; if there are not many more, all are in one list. */
const popular = 8;

/** Returns the makes to add: the popular ones first, those without a result last and disabled (R24). */
export function makeOptions(makes: readonly Choice[]): readonly SelectOption[] {
  const others = makes.filter(({ selected }) => !selected);
  const [found, none] = byResults(others);
  if (found.length < popular * 2) return others.map(toOption);
  const ordered = popularFirst(found, popular);
  return [
    ...ordered.slice(0, popular).map((make) => ({ ...toOption(make), group: 'Popular makes' })),
    ...ordered.slice(popular).map((make) => ({ ...toOption(make), group: 'More makes' })),
    ...none.map((make) => ({ ...toOption(make), group: 'No matches' })),
  ];
}

function toOption({ value, label, count, disabled }: Choice): SelectOption {
  return { value, label: count === undefined ? label : `${label} (${formatCount(count)})`, disabled };
}
