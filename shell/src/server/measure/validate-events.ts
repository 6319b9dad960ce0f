import { type EventBatch, isPaid, type MeasuredEvent, type SentEvent, sentEventSchema } from '@forecourt/site';

/** Time for which a browser tries to send an event; older events are refused, and so is a clock that is further off. */
const oldestMs = 24 * 3_600_000;

/** Reason why an event is refused; a label of metrics. */
export type Refusal = 'form' | 'time';

/** Facts about the sender, besides its events. */
export interface Sender {
  brand: string;
  /** Short name of the plan. */
  plan: string;
  /** Id of the view, if the shell has signed it; else null. */
  signed: string | null;
  /** Returns a name for a listing in a view. */
  pairOf(view: string, listing: string): string;
  /** Whether the visitor objects to tracking; then events are stored without the view that would link them. */
  isPrivate: boolean;
  /** Campaign that brought the visitor; leads are stored with it. */
  campaign?: string | undefined;
}

/**
 * Validates a browser's events, one by one. A browser's clock may be wrong, but time differences by that clock are reliable: an event
 * after the time of sending, or more than a day before it, is refused, so that no stored event is in the future. A paid event
 * is stored with the pair of its view and listing (R78), or as discarded if its view is not signed.
 * @param now epoch ms
 */
export function validateEvents(
  { events, sent, on, view }: EventBatch,
  { brand, plan, signed, pairOf, isPrivate, campaign }: Sender,
  now: number,
): { taken: MeasuredEvent[]; refused: Refusal[] } {
  const taken: MeasuredEvent[] = [];
  const refused: Refusal[] = [];
  const isWrong = Math.abs(now - sent) > oldestMs;
  for (const sentEvent of events) {
    const event = sentEventSchema.safeParse(sentEvent);
    if (!event.success) refused.push('form');
    else if (isWrong || !isPlausible(event.data, sent)) refused.push('time');
    else {
      const { sponsored = false, at, ...rest } = event.data;
      const page = { brand, plan, on, ...(view !== undefined && !isPrivate && { view: idOf(view) }) };
      const stored: MeasuredEvent = { ...rest, sponsored, at: now - (sent - at), taken: now, ...page };
      if (stored.type === 'lead' && campaign !== undefined && !isPrivate) stored.campaign = campaign;
      if (isPaid(stored))
        Object.assign(stored, signed === null ? { discarded: 'unsigned' } : { pair: pairOf(signed, stored.id) });
      taken.push(stored);
    }
  }
  return { taken, refused };
}

/** Returns a view's own id, signed or not. */
const idOf = (view: string) => view.split('.')[0];

function isPlausible({ at }: SentEvent, sent: number): boolean {
  return at <= sent && sent - at <= oldestMs;
}
