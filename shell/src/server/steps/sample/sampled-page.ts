import { moduleOf } from '@forecourt/contracts';
import type { SampledInput } from '@forecourt/contracts/rehearsal';
import type { ViewTexts } from '@forecourt/packed-view';
import type { SlotJob, SlotList } from '@forecourt/renderer';

/** What the slots of one page were rendered from, batch by batch. */
export class SampledPage {
  private made: SampledInput | null = null;

  /** Adds slots that were rendered together. The data of the last ones counts: it includes that of the others. */
  add({ brand, page, request }: { brand: string; page: string; request: SlotList & { view: ViewTexts } }): void {
    const { roots, nested, view } = request;
    const slots = new Map((this.made?.slots ?? []).map((slot) => [slot.slot, slot]));
    for (const root of roots) slots.set(root.slot, slotOf(root, false));
    for (const inner of Object.values(nested)) slots.set(inner.slot, slotOf(inner, true));
    const data = Object.entries(view.data).map(([key, { text }]) => [key, text] as const);
    this.made = {
      ...{ brand, page, slots: [...slots.values()] },
      ...{ own: view.own, reference: view.reference.text, data: Object.fromEntries(data) },
    };
  }

  /** The input; null if nothing was rendered. */
  get input(): SampledInput | null {
    return this.made;
  }
}

function slotOf({ slot, key, fragment, props, nests }: SlotJob, isNested: boolean): SampledInput['slots'][number] {
  return { slot, remote: moduleOf(key).remote, fragment, nests: [...nests], isNested, ...(props && { props }) };
}
