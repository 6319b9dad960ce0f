import axe from 'axe-core';
import { restingRules } from '../axe-rules';

const rules = Object.fromEntries(restingRules.map((rule) => [rule, { enabled: false }]));

/** Lists axe's violations in an element, each with its nodes. */
export async function violations(element: HTMLElement): Promise<string[]> {
  // Passed rules are not described element by element: that would take longer than the check.
  const found = await axe.run(element, { rules, resultTypes: ['violations'] });
  return found.violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html).join(' ')}`);
}
