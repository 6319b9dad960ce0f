/** Measurements that the page takes of itself; times in ms since navigation. */
export interface Observed {
  fcp: number;
  lcp: number;
  /** The element of the LCP: its tag, and a picture's URL. */
  lcpElement: string;
  cls: number;
  longTasks: { start: number; duration: number }[];
  /** Durations of interaction events. */
  events: number[];
  /** Time of the last touch. */
  touched: number;
}

declare global {
  var __observed: Observed;
  /** Returns the text of the results; null while they are being replaced. */
  var __results: () => string | null;
}

/** Runs in the page before everything else. Self-contained, because it is sent there as text. */
export function observe(): void {
  const observed: Observed = {
    fcp: Number.NaN,
    lcp: Number.NaN,
    lcpElement: '',
    cls: 0,
    longTasks: [],
    events: [],
    touched: 0,
  };
  globalThis.__observed = observed;
  globalThis.__results = () => {
    const results = document.querySelector('[data-slot="results"]');
    const isBusy = results?.closest('[aria-busy]') || results?.querySelector('[aria-busy]');
    return results === null || isBusy ? null : results.textContent;
  };
  const watch = (type: string, onEntry: (entry: PerformanceEntry) => void, options: object = {}) =>
    new PerformanceObserver((list) => list.getEntries().forEach(onEntry)).observe({ type, buffered: true, ...options });

  addEventListener('pointerdown', ({ timeStamp }) => (observed.touched = timeStamp), { capture: true });
  watch('paint', (entry) => {
    if (entry.name === 'first-contentful-paint') observed.fcp = entry.startTime;
  });
  watch('largest-contentful-paint', (entry) => {
    const { element, url } = entry as PerformanceEntry & { element?: Element | null; url?: string };
    observed.lcp = entry.startTime;
    observed.lcpElement = `<${element?.tagName.toLowerCase() ?? '?'}> ${url ? new URL(url).pathname : (element?.textContent ?? '').slice(0, 40)}`;
  });
  watch('layout-shift', (entry) => {
    const { value, hadRecentInput } = entry as PerformanceEntry & { value: number; hadRecentInput: boolean };
    if (!hadRecentInput) observed.cls += value;
  });
  watch('longtask', (entry) => {
    observed.longTasks.push({ start: entry.startTime, duration: entry.duration });
  });
  watch(
    'event',
    (entry) => {
      const { interactionId } = entry as PerformanceEntry & { interactionId?: number };
      if (interactionId) observed.events.push(entry.duration);
    },
    { durationThreshold: 16 },
  );
}
