import type { BusEvent, FragmentHost, PageView, SourceData } from '@forecourt/contracts';
import type { Bus, BusView } from '@forecourt/search-state';
import type { PageData } from './data';

/** The bus as fragments see it: the same page view that the server rendered with, and each one after it. */
export function createFragmentHost(
  bus: Bus<PageData, BusEvent>,
  initial: PageView,
): {
  host: FragmentHost;
  /** For a slot that came late: its HTML was rendered with data that the page's first view did not have yet. */
  lateHost: () => FragmentHost;
  addLateData: (slot: string, data: unknown) => void;
} {
  let late: SourceData = {};
  let seen: BusView<PageData> | null = bus.view;
  let view = initial;
  const first = bus.view;
  const listeners = new Set<() => void>();

  const current = (): PageView => {
    if (seen !== bus.view) {
      const { state, url, data, reference, status, appending } = bus.view;
      // What came late belongs to the search that the server answered, and stays on show as long as that.
      const isFirst = url === first.url || data === first.data;
      const sources = isFirst ? { ...late, ...data.sources } : data.sources;
      const { brand, today } = initial;
      view = { state, url, data: sources, brand, reference, today, status, appending };
      seen = bus.view;
    }
    return view;
  };
  bus.view$.subscribe(() => {
    for (const listener of [...listeners]) listener();
  });

  const host: FragmentHost = {
    get view() {
      return current();
    },
    initialView: initial,
    subscribe(onChange) {
      listeners.add(onChange);
      return () => listeners.delete(onChange);
    },
    dispatch: bus.dispatch,
    emit: bus.emit,
    on(type, listener) {
      const subscription = bus.events$.subscribe((event) => {
        // The type decides the detail, which the compiler cannot follow through the union.
        if (event.type === type) (listener as (detail: BusEvent['detail']) => void)(event.detail);
      });
      return () => subscription.unsubscribe();
    },
  };

  return {
    host,
    lateHost: () =>
      Object.create(host, {
        initialView: { value: { ...initial, data: { ...late, ...initial.data } } satisfies PageView },
      }) as FragmentHost,
    addLateData(_slot, data) {
      late = { ...late, ...(data as SourceData) };
      seen = null;
      for (const listener of [...listeners]) listener();
    },
  };
}
