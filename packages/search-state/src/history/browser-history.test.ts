import { FakeWindow } from '../testing/fake-window';
import { browserHistory } from './browser-history';

beforeEach(() => jest.useFakeTimers());
afterEach(() => jest.useRealTimers());

const open = (url = '/cars-for-sale/all') => {
  const window = new FakeWindow(url);
  return { window, history: browserHistory(window) };
};

test('opening and closing write nothing', () => {
  const { window, history } = open('/cars-for-sale/all#faq');
  history.onArrive(() => undefined)();
  history.close();
  expect(window.writes).toEqual([]);
});

test('R21 a push is one entry; the same URL twice is one entry', () => {
  const { window, history } = open();
  history.push('/a');
  history.push('/a');
  history.replace('/a');
  expect(window.urls).toEqual(['/cars-for-sale/all', '/a']);
  expect(window.writes).toEqual(['push /a']);
});

test('#hash survives every write', () => {
  const { window, history } = open('/cars-for-sale/all#faq');
  history.push('/a?b=1');
  history.replace('/a?b=2');
  expect(window.url).toBe('/a?b=2#faq');
  expect(history.url()).toBe('/a?b=2');
});

test('200 changes of a slider make fewer than 30 writes and one entry, with the last value', () => {
  const { window, history } = open();
  for (let value = 1; value <= 200; value++) {
    history.replace(`/a?maxPrice=${value}`);
    jest.advanceTimersByTime(50);
  }
  jest.advanceTimersByTime(1000);
  expect(window.writes.length).toBeLessThan(30);
  expect(window.urls).toEqual(['/a?maxPrice=200']);
});

test('a push right after a drag leaves the last value of the drag on its own entry', () => {
  const { window, history } = open();
  history.replace('/a?maxPrice=1');
  history.replace('/a?maxPrice=2');
  history.push('/b');
  jest.runAllTimers();
  expect(window.urls).toEqual(['/a?maxPrice=2', '/b']);
});

test('a pending write is dropped with the entry that the back button leaves', () => {
  const { window, history } = open();
  const arrivals: string[] = [];
  history.onArrive((url) => arrivals.push(url));
  history.push('/a');
  history.replace('/a?maxPrice=1');
  history.replace('/a?maxPrice=2');
  window.go(-1);
  jest.runAllTimers();
  expect(arrivals).toEqual(['/cars-for-sale/all']);
  expect(window.urls).toEqual(['/cars-for-sale/all', '/a?maxPrice=1']);
});

test('a pending write is done when the page is left', () => {
  const { window, history } = open();
  history.replace('/a?maxPrice=1');
  history.replace('/a?maxPrice=2');
  window.fire('pagehide');
  expect(window.url).toBe('/a?maxPrice=2');
  history.close();
});

test('a refused write is repeated until the browser accepts it', () => {
  const { window, history } = open();
  window.refusals = 3;
  history.push('/a');
  expect(window.url).toBe('/cars-for-sale/all');
  jest.advanceTimersByTime(5000);
  expect(window.url).toBe('/a');
});

test('a step back before the first listener is reported later', () => {
  const { history } = open('/cars-for-sale/all');
  const arrivals: string[] = [];
  history.onArrive((url) => arrivals.push(url));
  history.catchUp('/cars-for-sale/all');
  expect(arrivals).toEqual([]);
  history.catchUp('/cars-for-sale/all?firstRecord=30');
  expect(arrivals).toEqual(['/cars-for-sale/all']);
});

test('a return from the back-forward cache is an arrival, the first showing is not', () => {
  const { window, history } = open();
  const arrivals: string[] = [];
  const stop = history.onArrive((url) => arrivals.push(url));
  window.fire('pageshow', { persisted: false });
  expect(arrivals).toEqual([]);
  window.fire('pageshow', { persisted: true });
  expect(arrivals).toEqual(['/cars-for-sale/all']);
  stop();
  window.fire('pageshow', { persisted: true });
  window.go(0);
  expect(arrivals).toHaveLength(1);
});

