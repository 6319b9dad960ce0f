import type { Choice } from './choice';
import { popularFirst } from './choices';

export interface ChoiceGroup {
  label: string;
  choices: readonly Choice[];
}

/** Number of options before the groups. */
const most = 6;

/** Returns the options before the groups: those with the most results. */
export function popularOf(choices: readonly Choice[]): readonly string[] {
  return popularFirst(choices, most)
    .slice(0, most)
    .map(({ value }) => value);
}

/**
 * Groups the options of a facet as the service does: the popular ones, then each group with its other options, and options without a
 * group. Each option appears once.
 */
export function grouped(
  choices: readonly Choice[],
  popular: readonly string[],
  groups: readonly { label: string; values: readonly string[] }[],
): { first: readonly Choice[]; groups: readonly ChoiceGroup[] } {
  const first = popular.flatMap((value) => choices.find((choice) => choice.value === value) ?? []);
  const left = new Map(choices.filter((choice) => !first.includes(choice)).map((choice) => [choice.value, choice]));
  const take = (values: readonly string[]) =>
    values.flatMap((value) => {
      const choice = left.get(value);
      left.delete(value);
      return choice === undefined ? [] : [choice];
    });
  const named = groups.map(({ label, values }) => ({ label, choices: take(values) }));
  const others = { label: 'Other', choices: [...left.values()] };
  return { first, groups: [...named, others].filter((group) => group.choices.length > 0) };
}
