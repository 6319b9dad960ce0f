/** An action of a visitor in a slot that was not hydrated yet. */
export interface EarlyAct {
  element: HTMLElement;
  /** Value of a select or text field, or whether a box is ticked; undefined for a click. */
  value: string | boolean | undefined;
}

/** Adds an act and removes an earlier one on the same element: only the last value was meant. */
export function keepLast(acts: EarlyAct[], act: EarlyAct): void {
  const known = acts.findIndex(({ element }) => element === act.element);
  if (known !== -1) acts.splice(known, 1);
  acts.push(act);
}
