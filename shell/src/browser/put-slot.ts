/** Returns the place of a slot; a nested slot has none of its own, and its data is for the host, which renders it. */
export const placeOf = (slot: string): HTMLElement | null =>
  document.querySelector<HTMLElement>(`[data-slot="${slot}"]:not([data-slot] *)`);

/** Puts a slot of the layout into its place, and passes its data to the host, or stores it until there is one. */
export function putSlot(slot: string, outcome: string, nodes: Iterable<Node>, data: unknown): void {
  const { __fc: starter } = globalThis;
  const to = placeOf(slot);
  if (to) {
    to.replaceChildren(...nodes);
    Object.assign(to.dataset, { outcome, arrived: 'late' });
  }
  starter.lateSlots.push({ slot, data });
  starter.onLate?.(slot, data);
}
