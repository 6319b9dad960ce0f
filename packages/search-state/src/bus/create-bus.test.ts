import type { Observable } from 'rxjs';
import { parse } from '../codec/codec';
import { browserHistory } from '../history/browser-history';
import { restorePosition } from '../history/restore';
import type { Intent } from '../intent';
import type { ReferenceData } from '../reference';
import type { SearchState } from '../state';
import { FakeWindow } from '../testing/fake-window';
import { fixture, fixtureData, plainRules, slice } from '../testing/fixture';
import { type BusOptions, createBus, debounceMs, type LoadRequest } from './create-bus';

/** Results of a page, loaded for one URL. */
interface Hits {
  ids: readonly string[];
  reference?: ReferenceData;
}

interface Call {
  request: LoadRequest;
  signal: AbortSignal;
  answer(hits: Hits): Promise<void>;
  fail(): Promise<void>;
}

beforeEach(() => jest.useFakeTimers());
afterEach(() => jest.useRealTimers());

const hits = (...ids: string[]): Hits => ({ ids });
const settled = () => jest.advanceTimersByTimeAsync(0);
const toggle = (param: Extract<Intent, { type: 'toggle' }>['param'], value: string): Intent => ({
  type: 'toggle',
  param,
  value,
});
const toyota = toggle('makeCode', 'TOYOTA');
const electric = toggle('fuelTypeGroup', 'ELE');
const drag = (maxPrice: number): Intent => ({ type: 'range', values: { maxPrice }, live: true });

function open(url = '/cars-for-sale/all', more: Partial<BusOptions<Hits>> = {}) {
  const parsed = parse(url, plainRules, fixture);
  if (parsed.kind !== 'page') throw new Error(parsed.reason);
  const window = new FakeWindow(url);
  const history = browserHistory(window);
  const calls: Call[] = [];
  const failures: unknown[] = [];
  const bus = createBus<Hits, { type: string }>({
    rules: plainRules,
    reference: fixtureData,
    initial: { state: parsed.state, data: hits('server') },
    load: (request, signal) =>
      new Promise((resolve, reject) => {
        calls.push({
          request,
          signal,
          answer: (data) => {
            resolve(data);
            return settled();
          },
          fail: () => {
            reject(new Error(`no answer for ${request.url}`));
            return settled();
          },
        });
      }),
    append: (shown, next) => hits(...new Set([...shown.ids, ...next.ids])),
    referenceIn: ({ reference }) => reference,
    history,
    owner: window,
    onFailure: (error) => failures.push(error),
    ...more,
  });
  return { bus, window, history, calls, failures, last: () => calls[calls.length - 1]! };
}

describe('first showing', () => {
  test('fetches nothing, writes nothing, and shows the data that the server sent; nor does a destroyed bus write', () => {
    const { bus, window, calls } = open('/cars-for-sale/all/toyota?zip=60563#faq');
    expect(bus.view).toMatchObject({
      url: '/cars-for-sale/all/toyota?zip=60563',
      data: hits('server'),
      status: 'ready',
      pages: 1,
    });
    bus.destroy();
    bus.dispatch(electric);
    expect([window.writes, calls]).toEqual([[], []]);
  });

  test('a fragment that mounts late sees the present state and data first', async () => {
    const { bus, last } = open();
    bus.dispatch(toyota);
    await last().answer(hits('a'));
    const seen: unknown[] = [];
    bus.state$.subscribe((state) => seen.push(state));
    bus.data$.subscribe((data) => seen.push(data));
    expect(seen).toEqual([{ makeCode: ['TOYOTA'] }, hits('a')]);
  });

  test('a second copy of the bus on one page fails loudly; after the first is destroyed another may be created', () => {
    const { bus, window } = open();
    expect(() => open('/cars-for-sale/all', { owner: window })).toThrow(/has a bus already.*share the first/);
    bus.destroy();
    expect(() => open('/cars-for-sale/all', { owner: window })).not.toThrow();
  });
});

