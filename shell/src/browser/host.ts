/** The browser's half of the shell: one bus, one writer of history, and the page's slots on top of it. */
import type { BusEvent } from '@forecourt/contracts';
import { observePlaces } from '@forecourt/fragment-kit/host';
import { browserHistory, createBus, createReference, hrefFor, type Intent } from '@forecourt/search-state';
import { filter, firstValueFrom, skip } from 'rxjs';
import { anchorsIn } from './anchors';
import { showBusy } from './busy';
import { loadView, type PageData } from './data';
import { createFragmentLoader } from './federation';
import { createFragmentHost } from './fragment-host';
import { createLayers } from './layers';
import { filterOf, startMeasuring } from './measure';
import { measureSomeVisits } from './measure-some-visits';
import { overlayLoader } from './overlay-data';
import { createOverlays } from './overlays';
import { browserPage } from './pages';
import { doWithoutFiles, readPage } from './read-page';
import { reportFailure } from './report';
import { failing } from './send-report';
import { reportSideEffect, watchSideEffects } from './side-effects';
import { Slots } from './slots';

/** Starts the host of the page that is loaded. It does not return on a page whose files no longer exist. */
export async function startHost(): Promise<void> {
  const { __fc: starter } = globalThis;
  const { plan, view: initial } = await readPage(starter).catch((failure: { status?: number }) => {
    const [loaded] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[];
    doWithoutFiles(starter, failure, { wasReloaded: loaded?.type === 'reload', reload: () => location.reload() });
    // There is no page to begin.
    return new Promise<never>(() => {});
  });

  watchSideEffects();
  const page = browserPage(initial.page);
  const history = browserHistory(window, anchorsIn(document));
  /** Whether every intent opens another page, so that this page never changes. */
  const isDocument = plan.intents === 'document';
  const still = { url: () => initial.url, push() {}, replace() {}, leave: history.leave, onArrive: () => () => {} };
  const needs = new Set(plan.slots.flatMap((slot) => slot.needs));
  const bus = createBus<PageData, BusEvent>({
    rules: initial.brand,
    reference: initial.reference,
    initial: {
      state: initial.state,
      data: { sources: initial.data, stale: initial.stale, reference: initial.reference },
    },
    load: ({ url, append }, signal) => (append ? loadMore(url, signal) : loadSearch(url, signal)),
    append: page.append,
    referenceIn: ({ reference }) => reference,
    history: isDocument ? still : history,
    owner: globalThis,
  });

  /** Whether another page was requested, by a link, a form or by this page. */
  let isLeaving = false;
  addEventListener('beforeunload', () => {
    isLeaving = true;
  });

  /**
   * Loads a search, with the HTML of slots that are not hydrated. R58: if something that shows the search cannot follow it, each search
   * navigates to a page of its own.
   */
  async function loadSearch(url: string, signal: AbortSignal): Promise<PageData> {
    if (slots.isBehind) return goTo(url);
    follow('nested');
    const next = await loadView(url, { needs: [...needs], plan: plan.id, slots: slots.asleep }, signal);
    return signal.aborted || slots.canShow(next) ? next : goTo(url);
  }

  /** Loads one more page of the search, which only hydrated slots can add. */
  function loadMore(url: string, signal: AbortSignal): Promise<PageData> {
    follow('all');
    return loadView(url, { needs: [...needs], plan: plan.id }, signal);
  }

  /** Hydrates slots that show the search, so that they follow it. */
  function follow(which: 'nested' | 'all'): void {
    void slots.follow(which).then(agree);
  }

  /**
   * Navigates to the page of a search that was made in the meantime, if something cannot follow it. It does not replace a page that the
   * visitor has opened since, nor one that shows the search everywhere: what is pressed meanwhile would be lost.
   */
  function agree(): void {
    const { url, status } = bus.view;
    const disagrees = status === 'ready' ? slots.isStale : slots.isBehind;
    if (!isLeaving && url !== initial.url && disagrees) void goTo(url);
  }

  function goTo(url: string): Promise<never> {
    history.leave(url);
    return new Promise(() => {});
  }

  function leaveFor(intent: Intent): void {
    const filter = filterOf(intent);
    if (filter !== null) bus.emit(filter);
    history.leave(hrefFor(initial.state, intent, initial.brand, createReference(initial.reference)));
  }

  const { host, lateHost, addLateData, addData } = createFragmentHost(
    bus,
    initial,
    isDocument ? leaveFor : bus.dispatch,
  );
  /** Elements that the starter has marked stay busy until the search is done, or turns out to be none. */
  const followSearch = () => showBusy(bus.view.status === 'loading' && !bus.view.appending);
  bus.view$.pipe(skip(1)).subscribe(({ status, data }) => {
    // In the task in which the hydrated slots have followed, so that no other search is seen beside this one (R58).
    if (status === 'ready') slots.show(data, { ...host.view, reference: data.reference });
    // Only hydrated slots can say so, and offer to try again.
    if (status === 'failed') follow('all');
    followSearch();
  });
  // A search that failed while offline is retried once when the connection is back.
  addEventListener('online', bus.retry);
  const load = createFragmentLoader(plan);
  const slots = new Slots({
    plan,
    load,
    host,
    lateHost,
    atRest: () => firstValueFrom(bus.view$.pipe(filter(({ status }) => status !== 'loading')), { defaultValue: null }),
    onFailure(slot, error) {
      reportFailure(bus, slot, error);
      agree();
    },
    onReplayed: followSearch,
    onMismatch({ remote, version, slot }, error) {
      console.error(`The fragment in the slot "${slot}" renders otherwise here than on the server.`, error);
      reportSideEffect({ kind: 'hydration', remote, version, reason: `${slot}: ${String(error)}` });
    },
  });
  host.mountSlot = (element, slot, props) => slots.adopt(element, slot, props);
  host.openLayer = createLayers({ history, emit: bus.emit });
  host.openOverlay = createOverlays({
    ...{ plan, host, load, openLayer: host.openLayer },
    loadData: overlayLoader({
      needs,
      host,
      bus,
      addData,
      load: (url, wanted, signal) => loadView(url, { needs: wanted, plan: plan.id }, signal),
    }),
    leave: history.leave,
    onFailure: (place, error) => reportFailure(bus, place, error),
  });

  startMeasuring(bus, { plan: plan.id, on: initial.page });
  const places = observePlaces(document, bus.emit);
  new MutationObserver(places.look).observe(document.body, {
    ...{ childList: true, subtree: true, attributes: true, attributeFilter: ['data-placed'] },
  });
  page.start?.({ bus, history, initial });
  starter.started = { bus };
  starter.onStarted?.(starter.started);

  for (const { slot, data } of starter.lateSlots.splice(0)) addLateData(slot, data);
  starter.onLate = (slot, data) => {
    addLateData(slot, data);
    slots.adoptAll();
  };
  slots.adoptAll();
  starter.onAct = (act) => slots.act(act);
  for (const act of starter.acts.splice(0)) slots.act(act);
  page.settle?.({ bus, history });
  history.catchUp(initial.url);
  measureSomeVisits({ plan, type: initial.page, bus, failing });
}
