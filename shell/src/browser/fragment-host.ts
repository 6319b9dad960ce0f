import type { BusEvent, FragmentHost, PageView, SourceData } from '@forecourt/contracts';
import type { Bus, BusView } from '@forecourt/search-state';
import { flushSync } from 'react-dom';
import type { PageData } from './data';

/** Creates the bus's interface for fragments: the page view that the server rendered with, and each one after it. */
export function createFragmentHost(
  bus: Bus<PageData, BusEvent>,
  initial: PageView,
  dispatch: FragmentHost['dispatch'] = bus.dispatch,
): {
  host: FragmentHost;
  /** Returns the host for a late slot, whose HTML was rendered with data that the page's first view lacked. */
  lateHost: () => FragmentHost;
  addLateData: (slot: string, data: unknown) => void;
  /** Adds sources to the search in `of`; they stay in the view as long as its address or its data does. */
  addData: (of: Pick<BusView<PageData>, 'url' | 'data'>, sources: SourceData) => void;
} {
  const added: { of: Pick<BusView<PageData>, 'url' | 'data'>; sources: SourceData }[] = [];
  let seen: BusView<PageData> | null = bus.view;
  let view = initial;
  const first = bus.view;
  let isLeft = false;
  const listeners = new Set<() => void>();
  const addedTo = (shown: Pick<BusView<PageData>, 'url' | 'data'>): SourceData =>
    Object.assign(
      {},
      ...added.filter(({ of }) => of.url === shown.url || of.data === shown.data).map(({ sources }) => sources),
    );

  const current = (): PageView => {
    if (seen !== bus.view) {
      const { state, url, data, reference, status, appending } = bus.view;
      const sources = { ...addedTo(bus.view), ...data.sources };
      isLeft ||= url !== first.url;
      const { page, brand, today } = initial;
      // Parameters of an address besides the search apply once; the first intent removes them.
      const params = isLeft ? {} : initial.params;
      const { stale } = data;
      view = { page, params, state, url, data: sources, stale, brand, reference, today, status, appending };
      seen = bus.view;
    }
    return view;
  };
  const tell = () => {
    for (const listener of [...listeners]) listener();
  };
  // Results are rendered before anybody is notified that the search is over; the loading state may be rendered in steps.
  bus.view$.subscribe(({ status }) => (status === 'loading' ? tell() : flushSync(tell)));
  const addData = (of: Pick<BusView<PageData>, 'url' | 'data'>, sources: SourceData) => {
    added.push({ of, sources });
    seen = null;
    tell();
  };

  const host: FragmentHost = {
    get view() {
      return current();
    },
    initialView: initial,
    subscribe(onChange) {
      listeners.add(onChange);
      return () => listeners.delete(onChange);
    },
    dispatch,
    emit: bus.emit,
    on(type, listener) {
      const subscription = bus.events$.subscribe((event) => {
        // The type determines the detail, but the compiler cannot follow that through the union.
        if (event.type === type) (listener as (detail: BusEvent['detail']) => void)(event.detail);
      });
      return () => subscription.unsubscribe();
    },
  };

  return {
    host,
    lateHost: () =>
      Object.create(host, {
        initialView: { value: { ...initial, data: { ...addedTo(first), ...initial.data } } satisfies PageView },
      }) as FragmentHost,
    addLateData: (_slot, data) => addData(first, data as SourceData),
    addData,
  };
}
