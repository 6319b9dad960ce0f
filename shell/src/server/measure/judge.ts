import { isPaid, type MeasuredEvent, type Told, type ToldEvent, toldEventSchema } from '@forecourt/site';

/** A browser tries for so long to tell an event; what happened earlier is not believed. Nor is a clock that is off by more. */
const oldestMs = 24 * 3_600_000;

/** Why an event is not counted; a label of metrics. */
export type Refusal = 'form' | 'time';

/** What is known besides of who tells. */
export interface Teller {
  brand: string;
  /** A short name of the plan. */
  plan: string;
  /** Id of the view, where the shell has signed it. */
  signed: string | null;
  /** Names a listing in a view. */
  pairOf(view: string, listing: string): string;
  /** Whether the visitor asks not to be followed: then nothing tells that two events are of one document. */
  isPrivate: boolean;
}

/**
 * Judges what a browser tells, event by event. A browser's clock may be wrong, how long ago something was by that clock hardly: what is
 * said to have happened after it was sent, or more than a day before, is refused, and so nothing that is kept lies in the future. What was
 * paid for is kept with the pair of its view and listing (R78), or as discarded where nobody has signed its view.
 * @param now epoch milliseconds
 */
export function judge(
  { events, sent, on, view }: Told,
  { brand, plan, signed, pairOf, isPrivate }: Teller,
  now: number,
): { taken: MeasuredEvent[]; refused: Refusal[] } {
  const taken: MeasuredEvent[] = [];
  const refused: Refusal[] = [];
  const isWrong = Math.abs(now - sent) > oldestMs;
  for (const told of events) {
    const event = toldEventSchema.safeParse(told);
    if (!event.success) refused.push('form');
    else if (isWrong || !isPlausible(event.data, sent)) refused.push('time');
    else {
      const { sponsored = false, at, ...rest } = event.data;
      const page = { brand, plan, on, ...(view !== undefined && !isPrivate && { view: idOf(view) }) };
      const kept: MeasuredEvent = { ...rest, sponsored, at: now - (sent - at), taken: now, ...page };
      if (isPaid(kept))
        Object.assign(kept, signed === null ? { discarded: 'unsigned' } : { pair: pairOf(signed, kept.id) });
      taken.push(kept);
    }
  }
  return { taken, refused };
}

/** A view's own id, signed or not. */
const idOf = (view: string) => view.split('.')[0];

function isPlausible({ at }: ToldEvent, sent: number): boolean {
  return at <= sent && sent - at <= oldestMs;
}
