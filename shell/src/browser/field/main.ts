/**
 * Measures a visit for the teams whose versions are on the page, and sends the values to the shell: a chunk of its own, for a share of the
 * visits, which `measure-some-visits.ts` loads. It stores nothing and identifies nobody (docs/measurement.md).
 */
import type { BusEvent } from '@forecourt/contracts';
import type { Bus } from '@forecourt/search-state';
import { onLCP, onTTFB } from 'web-vitals';
import type { BrowserPlan } from '../../server/steps/document/browser-plan';
import type { PageData } from '../data';
import { observeVisit } from './observe-visit';
import { ownersOf } from './owners';
import { Visit } from './visit';

/** A page whose visit is measured. */
export interface MeasuredPage {
  plan: BrowserPlan;
  /** Page type. */
  type: string;
  bus: Pick<Bus<PageData, BusEvent>, 'view$'>;
  /** Versions with an error; grows. */
  failing: ReadonlySet<string>;
}

/** Interval of reports while the page is open, ms: of visits and errors alone. */
const everyMs = 10_000;
/** Shortest time over which growth of memory is measured, ms. */
const leastMs = 10_000;

/** Memory of the page, bytes, which only some browsers say. */
const memory = () => (performance as { memory?: { usedJSHeapSize: number } }).memory?.usedJSHeapSize;

function measure({ plan, type, bus, failing }: MeasuredPage): void {
  const owners = ownersOf(plan);
  const visit = new Visit(type, owners.versions, failing);
  const takeIn = observeVisit(visit, owners);
  onLCP(({ value, entries }) => {
    visit.raise(owners.ofNode(entries[0]?.element), 'lcp', value);
    visit.raisePage('lcp', value);
  });
  onTTFB(({ value }) => visit.raisePage('ttfb', value));

  let loadingSince: number | undefined;
  bus.view$.subscribe(({ status, appending }) => {
    if (status === 'loading' && !appending) loadingSince ??= performance.now();
    else if (loadingSince !== undefined) {
      if (status === 'ready') visit.searched(performance.now() - loadingSince);
      loadingSince = undefined;
    }
  });

  const startedAt = performance.now();
  const before = memory();
  /** Measures what can be read only at the end. */
  const measureEnd = () => {
    takeIn();
    const files = performance.getEntriesByType('resource') as PerformanceResourceTiming[];
    for (const [name, bytes] of new Map(files.map((file) => [file.name, file.encodedBodySize])))
      if (bytes > 0) visit.add(owners.ofUrl(name), 'bytes', bytes);
    const ms = performance.now() - startedAt;
    const after = memory();
    if (before !== undefined && after !== undefined && ms >= leastMs)
      for (const key of owners.versions) visit.raise(key, 'memory', ((after - before) / ms) * 60_000);
  };

  const send = (isHidden: boolean) => {
    const report = visit.report(isHidden);
    if (report !== null)
      navigator.sendBeacon('/_shell/field', new Blob([JSON.stringify(report)], { type: 'application/json' }));
  };
  setInterval(send, everyMs, false);
  document.addEventListener('visibilitychange', () => {
    if (document.visibilityState !== 'hidden') return;
    measureEnd();
    send(true);
  });
}

if (globalThis.__fcMeasured !== undefined) measure(globalThis.__fcMeasured);
