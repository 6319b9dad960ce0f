import fc from 'fast-check';
import { parse } from '../codec/codec';
import { browserHistory } from '../history/browser-history';
import type { Intent } from '../intent';
import { anyIntent } from '../testing/arbitrary';
import { FakeWindow } from '../testing/fake-window';
import { fixture, fixtureData, plainRules } from '../testing/fixture';
import { expectSame } from '../testing/same';
import { type BusView, createBus } from './create-bus';

interface Hits {
  /** URL of the search that they were loaded for. */
  url: string;
  /** First records of the pages. */
  pages: readonly number[];
}

/** The next action on the page, and the time until the one after it. */
interface Step {
  do: Intent | 'back' | 'forward' | 'retry';
  thenMs: number;
  /** Latency of the request that the action may cause. */
  latencyMs: number;
  fails: boolean;
  /** Whether the network honours an abort. */
  heedsAbort: boolean;
}

const step: fc.Arbitrary<Step> = fc.record({
  do: fc.oneof(
    { weight: 6, arbitrary: anyIntent },
    { weight: 2, arbitrary: fc.constant({ type: 'loadMore' as const }) },
    { weight: 2, arbitrary: fc.constantFrom('back' as const, 'forward' as const, 'retry' as const) },
  ),
  thenMs: fc.oneof(fc.constant(0), fc.integer({ min: 1, max: 600 })),
  latencyMs: fc.integer({ min: 0, max: 900 }),
  fails: fc.nat(9).map((roll) => roll === 0),
  heedsAbort: fc.boolean(),
});

beforeEach(() => jest.useFakeTimers());
afterEach(() => jest.useRealTimers());

test('R20 after 20 intents, moves and failures on a random network every consumer agrees with the URL', async () => {
  await fc.assert(
    fc.asyncProperty(fc.array(step, { minLength: 20, maxLength: 20 }), async (steps) => {
      const window = new FakeWindow('/cars-for-sale/all');
      const history = browserHistory(window);
      let now: Step = steps[0]!;
      const bus = createBus<Hits, never>({
        rules: plainRules,
        reference: fixtureData,
        initial: { state: {}, data: { url: '/cars-for-sale/all', pages: [0] } },
        load: ({ url, state }, signal) => {
          const { latencyMs, fails, heedsAbort } = now;
          return new Promise((resolve, reject) => {
            if (heedsAbort) signal.addEventListener('abort', () => reject(signal.reason));
            const page = state.firstRecord ?? 0;
            setTimeout(() => (fails ? reject(new Error('down')) : resolve({ url, pages: [page] })), latencyMs);
          });
        },
        append: (shown, next) => ({ url: shown.url, pages: [...shown.pages, ...next.pages] }),
        history,
        owner: window,
        onFailure: () => undefined,
      });
      const consumers: BusView<Hits>[][] = [];
      for (const current of steps) {
        const seen: BusView<Hits>[] = [];
        consumers.push(seen);
        bus.view$.subscribe((view) => seen.push(view));
        now = current;
        if (current.do === 'back' || current.do === 'forward') window.go(current.do === 'back' ? -1 : 1);
        else if (current.do === 'retry') bus.retry();
        else bus.dispatch(current.do);
        await jest.advanceTimersByTimeAsync(current.thenMs);
      }
      now = { ...now, fails: false };
      await jest.runAllTimersAsync();
      bus.retry();
      await jest.runAllTimersAsync();

      const parsed = parse(window.url, plainRules, fixture);
      const { view } = bus;
      expectSame(parsed.kind === 'page' && parsed.canonical, view.url);
      expectSame(parsed.kind === 'page' && parsed.state, view.state);
      expectSame(view.status, 'ready');
      expectSame(view.data.url, view.url);
      expectSame(view.data.pages.length, view.pages);
      expectSame([...new Set(view.data.pages)], view.data.pages);
      for (const seen of consumers) expectSame(seen.at(-1), view);
      bus.destroy();
      history.close();
    }),
    { numRuns: 200 },
  );
});
