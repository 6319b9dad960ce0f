import axe from 'axe-core';
import { restingRules } from '../axe-rules';

const rules = Object.fromEntries(restingRules.map((rule) => [rule, { enabled: false }]));

/** What axe finds wrong in an element, each with the nodes concerned. */
export async function violations(element: HTMLElement): Promise<string[]> {
  // What passes is not described element by element: that would cost more than the check.
  const found = await axe.run(element, { rules, resultTypes: ['violations'] });
  return found.violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html).join(' ')}`);
}