describe('R20 the last intent wins', () => {
  test('two quick toggles both survive a slow server', async () => {
    const { bus, window, calls, last } = open();
    bus.dispatch(toyota);
    bus.dispatch(electric);
    expect(bus.view).toMatchObject({
      state: { makeCode: ['TOYOTA'], fuelTypeGroup: ['ELE'] },
      status: 'loading',
      data: hits('server'),
    });
    expect(calls.map(({ signal }) => signal.aborted)).toEqual([true, false]);
    await last().answer(hits('both'));
    expect(bus.view).toMatchObject({ data: hits('both'), status: 'ready' });
    expect(window.url).toBe('/cars-for-sale/all/toyota?fuelTypeGroup=ELE');
  });

  test('answers 2 then 1 leave state 2: the late one is neither shown nor cached for any URL', async () => {
    const { bus, window, calls } = open();
    bus.dispatch(toyota);
    bus.dispatch(electric);
    await calls[1]!.answer(hits('second'));
    await calls[0]!.answer(hits('first'));
    expect(bus.view.data).toEqual(hits('second'));
    window.go(-1);
    expect(bus.view).toMatchObject({ url: '/cars-for-sale/all/toyota', status: 'loading' });
    expect(bus.view.data).not.toEqual(hits('first'));
  });

  test('a failed old request shows no error', async () => {
    const { bus, calls, failures } = open();
    bus.dispatch(toyota);
    bus.dispatch(electric);
    await calls[0]!.fail();
    expect(bus.view.status).toBe('loading');
    await calls[1]!.answer(hits('second'));
    expect(bus.view.status).toBe('ready');
    expect(failures).toEqual([]);
  });

  test('a settled request is not aborted afterwards', async () => {
    const { bus, calls } = open();
    bus.dispatch(toyota);
    await calls[0]!.answer(hits('first'));
    bus.dispatch(electric);
    expect(calls[0]!.signal.aborted).toBe(false);
  });

  test('new state never shows old hits as new', () => {
    const { bus } = open();
    const seen: string[] = [];
    bus.view$.subscribe(({ url, data, status }) => seen.push(`${url} ${data.ids} ${status}`));
    bus.dispatch(toyota);
    expect(seen).toEqual(['/cars-for-sale/all server ready', '/cars-for-sale/all/toyota server loading']);
  });

  test('clicks are not debounced, dragging and typing are, by 300 ms', async () => {
    const { bus, calls } = open();
    bus.dispatch(toyota);
    expect(calls).toHaveLength(1);
    bus.dispatch(drag(9000));
    expect(bus.view.state.maxPrice).toBe(9000);
    await jest.advanceTimersByTimeAsync(debounceMs - 1);
    expect(calls).toHaveLength(1);
    await jest.advanceTimersByTimeAsync(1);
    expect(calls).toHaveLength(2);
    expect(debounceMs).toBe(300);
  });

  test('a slider: 200 changes make one search, fewer than 30 history writes, no entry, and the last value wins', async () => {
    const { bus, window, calls } = open();
    for (let value = 1; value <= 200; value++) {
      bus.dispatch(drag(value * 100));
      await jest.advanceTimersByTimeAsync(16);
    }
    await jest.advanceTimersByTimeAsync(1000);
    expect(calls.map(({ request }) => request.url)).toEqual(['/cars-for-sale/all?maxPrice=20000']);
    expect(window.writes.length).toBeLessThan(30);
    expect(window.urls).toEqual(['/cars-for-sale/all?maxPrice=20000']);
  });

  test('a click during a drag searches once, with both', async () => {
    const { bus, calls } = open();
    bus.dispatch(drag(9000));
    bus.dispatch(toyota);
    await jest.advanceTimersByTimeAsync(1000);
    expect(calls.map(({ request }) => request.url)).toEqual(['/cars-for-sale/all/toyota?maxPrice=9000']);
  });

  test('R40 Enter then blur searches once; letting go of a drag searches at once and once', async () => {
    const { bus, window, calls } = open();
    const commit: Intent = { type: 'range', values: { maxPrice: 9000 } };
    bus.dispatch(commit);
    bus.dispatch(commit);
    expect(calls).toHaveLength(1);
    bus.dispatch(drag(8000));
    bus.dispatch({ type: 'range', values: { maxPrice: 8000 } });
    expect(calls).toHaveLength(2);
    bus.dispatch({ type: 'range', values: { maxPrice: 8000 } });
    await jest.advanceTimersByTimeAsync(1000);
    expect(calls).toHaveLength(2);
    expect(window.urls).toHaveLength(2);
  });

  test('a pending debounce dies on navigation', async () => {
    const { bus, window, calls, last } = open();
    bus.dispatch(toyota);
    await last().answer(hits('toyotas'));
    bus.dispatch(drag(9000));
    window.go(-1);
    await jest.advanceTimersByTimeAsync(1000);
    expect(calls).toHaveLength(1);
    expect(bus.view).toMatchObject({ state: {}, data: hits('server'), status: 'ready' });
  });

  test('a subscriber that dispatches does not leave the others behind', async () => {
    const { bus, window, calls, last } = open();
    bus.state$.subscribe(({ makeCode, fuelTypeGroup }) => {
      if (makeCode && !fuelTypeGroup) bus.dispatch(electric);
    });
    const seen: SearchState[] = [];
    bus.state$.subscribe((state) => seen.push(state));
    bus.dispatch(toyota);
    await last().answer(hits('both'));
    expect(calls.map(({ request }) => request.url)).toEqual(['/cars-for-sale/all/toyota?fuelTypeGroup=ELE']);
    expect(window.url).toBe('/cars-for-sale/all/toyota?fuelTypeGroup=ELE');
    expect(seen.at(-1)).toEqual({ makeCode: ['TOYOTA'], fuelTypeGroup: ['ELE'] });
  });
});

