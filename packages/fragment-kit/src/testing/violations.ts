import axe from 'axe-core';

/** Without layout and canvas there is no contrast and no telling of icons from text; and a fragment is not a whole page. */
const resting = ['color-contrast', 'label-content-name-mismatch', 'region'];
const rules = Object.fromEntries(resting.map((rule) => [rule, { enabled: false }]));

/** What axe finds wrong in an element, each with the nodes concerned. */
export async function violations(element: HTMLElement): Promise<string[]> {
  const found = await axe.run(element, { rules });
  return found.violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html).join(' ')}`);
}
