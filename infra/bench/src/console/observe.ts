/** Measurements that a view of the console takes of itself; times in ms since navigation. */
export interface ObservedView {
  /** Time of the first frame with the selected element; null until then. */
  shown: number | null;
  longTasks: { start: number; duration: number }[];
}

declare global {
  var __view: ObservedView;
}

/** Runs in the page before everything else. Self-contained, because it is sent there as text. @param selector of an element that is shown once the registry has answered */
export function observeView(selector: string): void {
  const observed: ObservedView = { shown: null, longTasks: [] };
  globalThis.__view = observed;
  const look = () => {
    if (document.querySelector(selector) === null) return;
    changes.disconnect();
    requestAnimationFrame(() =>
      setTimeout(() => {
        observed.shown = performance.now();
      }),
    );
  };
  const changes = new MutationObserver(look);
  changes.observe(document, { childList: true, subtree: true });
  new PerformanceObserver((list) => {
    for (const { startTime, duration } of list.getEntries()) observed.longTasks.push({ start: startTime, duration });
  }).observe({ type: 'longtask', buffered: true });
}