describe('R21 history', () => {
  test('one intent is one entry; an intent that changes nothing is none', async () => {
    const { bus, window, calls } = open('/cars-for-sale/all?sortBy=yearASC&firstRecord=30');
    bus.dispatch({ type: 'sort', sortBy: 'mileageASC' });
    bus.dispatch({ type: 'sort', sortBy: 'mileageASC' });
    expect(window.writes).toEqual(['push /cars-for-sale/all?sortBy=mileageASC']);
    expect(calls).toHaveLength(1);
  });

  test('back and forward show at once, in one press each, and write nothing', async () => {
    const { bus, window, calls, last } = open();
    bus.dispatch(toyota);
    await last().answer(hits('toyotas'));
    bus.dispatch(electric);
    await last().answer(hits('electric'));
    const { length } = window.writes;
    window.go(-1);
    expect(bus.view).toMatchObject({ url: '/cars-for-sale/all/toyota', data: hits('toyotas'), status: 'ready' });
    window.go(-1);
    expect(bus.view).toMatchObject({ url: '/cars-for-sale/all', data: hits('server'), status: 'ready' });
    window.go(1);
    expect(bus.view).toMatchObject({ url: '/cars-for-sale/all/toyota', data: hits('toyotas'), status: 'ready' });
    await jest.runAllTimersAsync();
    expect(window.writes).toHaveLength(length);
    expect(calls).toHaveLength(2);
  });

  test('back aborts the pending search', async () => {
    const { bus, window, last } = open();
    bus.dispatch(toyota);
    window.go(-1);
    expect(last().signal.aborted).toBe(true);
    await last().answer(hits('late'));
    expect(bus.view).toMatchObject({ url: '/cars-for-sale/all', data: hits('server'), status: 'ready' });
  });

  test('the URL is trusted, not history.state; an unknown place is loaded', async () => {
    const { bus, window, last } = open();
    window.history.pushState({ state: { makeCode: ['BMW'] } }, '', '/cars-for-sale/all/honda');
    window.fire('popstate');
    expect(bus.view).toMatchObject({ state: { makeCode: ['HONDA'] }, status: 'loading' });
    await last().answer(hits('hondas'));
    expect(bus.view).toMatchObject({ data: hits('hondas'), status: 'ready' });
    expect(window.writes).toEqual(['push /cars-for-sale/all/honda']);
  });

  test('a move to another #hash of the same search is no search', () => {
    const { bus, window, calls } = open();
    window.history.pushState(null, '', '/cars-for-sale/all#faq');
    window.fire('popstate');
    expect(calls).toEqual([]);
    expect(bus.view.status).toBe('ready');
  });

  test('a move to another #hash does not abort the pending search', async () => {
    const { bus, window, calls, last } = open();
    bus.dispatch({ type: 'loadMore' });
    window.history.pushState(null, '', '/cars-for-sale/all#faq');
    window.fire('popstate');
    await last().answer(hits('more'));
    expect(calls).toHaveLength(1);
    expect(bus.view).toMatchObject({ data: hits('server', 'more'), status: 'ready' });
  });

  test('what only the server can read is left to it', () => {
    const { bus, window } = open('/cars-for-sale/all/toyota', { reference: slice.data });
    window.history.pushState(null, '', '/cars-for-sale/all/honda/accord');
    window.fire('popstate');
    expect(window.left).toEqual(['/cars-for-sale/all/honda/accord']);
    expect(bus.view.url).toBe('/cars-for-sale/all/toyota');
  });

  test('reference data grows with what is loaded', async () => {
    const { bus, last } = open('/cars-for-sale/all/toyota', { reference: slice.data });
    bus.dispatch(toggle('makeCode', 'TOYOTA'));
    bus.dispatch(toggle('makeCode', 'HONDA'));
    expect(bus.href(toggle('modelCode', 'ACCORD|HONDA'))).toBe('/cars-for-sale/all/honda?modelCode=ACCORD%7CHONDA');
    await last().answer({
      ids: [],
      reference: { makes: [], models: { HONDA: fixtureData.models.HONDA! }, trims: {}, facets: {} },
    });
    expect(bus.href(toggle('modelCode', 'ACCORD|HONDA'))).toBe('/cars-for-sale/all/honda/accord');
    expect(bus.view.reference.models).toHaveProperty('TOYOTA');
  });
});

