import type { BusEvent } from '@forecourt/contracts';
import type { Bus, Intent } from '@forecourt/search-state';
import type { PageData } from '../data';
import { startDelivery } from './delivery';
import { type PendingBatch, sendBeacon } from './envelope';
import { randomId, sentEventOf } from './sent-event';

/** Returns the event for an intent that filters: its parameter, or its type. Further results are no other search. */
export function filterOf(intent: Intent): BusEvent | null {
  if (intent.type === 'loadMore' || intent.type === 'page') return null;
  return { type: 'filter', detail: { by: 'param' in intent ? intent.param : intent.type } };
}

/**
 * Records the events of this page and sends them to the shell, from the time that the browser is idle or something happened; a page that is
 * left before that sends them as it closes.
 */
export function startMeasuring(bus: Bus<PageData, BusEvent>, { plan, on }: { plan: string; on: string }): void {
  const pending: PendingBatch = { view: randomId(), plan, on, events: [] };
  const counted = new Set<string>();

  bus.intents$.subscribe((intent) => {
    const filter = filterOf(intent);
    if (filter !== null) bus.emit(filter);
  });
  bus.events$.subscribe((event) => {
    if (event.type === 'impression') {
      const { placement, id } = event.detail;
      const key = `${bus.view.url} ${placement} ${id}`;
      if (counted.has(key)) return;
      counted.add(key);
    }
    const sentEvent = sentEventOf(event, { on, state: bus.view.state, search: location.search, now: Date.now() });
    if (sentEvent === null) return;
    pending.events.push(sentEvent);
    onEvent();
  });

  const leave = () => sendBeacon(pending);
  addEventListener('pagehide', leave);
  let isStarted = false;
  const start = () => {
    if (isStarted) return;
    isStarted = true;
    removeEventListener('pagehide', leave);
    onEvent = startDelivery(pending);
  };
  // Started by the first event too, because a view must be signed before its paid links are followed.
  let onEvent = start;
  if ('requestIdleCallback' in window) requestIdleCallback(start, { timeout: 5000 });
  else setTimeout(start, 1000);
}
