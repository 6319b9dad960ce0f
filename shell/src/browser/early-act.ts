/** Something a visitor did in a slot that was not alive yet. */
export interface EarlyAct {
  element: HTMLElement;
  /** What a select or text field holds, whether a box is ticked; undefined for a click. */
  value: string | boolean | undefined;
}

/** Keeps an act in the place of an earlier one on the same element: what was meant is what stands there last. */
export function keepLast(acts: EarlyAct[], act: EarlyAct): void {
  const known = acts.findIndex(({ element }) => element === act.element);
  if (known !== -1) acts.splice(known, 1);
  acts.push(act);
}