describe('R55 load more', () => {
  const more: Intent = { type: 'loadMore' };

  test('appends the next page, without history and without a second request for an impatient click', async () => {
    const { bus, window, calls, last } = open();
    bus.dispatch(more);
    bus.dispatch(more);
    expect(calls).toHaveLength(1);
    expect(last().request).toMatchObject({
      append: true,
      state: { firstRecord: 30 },
      url: '/cars-for-sale/all?firstRecord=30',
    });
    expect(bus.view).toMatchObject({ url: '/cars-for-sale/all', status: 'loading', appending: true, pages: 1 });
    await last().answer(hits('server', 'more'));
    bus.dispatch(more);
    expect(last().request.state.firstRecord).toBe(60);
    await last().answer(hits('most'));
    expect(bus.view).toMatchObject({
      data: hits('server', 'more', 'most'),
      pages: 3,
      status: 'ready',
      appending: false,
    });
    expect(bus.view.state).toEqual({});
    expect(window.writes).toEqual([]);
  });

  test('a failed page is shown as failed, does not loop, and is the one that a retry requests', async () => {
    const { bus, calls, failures, last } = open();
    bus.dispatch(more);
    await last().fail();
    await jest.runAllTimersAsync();
    expect(calls).toHaveLength(1);
    expect(failures).toHaveLength(1);
    expect(bus.view).toMatchObject({ status: 'failed', appending: true, pages: 1, data: hits('server') });
    bus.retry();
    expect(last().request.state.firstRecord).toBe(30);
    await last().fail();
    bus.dispatch(more);
    expect(last().request.state.firstRecord).toBe(30);
    await last().answer(hits('more'));
    expect(bus.view).toMatchObject({ data: hits('server', 'more'), pages: 2, status: 'ready' });
  });

  test('an intent overtakes it; its late answer is not appended to other results', async () => {
    const { bus, calls } = open();
    bus.dispatch(more);
    bus.dispatch(toyota);
    await calls[0]!.answer(hits('more'));
    await calls[1]!.answer(hits('toyotas'));
    expect(bus.view).toMatchObject({ data: hits('toyotas'), pages: 1, appending: false });
  });

  test('has nothing to append to while a search is pending or has failed', async () => {
    const { bus, calls, last } = open();
    bus.dispatch(toyota);
    bus.dispatch(more);
    await last().fail();
    bus.dispatch(more);
    expect(calls).toHaveLength(1);
  });

  test('ends at the last record that there may be', () => {
    const { bus, calls } = open('/cars-for-sale/all?firstRecord=10000');
    bus.dispatch(more);
    expect(calls).toEqual([]);
    expect(bus.view.status).toBe('ready');
  });

  test('R74 back restores all pages, and loading continues from there', async () => {
    const { bus, window, last } = open();
    bus.dispatch(more);
    await last().answer(hits('more'));
    bus.dispatch(toyota);
    await last().answer(hits('toyotas'));
    window.go(-1);
    expect(bus.view).toMatchObject({ data: hits('server', 'more'), pages: 2, status: 'ready' });
    bus.dispatch(more);
    expect(last().request.state.firstRecord).toBe(60);
  });

  test('R74 a page that back loads again gets its results and position back', async () => {
    const { bus, window, history, calls, last } = open();
    window.scrollY = 4000;
    history.savePosition(3);
    window.navigationType = 'back_forward';
    const done = restorePosition(bus, history);
    await last().answer(hits('two'));
    await last().answer(hits('three'));
    await done;
    expect(calls).toHaveLength(2);
    expect(bus.view.data).toEqual(hits('server', 'two', 'three'));
    expect(window.scrolls).toEqual([4000]);
  });

  test('R74 a shopper who searches on is not moved back', async () => {
    const { bus, window, history, last } = open();
    history.savePosition(3);
    window.navigationType = 'back_forward';
    const done = restorePosition(bus, history);
    bus.dispatch(toyota);
    await last().answer(hits('toyotas'));
    await done;
    expect(window.scrolls).toEqual([]);
  });
});

