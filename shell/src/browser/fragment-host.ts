import type { BusEvent, FragmentHost, PageView, SourceData } from '@forecourt/contracts';
import type { Bus, BusView } from '@forecourt/search-state';
import type { PageData } from './data';

/** The bus as fragments see it: the same page view that the server rendered with, and each one after it. */
export function createFragmentHost(
  bus: Bus<PageData, BusEvent>,
  initial: PageView,
): { host: FragmentHost; addLateData: (slot: string, data: unknown) => void } {
  let late: SourceData = {};
  let seen: BusView<PageData> | null = bus.view;
  let view = initial;
  const firstUrl = bus.view.url;
  const listeners = new Set<() => void>();

  const current = (): PageView => {
    if (seen !== bus.view) {
      const { state, url, data, reference, status, appending } = bus.view;
      // What came late belongs to the search that the server answered.
      const sources = url === firstUrl ? { ...late, ...data.sources } : data.sources;
      view = { state, url, data: sources, brand: initial.brand, reference, status, appending };
      seen = bus.view;
    }
    return view;
  };
  bus.view$.subscribe(() => {
    for (const listener of [...listeners]) listener();
  });

  return {
    host: {
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
    },
    addLateData(_slot, data) {
      late = { ...late, ...(data as SourceData) };
      seen = null;
      for (const listener of [...listeners]) listener();
    },
  };
}
