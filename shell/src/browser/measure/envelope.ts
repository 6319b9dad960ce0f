import type { EventBatch, SentEvent } from '@forecourt/site';

export const eventsPath = '/_shell/events';

/** Events of one document that the shell has not confirmed. */
export interface PendingBatch extends Omit<EventBatch, 'sent' | 'view' | 'events'> {
  view: string;
  events: SentEvent[];
}

/** Maximum of events in one batch that the shell accepts. */
export const mostInBatch = 100;

export function bodyOf({ events, ...document }: PendingBatch): string {
  const batch: EventBatch = { ...document, sent: Date.now(), events: events.slice(0, mostInBatch) };
  return JSON.stringify(batch);
}

/** Sends events of a page that is being left; the response is not read. */
export function sendBeacon(pending: PendingBatch): void {
  for (let from = 0; from < pending.events.length; from += mostInBatch) {
    const body = bodyOf({ ...pending, events: pending.events.slice(from, from + mostInBatch) });
    navigator.sendBeacon?.(eventsPath, new Blob([body], { type: 'application/json' }));
  }
}