describe('failure', () => {
  test('keeps state, URL and the old data, reports the reason, and can be retried', async () => {
    const { bus, window, failures, last } = open();
    bus.retry();
    bus.dispatch(toyota);
    await last().fail();
    expect(bus.view).toMatchObject({ state: { makeCode: ['TOYOTA'] }, status: 'failed', data: hits('server') });
    expect(failures).toEqual([new Error('no answer for /cars-for-sale/all/toyota')]);
    bus.retry();
    expect(bus.view.status).toBe('loading');
    await last().answer(hits('toyotas'));
    expect(bus.view).toMatchObject({ status: 'ready', data: hits('toyotas') });
    expect(window.writes).toHaveLength(1);
  });

  test('a loader that throws at once is a failure too', async () => {
    const { bus, failures } = open('/cars-for-sale/all', {
      load: () => {
        throw new Error('no network');
      },
    });
    bus.dispatch(toyota);
    await settled();
    expect(bus.view.status).toBe('failed');
    expect(failures).toEqual([new Error('no network')]);
  });

  test('without a listener it is written to the console', async () => {
    const console_ = jest.spyOn(console, 'error').mockImplementation(() => undefined);
    const { bus, last } = open('/cars-for-sale/all', { onFailure: undefined });
    bus.dispatch(toyota);
    await last().fail();
    expect(console_).toHaveBeenCalledWith(expect.stringContaining('/cars-for-sale/all/toyota'), expect.any(Error));
    console_.mockRestore();
  });

  test('returning to a page whose search was aborted retries it', async () => {
    const { bus, window, calls, last } = open();
    bus.dispatch(toyota);
    await last().fail();
    window.fire('pageshow', { persisted: true });
    expect(calls).toHaveLength(2);
    expect(bus.view.status).toBe('loading');
  });
});

test('events and intents are delivered once, to the subscribers of that moment', () => {
  const { bus } = open();
  const delivered: unknown[] = [];
  bus.emit({ type: 'before' });
  bus.events$.subscribe((event) => delivered.push(event));
  bus.intents$.subscribe((intent) => delivered.push(intent));
  bus.emit({ type: 'after' });
  bus.dispatch(toyota);
  expect(delivered).toEqual([{ type: 'after' }, toyota]);
});

test('destroying the bus completes every stream and aborts the pending load', () => {
  const { bus, last } = open();
  const completed: string[] = [];
  const streams: readonly Observable<unknown>[] = [bus.view$, bus.state$, bus.data$, bus.events$, bus.intents$];
  for (const stream of streams) stream.subscribe({ complete: () => completed.push('done') });
  bus.dispatch(toyota);
  bus.destroy();
  expect(completed).toHaveLength(streams.length);
  expect(last().signal.aborted).toBe(true);
});
