import type { Told, ToldEvent } from '@forecourt/site';

export const eventsPath = '/_shell/events';

/** Events of one document that the shell has not confirmed. */
export interface Untold extends Omit<Told, 'sent' | 'view' | 'events'> {
  view: string;
  events: ToldEvent[];
}

/** Maximum of events in one batch that the shell accepts. */
export const mostTold = 100;

export function bodyOf({ events, ...document }: Untold): string {
  const told: Told = { ...document, sent: Date.now(), events: events.slice(0, mostTold) };
  return JSON.stringify(told);
}

/** Sends events of a page that is being left; the response is not read. */
export function sendBeacon(untold: Untold): void {
  for (let from = 0; from < untold.events.length; from += mostTold) {
    const body = bodyOf({ ...untold, events: untold.events.slice(from, from + mostTold) });
    navigator.sendBeacon?.(eventsPath, new Blob([body], { type: 'application/json' }));
  }
}