describe('R74 positions', () => {
  test('are stored with the entry, beside other data there, and do not change its URL', () => {
    const { window, history } = open('/cars-for-sale/all?zip=60563#faq');
    window.history.replaceState({ other: 1 }, '');
    window.scrollY = 1234;
    history.savePosition(3);
    expect(window.url).toBe('/cars-for-sale/all?zip=60563#faq');
    expect(window.history.state).toMatchObject({ other: 1 });
    window.navigationType = 'back_forward';
    expect(history.savedPosition()).toEqual({ y: 1234, pages: 3, anchor: null });
  });

  test('count only for a page that the shopper returned to', () => {
    const { window, history } = open();
    history.savePosition(1);
    window.navigationType = 'reload';
    expect(history.savedPosition()).toBeNull();
    window.navigationType = 'navigate';
    expect(history.savedPosition()).toBeNull();
  });

  test('count if the browser does not know the type of the navigation', () => {
    const { window, history } = open();
    history.savePosition(2);
    window.navigationType = undefined;
    expect(history.savedPosition()).toEqual({ y: 0, pages: 2, anchor: null });
  });

  test('R55 count for a reloaded page with added pages', () => {
    const { window, history } = open();
    window.scrollY = 9000;
    history.savePosition(3);
    window.navigationType = 'reload';
    expect(history.savedPosition()).toEqual({ y: 9000, pages: 3, anchor: null });
    window.navigationType = 'navigate';
    expect(history.savedPosition()).toBeNull();
  });

  test('are restored once the loaded records are drawn and the page is long enough', () => {
    const { window, history } = open();
    window.lowest = 600;
    history.scrollTo({ y: 4000, anchor: null });
    jest.advanceTimersByTime(1000);
    expect(window.scrollY).toBe(600);
    window.lowest = 9000;
    jest.advanceTimersByTime(1000);
    expect(window.scrollY).toBe(4000);
    window.scrollY = 0;
    jest.advanceTimersByTime(10_000);
    expect(window.scrollY).toBe(0);
  });

  test('are not gone to once the shopper has scrolled on', () => {
    const { window, history } = open();
    window.lowest = 600;
    history.scrollTo({ y: 4000, anchor: null });
    window.scrollY = 100;
    window.lowest = 9000;
    jest.advanceTimersByTime(10_000);
    expect(window.scrollY).toBe(100);
  });

  test('are given up where the page stays too short', () => {
    const { window, history } = open();
    window.lowest = 600;
    history.scrollTo({ y: 4000, anchor: null });
    jest.advanceTimersByTime(60_000);
    window.lowest = 9000;
    jest.advanceTimersByTime(60_000);
    expect(window.scrollY).toBe(600);
  });

  test('are relative to the content there: found again at another height, also while content above is added', () => {
    const { window } = open();
    // Content at 5,000 px from the top now was at 4,200 px when the page was left.
    let from = 4200;
    const anchors = {
      middle: () => '7',
      topOf: (key: string) => (key === '7' ? from - window.scrollY : undefined),
    };
    const history = browserHistory(window, anchors);
    window.lowest = 20_000;
    window.scrollY = 4000;
    history.savePosition(3);
    window.navigationType = 'back_forward';
    const saved = history.savedPosition()!;
    expect(saved).toEqual({ y: 4000, pages: 3, anchor: { key: '7', top: 200 } });
    window.scrollY = 0;
    from = 5000;
    history.scrollTo(saved);
    expect(window.scrollY).toBe(4800);
    from = 5300;
    jest.advanceTimersByTime(1000);
    expect(window.scrollY).toBe(5100);
    window.fire('wheel');
    from = 6000;
    jest.advanceTimersByTime(10_000);
    expect(window.scrollY).toBe(5100);
    history.savePosition(3, 'gone');
    expect(history.savedPosition()).toMatchObject({ y: 5100, anchor: { key: '7' } });
    history.close();
  });

  test.each([
    null,
    'text',
    { 'forecourt-position': 7 },
    { 'forecourt-position': { y: '1', pages: 1 } },
    { 'forecourt-position': { y: 1, pages: 0 } },
  ])('the state %j holds none', (state) => {
    const { window, history } = open();
    window.navigationType = 'back_forward';
    window.history.replaceState(state, '');
    expect(history.savedPosition()).toBeNull();
  });
});
