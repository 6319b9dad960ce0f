/** The browser's half of the shell: one bus, one writer of history, and the page's slots on top of it. */
import type { BusEvent } from '@forecourt/contracts';
import { type PackedView, unpackView } from '@forecourt/listing';
import { browserHistory, createBus, restorePosition } from '@forecourt/search-state';
import type { BrowserPlan } from '../server/steps/document/state-script';
import { createBring } from './bring';
import { appendPage, loadView, type PageData } from './data';
import { documentHead } from './document-head';
import { createFragmentLoader } from './federation';
import { createFragmentHost } from './fragment-host';
import { createLayers } from './layers';
import { createOverlays } from './overlays';
import { reportFailure } from './report';
import { Slots } from './slots';

const read = <T>(id: string) => JSON.parse(document.getElementById(id)?.textContent ?? 'null') as T;
const plan = read<BrowserPlan>('fc-plan');
const initial = unpackView(read<PackedView>('fc-view'));

const history = browserHistory(window);
const needs = new Set(plan.slots.flatMap((slot) => slot.needs));
const bus = createBus<PageData, BusEvent>({
  rules: initial.brand,
  reference: initial.reference,
  initial: { state: initial.state, data: { sources: initial.data, reference: initial.reference } },
  load: ({ url }, signal) => loadView(url, [...needs], signal),
  append: appendPage,
  referenceIn: ({ reference }) => reference,
  history,
  owner: globalThis,
});

const { host, lateHost, addLateData, addData } = createFragmentHost(bus, initial);
const load = createFragmentLoader(plan);
const slots = new Slots({
  plan,
  load,
  host,
  lateHost,
  onFailure: (slot, error) => reportFailure(bus, slot, error),
});
host.mountSlot = (element, slot, props) => slots.adopt(element, slot, props);
host.openLayer = createLayers({ history, emit: bus.emit });
host.openOverlay = createOverlays({
  ...{ plan, host, load, openLayer: host.openLayer },
  bring: createBring({ needs, host, bus, addData, load: loadView }),
  leave: history.leave,
  onFailure: (place, error) => reportFailure(bus, place, error),
});

bus.view$.subscribe(documentHead(initial.brand));
bus.events$.subscribe((event) => {
  // R74: the position is kept when a listing is opened in this very tab.
  if (event.type === 'listing-clicked') history.savePosition(bus.view.pages);
});
bus.intents$.subscribe((intent) => {
  if (intent.type === 'page') document.querySelector('[data-slot="results"]')?.scrollIntoView();
});

const { __fc: starter } = globalThis;
for (const { slot, data } of starter.lateSlots.splice(0)) addLateData(slot, data);
starter.onLate = (slot, data) => {
  addLateData(slot, data);
  slots.adoptAll();
};
slots.adoptAll();
starter.onAct = (act) => slots.act(act);
for (const act of starter.acts.splice(0)) slots.act(act);
void restorePosition(bus, history);
