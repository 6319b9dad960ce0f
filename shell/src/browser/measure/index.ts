import type { BusEvent } from '@forecourt/contracts';
import type { Bus, Intent } from '@forecourt/search-state';
import type { PageData } from '../data';
import { sendBeacon, type Untold } from './envelope';
import { randomId, toldOf } from './told';

/** What an intent changes: its parameter, or how it is called. Further results are no other search. */
export function filterOf(intent: Intent): BusEvent | null {
  if (intent.type === 'loadMore' || intent.type === 'page') return null;
  return { type: 'filter', detail: { by: 'param' in intent ? intent.param : intent.type } };
}

/**
 * Notes what is measured of this page, and has it told to the shell. What sends it is loaded when the browser has nothing else to do; a
 * page that is left before tells it as it goes.
 */
export function startMeasuring(bus: Bus<PageData, BusEvent>, { plan, on }: { plan: string; on: string }): void {
  const untold: Untold = { view: randomId(), plan, on, events: [] };
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
    const told = toldOf(event, { on, state: bus.view.state, search: location.search, now: Date.now() });
    if (told === null) return;
    untold.events.push(told);
    onEvent();
  });

  const leave = () => sendBeacon(untold);
  addEventListener('pagehide', leave);
  const load = async () => {
    const { startDelivery } = await import(/* webpackChunkName: "measure" */ './delivery');
    removeEventListener('pagehide', leave);
    onEvent = startDelivery(untold);
  };
  let isStarted = false;
  const start = () => {
    if (isStarted) return;
    isStarted = true;
    // Without it, what is measured goes with the page.
    load().catch(() => undefined);
  };
  // A view is to be signed before what was seen in it is followed.
  let onEvent = start;
  if ('requestIdleCallback' in window) requestIdleCallback(start, { timeout: 5000 });
  else setTimeout(start, 1000);
}
