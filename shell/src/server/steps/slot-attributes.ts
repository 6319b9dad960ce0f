import type { PlanSlot } from '@forecourt/contracts';

/** Returns the attributes of a slot's element besides `data-slot` and `data-outcome`. Names and versions need no escaping, see contracts. */
export function slotAttributes(slot: PlanSlot): string {
  return `data-fragment="${slot.remote}/${slot.fragment}" data-version="${slot.version}"`;
}
