import type { BusEvent, CloseReason, FragmentHost, OverlayName, PageView, SlotProps } from '@forecourt/contracts';
import type { Intent } from '@forecourt/search-state';

/** A host that keeps everything in memory and changes nothing by itself. */
export interface MemoryHost extends FragmentHost {
  readonly dispatched: readonly Intent[];
  /** Events that the fragment emitted. */
  readonly events: readonly BusEvent[];
  /** Nested slots that are mounted now. */
  readonly mounted: readonly { element: HTMLElement; slot: string; props: SlotProps }[];
  /** Overlays that the fragment opened. */
  readonly overlays: readonly { name: OverlayName; props: SlotProps }[];
  setView(next: Partial<PageView>): void;
  /** Emits another fragment's event to the listeners, without adding it to `events`. */
  hear(event: BusEvent): void;
}

export function createMemoryHost(
  first: PageView,
  options: {
    onDispatch?: (intent: Intent) => void;
    /** Replaces parts of a view, for views where one part follows from another. */
    change?: (view: PageView, next: Partial<PageView>) => PageView;
  } = {},
): MemoryHost {
  const { onDispatch, change = (view, next) => ({ ...view, ...next }) } = options;
  let view = first;
  const watchers = new Set<() => void>();
  const listeners = new Set<(event: BusEvent) => void>();
  const dispatched: Intent[] = [];
  const events: BusEvent[] = [];
  const mounted: { element: HTMLElement; slot: string; props: SlotProps }[] = [];
  const overlays: { name: OverlayName; props: SlotProps }[] = [];
  const hear = (event: BusEvent) => {
    for (const listener of [...listeners]) listener(event);
  };

  return {
    get view() {
      return view;
    },
    dispatched,
    events,
    mounted,
    subscribe(onChange) {
      watchers.add(onChange);
      return () => watchers.delete(onChange);
    },
    dispatch(intent) {
      dispatched.push(intent);
      onDispatch?.(intent);
    },
    emit(event) {
      events.push(event);
      hear(event);
    },
    on(type, listener) {
      const heard = (event: BusEvent) => {
        // The type decides the detail, but the compiler cannot follow that through the union.
        if (event.type === type) (listener as (detail: BusEvent['detail']) => void)(event.detail);
      };
      listeners.add(heard);
      return () => listeners.delete(heard);
    },
    mountSlot(element, slot, props) {
      const entry = { element, slot, props };
      mounted.push(entry);
      return () => mounted.splice(mounted.indexOf(entry), 1);
    },
    overlays,
    openOverlay(name, props) {
      overlays.push({ name, props });
    },
    // jsdom has no modals; this replaces the browser's.
    openLayer(dialog, { onClose }) {
      dialog.open = true;
      dialog.close = (reason = 'escape-key') => {
        dialog.open = false;
        onClose?.(reason as CloseReason);
      };
    },
    setView(next) {
      view = change(view, next);
      for (const watcher of [...watchers]) watcher();
    },
    hear,
  };
}
