/** Entries that TypeScript's library does not have yet. */
export interface Entries {
  event: PerformanceEventTiming & { interactionId?: number };
  'first-input': Entries['event'];
  'layout-shift': PerformanceEntry & {
    value: number;
    hadRecentInput: boolean;
    sources?: readonly { node: Node | null; currentRect: DOMRectReadOnly }[];
  };
  'long-animation-frame': PerformanceEntry & {
    scripts: readonly (PerformanceEntry & { sourceURL: string; invokerType: string })[];
  };
  measure: PerformanceMeasure;
}

/**
 * Calls back for each entry of a type, past ones included; never in a browser that does not have the type.
 * @returns a function that delivers the entries that are due
 */
export function observe<Type extends keyof Entries>(
  type: Type,
  each: (entry: Entries[Type]) => void,
  options: object = {},
): () => void {
  if (!PerformanceObserver.supportedEntryTypes.includes(type)) return () => {};
  const deliver = (entries: readonly PerformanceEntry[]) => (entries as Entries[Type][]).forEach(each);
  const observer = new PerformanceObserver((list) => deliver(list.getEntries()));
  observer.observe({ type, buffered: true, ...options });
  return () => deliver(observer.takeRecords());
}
