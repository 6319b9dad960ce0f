// The document's own addresses are slow, and these are made for every answer.
import { URL } from 'node:url';
import type { BusEvent } from '@forecourt/contracts';
import { packView } from '@forecourt/packed-view';
import { fixtureView } from '@forecourt/search-kit/testing';
import {
  browserHistory,
  createBus,
  createReference,
  effective,
  format,
  type MultiParam,
  parse,
  type SearchState,
  values,
} from '@forecourt/search-state';
import fc from 'fast-check';
import { loadView, type PageData } from './data';
import { createFragmentHost } from './fragment-host';

/** Boxes of facets that narrow the search, widen it, or add and remove other facets. */
const boxes: readonly (readonly [MultiParam, string])[] = [
  ...['SEDAN', 'COUPE', 'SUVCROSS'].map((value) => ['vehicleStyleCode', value] as const),
  ...['RED', 'BLUE', 'BLACK'].map((value) => ['extColorSimple', value] as const),
  ...['NEW', 'USED'].map((value) => ['listingType', value] as const),
  ...['TOYOTA', 'HONDA'].map((value) => ['makeCode', value] as const),
  ['featureCode', '1306'],
];

/** Set `PROPERTY_RUNS=10000` for more runs when working on the bus. */
const runs = { numRuns: Number(process.env.PROPERTY_RUNS ?? 300) };

/** A click on a box, the pause before the next one, and the network's answer to its search. */
const click = fc.record({
  box: fc.constantFrom(...boxes),
  thenMs: fc.integer({ min: 0, max: 200 }),
  answerMs: fc.integer({ min: 50, max: 4000 }),
  fate: fc.constantFrom('answered', 'answered', 'answered', 'refused', 'broken'),
  heedsAbort: fc.boolean(),
});
/** Thirty clicks in three seconds at most. */
const clicks = fc
  .array(click, { minLength: 30, maxLength: 30 })
  .filter((all) => all.reduce((sum, { thenMs }) => sum + thenMs, 0) <= 3000);

/** Returns the server's count for a search: different for each search, and always the same for one. */
const countOf = (url: string) => [...url].reduce((sum, letter) => (sum * 31 + letter.charCodeAt(0)) % 1_000_003, 7);
const fixture = fixtureView();
const viewOf = (url: string) => {
  const listing = { ...fixture.data.listing!, listings: [], filters: {}, totalResultCount: countOf(url) };
  return { ...fixture, url, state: {}, data: { listing } };
};
const initial = viewOf('/cars-for-sale/all');
const { brand } = initial;
const reference = createReference(initial.reference);

/** Advances the time, ms, and runs the promises that waited for it. */
async function pass(ms: number): Promise<void> {
  jest.advanceTimersByTime(ms);
  for (let turns = 0; turns < 20; turns++) await null;
}

const { fetch: realFetch } = globalThis;
beforeEach(() => jest.useFakeTimers());
afterEach(() => {
  jest.useRealTimers();
  globalThis.fetch = realFetch;
});

test('R20 30 toggles in 3 seconds on a slow network end in the right state, count and URL, whatever is late, lost or out of order', async () => {
  await fc.assert(
    fc.asyncProperty(clicks, async (all) => {
      history.replaceState(null, '', initial.url);
      const historyOfPage = browserHistory(window);
      let now: (typeof all)[number] | null = null;
      globalThis.fetch = (input, { signal } = {}) => {
        const url = new URL(String(input), 'http://localhost').searchParams.get('url')!;
        const { answerMs, fate, heedsAbort } = now ?? { answerMs: 100, fate: 'answered', heedsAbort: true };
        return new Promise((resolve, reject) => {
          if (heedsAbort) signal?.addEventListener('abort', () => reject(signal.reason));
          setTimeout(() => {
            if (fate === 'broken') reject(new TypeError('Failed to fetch'));
            else resolve({ ok: fate === 'answered', status: 502, json: async () => packView(viewOf(url)) } as Response);
          }, answerMs);
        });
      };
      const bus = createBus<PageData, BusEvent>({
        rules: brand,
        reference: initial.reference,
        initial: { state: initial.state, data: { sources: initial.data, reference: initial.reference } },
        load: ({ url }, signal) => loadView(url, { needs: ['listing'], plan: 'plan' }, signal),
        append: (shown) => shown,
        referenceIn: ({ reference: slice }) => slice,
        history: historyOfPage,
        owner: {},
        onFailure: () => undefined,
      });
      const { host } = createFragmentHost(bus, initial);
      const seen: (readonly [status: string, url: string, count: number | undefined])[] = [];
      host.subscribe(() => {
        const { status, url, data: shown } = host.view;
        seen.push([status, url, shown.listing?.totalResultCount]);
      });

      /** The intended state: each click inverts the box as the person sees it. */
      const ticked = new Set(boxes.filter(([param, value]) => isTicked(initial.state, param, value)).map(keyOf));
      for (const step of all) {
        const [param, value] = step.box;
        const key = keyOf(step.box);
        const on = !isTicked(host.view.state, param, value);
        // `expect` costs more than the click.
        if (on === ticked.has(key)) throw new Error(`${key} is not shown as it was clicked`);
        if (on) ticked.add(key);
        else ticked.delete(key);
        now = step;
        bus.dispatch({ type: 'toggle', param, value, on });
        await pass(step.thenMs);
      }
      now = null;
      await pass(5000);
      // If the last answer was lost, the page says so, and a retry loads it.
      if (host.view.status === 'failed') bus.retry();
      await pass(5000);

      const { view } = host;
      const shown = new Set(boxes.filter(([param, value]) => isTicked(view.state, param, value)).map(keyOf));
      expect(shown).toEqual(ticked);
      const address = location.pathname + location.search;
      const parsed = parse(address, brand, reference);
      expect([view.status, view.url, parsed.kind === 'page' && parsed.canonical]).toEqual(['ready', address, address]);
      expect(format(view.state, brand, reference)).toBe(address);
      expect(view.data.listing?.totalResultCount).toBe(countOf(address));
      for (const [status, url, count] of seen) if (status === 'ready') expect(count).toBe(countOf(url));
      bus.destroy();
      historyOfPage.close();
    }),
    runs,
  );
});

function keyOf(box: (typeof boxes)[number]): string {
  return box.join(' ');
}

/** Whether a box is ticked in the panel, with the brand's own condition (R7). */
function isTicked(state: SearchState, param: MultiParam, value: string): boolean {
  return values(effective(state, brand), param).includes(value);
}
