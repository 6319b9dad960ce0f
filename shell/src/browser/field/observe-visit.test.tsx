import { observeVisit } from './observe-visit';
import { ownersOf } from './owners';
import { Visit } from './visit';

const slot = { fragment: 'a', hydrate: 'idle', needs: [] };
const overlays = { container: 'mfe_account', entry: '', overlays: {} };
const owners = ownersOf({
  slots: [
    { ...slot, slot: 'filters', remote: 'mfe-filters', version: '2.1.0' },
    { ...slot, slot: 'grid-ad', remote: 'mfe-ads', version: '1.0.0', nested: true },
    { ...slot, slot: 'results', remote: 'mfe-results', version: '3.0.0' },
  ],
  remotes: { 'mfe-account': { ...overlays, version: '4.0.0' } },
});

/** A browser's performance observers; entries are delivered by the test. */
class Observers {
  static readonly supportedEntryTypes = ['event', 'layout-shift', 'long-animation-frame', 'measure'];
  static all: Observers[] = [];
  private type = '';
  due: object[] = [];

  constructor(private readonly callback: (list: { getEntries: () => object[] }) => void) {
    Observers.all.push(this);
  }
  observe({ type, buffered }: { type: string; buffered: boolean }): void {
    expect(buffered).toBe(true);
    this.type = type;
  }
  takeRecords(): object[] {
    return this.due.splice(0);
  }
  static of(type: string): Observers {
    return Observers.all.find((one) => one.type === type)!;
  }
  static deliver(type: string, ...entries: object[]): void {
    Observers.of(type).callback({ getEntries: () => entries });
  }
}

let visit: Visit;
let takeIn: () => void;
/** Returns the values of each version, and of the page. */
const values = (): Record<string, Partial<Record<string, number>>> => {
  takeIn();
  const report = visit.report(true)!;
  const ofVersions = Object.entries(report.versions).map(([key, version]) => [key, version.values]);
  return { page: report.values, ...Object.fromEntries(ofVersions) };
};
const element = (id: string) => document.getElementById(id)!;

beforeEach(() => {
  Observers.all = [];
  Object.assign(globalThis, { PerformanceObserver: Observers });
  document.body.innerHTML = `
    <header id="site"></header>
    <div data-slot="filters"><button id="filter"></button></div>
    <div data-slot="results"><p id="result"></p><div data-slot="grid-ad"><a id="ad"></a></div></div>
    <dialog data-overlay="mfe-account/sign-in"><button id="sign-in"></button></dialog>`;
  visit = new Visit('results', owners.versions, new Set());
  takeIn = observeVisit(visit, owners);
});

test('an element belongs to the innermost slot, an overlay’s to its remote, and a script to the version in its URL', () => {
  expect(['filter', 'ad', 'result', 'sign-in', 'site'].map((id) => owners.ofNode(element(id)))).toEqual([
    ...['mfe-filters@2.1.0', 'mfe-ads@1.0.0', 'mfe-results@3.0.0', 'mfe-account@4.0.0', undefined],
  ]);
  expect(owners.ofUrl('https://cars.example/_shell/remotes/mfe-ads/1.0.0/bundle.js')).toBe('mfe-ads@1.0.0');
  expect(owners.ofUrl('https://cars.example/_shell/remotes/mfe-ads/0.9.0/bundle.js')).toBeUndefined();
  expect(owners.ofUrl('https://cars.example/_shell/assets/host.js')).toBeUndefined();
});

test('the slowest interaction belongs to the version whose element was used, also if the element is gone by then', () => {
  Observers.deliver('event', { interactionId: 1, duration: 48, startTime: 1, target: element('ad') });
  Observers.deliver('event', { interactionId: 0, duration: 900, startTime: 2, target: element('ad') });
  const click = new MouseEvent('click', { bubbles: true });
  element('filter').dispatchEvent(click);
  element('filter').remove();
  Observers.of('event').due = [{ interactionId: 2, duration: 264, startTime: click.timeStamp, target: null }];
  expect(values()).toMatchObject({
    page: { inp: 264 },
    'mfe-filters@2.1.0': { inp: 264 },
    'mfe-ads@1.0.0': { inp: 48 },
  });
});

test('an interaction that browsers do not report, because it was fast, counts as fast', () => {
  element('filter').dispatchEvent(new MouseEvent('click', { bubbles: true }));
  expect(values()['mfe-filters@2.1.0']).toMatchObject({ inp: 8 });
});

test('a shift belongs to the version whose element is the largest part of it, unless the visitor caused it', () => {
  const part = (id: string, width: number) => ({ node: element(id), currentRect: { width, height: 10 } });
  const shift = (startTime: number, value: number, ...sources: object[]) => ({
    ...{ startTime, value, sources, hadRecentInput: false },
  });
  Observers.deliver(
    'layout-shift',
    shift(0, 0.1, part('filter', 5), part('ad', 50)),
    shift(100, 0.2, part('ad', 50)),
    shift(9000, 0.25, part('result', 5)),
    { ...shift(9100, 0.9, part('result', 5)), hadRecentInput: true },
    shift(9200, 0.3),
  );
  const { page, ...versions } = values();
  expect(page).toEqual({ cls: 0.55 });
  expect(Object.entries(versions).map(([key, { cls }]) => [key, cls?.toFixed(2)])).toEqual([
    ['mfe-filters@2.1.0', '0.00'],
    ['mfe-ads@1.0.0', '0.30'],
    ['mfe-results@3.0.0', '0.25'],
  ]);
});

test('time in long frames belongs to the version in the script’s URL, or whose element’s listener React ran', () => {
  const host = 'https://cars.example/_shell/assets/host.js';
  const click = new MouseEvent('click', { bubbles: true });
  element('filter').dispatchEvent(click);
  const script = (sourceURL: string, invokerType: string, startTime: number, duration: number) => ({
    ...{ sourceURL, invokerType, startTime, duration },
  });
  Observers.deliver('long-animation-frame', {
    scripts: [
      script('https://cars.example/_shell/remotes/mfe-ads/1.0.0/bundle.js', 'user-callback', click.timeStamp + 1, 60),
      script(host, 'event-listener', click.timeStamp + 1, 150),
      script(host, 'event-listener', click.timeStamp - 1, 500),
      script(host, 'user-callback', click.timeStamp + 1, 700),
    ],
  });
  expect(values()).toMatchObject({
    'mfe-ads@1.0.0': { blocking: 60 },
    'mfe-filters@2.1.0': { blocking: 150 },
    'mfe-results@3.0.0': { blocking: 0 },
  });
});

test('the longest hydration of a version counts, and no other measure', () => {
  Observers.deliver(
    'measure',
    { name: 'hydrate mfe-filters@2.1.0', duration: 30 },
    { name: 'hydrate mfe-filters@2.1.0', duration: 20 },
    { name: 'mfe-filters@2.1.0', duration: 90 },
  );
  expect(values()['mfe-filters@2.1.0']).toMatchObject({ hydration: 30 });
});

test('a browser that measures none of it causes no error', () => {
  Object.assign(globalThis, {
    PerformanceObserver: { supportedEntryTypes: [] },
  });
  visit = new Visit('results', owners.versions, new Set());
  takeIn = observeVisit(visit, owners);
  expect(values()['mfe-ads@1.0.0']).toEqual({ cls: 0, blocking: 0 });
});
