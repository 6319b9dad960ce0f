/**
 * Measures a visit for the teams whose versions are on the page, and sends the values to the shell. A script of its own, which the host
 * loads once the page is idle, for a share of the visits. It stores nothing and identifies nobody (docs/measurement.md).
 */
import { onLCP, onTTFB } from 'web-vitals';
import { measureVisit } from './measure-visit';
import { ownersOf } from './owners';
import { Visit } from './visit';

const { __fc: starter } = globalThis;
/** Interval of reports while the page is open, ms: of visits and errors alone. */
const everyMs = 10_000;
/** Shortest time over which growth of memory is measured, ms. */
const leastMs = 10_000;


void starter.files().then(([plan, { page }]) => {
  const owners = ownersOf(plan);
  const visit = new Visit(page, owners.versions, starter.failing!);
  const takeIn = measureVisit(visit, owners);
  onLCP(({ value, entries }) => {
    visit.raise(owners.ofNode(entries[0]?.element), 'lcp', value);
    visit.raisePage('lcp', value);
  });
  onTTFB(({ value }) => visit.raisePage('ttfb', value));

  let loadingSince: number | undefined;
  starter.started?.bus.view$.subscribe(({ status, appending }) => {
    if (status === 'loading' && !appending) loadingSince ??= performance.now();
    else if (loadingSince !== undefined) {
      if (status === 'ready') visit.searched(performance.now() - loadingSince);
      loadingSince = undefined;
    }
  });

  /** Memory of the page, which only some browsers say. */
  const memory = () => (performance as { memory?: { usedJSHeapSize: number } }).memory?.usedJSHeapSize;
  const before = memory();
  const startedAt = performance.now();

  /** Measures what can be read only once, at the end. */
  function measureEnd(): void {
    takeIn();
    const files = performance.getEntriesByType('resource') as PerformanceResourceTiming[];
    for (const [name, bytes] of new Map(files.map((file) => [file.name, file.encodedBodySize])))
      if (bytes > 0) visit.add(owners.ofUrl(name), 'bytes', bytes);
    const ms = performance.now() - startedAt;
    if (before !== undefined && ms >= leastMs)
      for (const key of owners.versions) visit.raise(key, 'memory', ((memory()! - before) / ms) * 60_000);
  }

  function send(isHidden: boolean): void {
    const report = visit.report(isHidden);
    if (report !== null)
      navigator.sendBeacon('/_shell/field', new Blob([JSON.stringify(report)], { type: 'application/json' }));
  }

  setInterval(send, everyMs, false);
  document.addEventListener('visibilitychange', () => {
    if (document.visibilityState !== 'hidden') return;
    measureEnd();
    send(true);
  });
});
