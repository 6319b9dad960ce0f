import { FakeWindow } from '../testing/fake-window';
import { browserHistory } from './browser-history';

beforeEach(() => jest.useFakeTimers());
afterEach(() => jest.useRealTimers());

const start = '/cars-for-sale/all';

const page = () => {
  const window = new FakeWindow(start);
  const history = browserHistory(window);
  const arrivals: string[] = [];
  const closed: string[] = [];
  history.onArrive((url) => arrivals.push(url));
  return {
    window,
    history,
    arrivals,
    closed,
    open: (name = 'drawer') => history.openLayer(() => closed.push(name)),
    /** Presses the back button, and lets our reactions to it finish. */
    back() {
      window.go(-1);
      jest.runAllTimers();
    },
  };
};

test('opening a layer adds one entry with the same URL, however many are opened over it', () => {
  const { window, open } = page();
  open();
  open('details');
  expect(window.urls).toEqual([start, start]);
});

test('R21 back closes the layer, stays on the page, and does not reach the search', () => {
  const { window, arrivals, closed, open, back } = page();
  open();
  back();
  expect(closed).toEqual(['drawer']);
  expect(window.url).toBe(start);
  expect(arrivals).toEqual([]);
  // The next press leaves the page, as usual.
  window.go(-1);
  expect(closed).toHaveLength(1);
});

test('a layer that is closed by other means removes its entry, which does not reach the search', () => {
  const { window, history, arrivals, closed, open } = page();
  open().close();
  jest.runAllTimers();
  expect([arrivals, closed, window.position]).toEqual([[], [], 0]);
  history.push('/a');
  expect(window.urls).toEqual([start, '/a']);
});

test('the page stays where it was scrolled to while the layer closed', () => {
  const { window, open } = page();
  const layer = open();
  layer.close();
  window.scrollY = 700;
  window.restoresScrollTo = 0;
  jest.runAllTimers();
  expect(window.scrollY).toBe(700);
});

test('a search overwrites the layer’s entry, so that no URL is there twice; further searches get their own', () => {
  const { window, history, open } = page();
  const layer = open();
  history.push('/a');
  history.push('/b');
  layer.close();
  jest.runAllTimers();
  expect(window.urls).toEqual([start, '/a', '/b']);
  expect(window.url).toBe('/b');
});

test('a drag overwrites the layer’s entry as well', () => {
  const { window, history, open } = page();
  open();
  for (const price of [1, 2, 3]) history.replace(`/a?maxPrice=${price}`);
  jest.runAllTimers();
  expect(window.urls).toEqual([start, '/a?maxPrice=3']);
});

test('R21 back after searches closes the layer and undoes no search; the next back undoes one', () => {
  const { window, history, arrivals, closed, open, back } = page();
  open();
  history.push('/a');
  history.push('/b');
  back();
  expect(closed).toEqual(['drawer']);
  expect(window.url).toBe('/b');
  expect(arrivals).toEqual([]);
  back();
  expect(arrivals).toEqual(['/a']);
  expect(window.url).toBe('/a');
});

test('a write that is pending when back closes the layer reaches the right entry', () => {
  const { window, history, open, back } = page();
  open();
  history.push('/a');
  history.replace('/a?maxPrice=1');
  history.replace('/a?maxPrice=2');
  back();
  expect(window.urls).toEqual([start, '/a?maxPrice=2']);
  expect(window.url).toBe('/a?maxPrice=2');
});

test('back closes the topmost of several layers, one at a time', () => {
  const { window, arrivals, closed, open, back } = page();
  open('drawer');
  open('details');
  back();
  expect(closed).toEqual(['details']);
  back();
  expect(closed).toEqual(['details', 'drawer']);
  expect([window.position, arrivals]).toEqual([0, []]);
});

test('a layer that opens in the moment in which another closes needs no entry of its own', () => {
  const { window, closed, open, back } = page();
  open('first').close();
  open('second');
  jest.runAllTimers();
  expect(window.urls).toEqual([start, start]);
  back();
  expect(closed).toEqual(['second']);
});

test.each([
  ['in the moment of closing', 0],
  ['while its entry is being taken away', 3],
])('a search %s is not lost', (_when, afterMs) => {
  const { window, history, arrivals, open } = page();
  open().close();
  jest.advanceTimersByTime(afterMs);
  history.push('/a');
  jest.runAllTimers();
  expect(window.url).toBe('/a');
  expect(window.urls).toEqual([start, '/a']);
  expect(arrivals).toEqual([]);
});

test('a layer that opens while the entry of another is being removed is closed by back', () => {
  const { window, closed, open, back } = page();
  open('first').close();
  jest.advanceTimersByTime(3);
  open('second');
  jest.runAllTimers();
  expect(window.position).toBe(1);
  back();
  expect([closed, window.position]).toEqual([['second'], 0]);
});

test('an entry that a reload left behind is reused, without another write', () => {
  const { window, open } = page();
  open();
  const writes = [...window.writes];
  const history = browserHistory(window);
  expect(window.writes).toEqual(writes);
  history.push('/a');
  expect(window.urls).toEqual([start, '/a']);
});

test('a document that replaces the page replaces the entry as well', () => {
  const { window, history, open } = page();
  const layer = open();
  history.leave('/cars-for-sale/overlay/mfe-showcase/program-details');
  layer.close();
  jest.runAllTimers();
  expect(window.position).toBe(1);
  expect(window.left).toEqual(['replace /cars-for-sale/overlay/mfe-showcase/program-details']);
});

test('a layer opens even if the browser refuses the entry', () => {
  const { window, history, closed, open } = page();
  window.refusals = 1;
  const layer = open();
  history.push('/a');
  layer.close();
  jest.runAllTimers();
  expect([window.urls, closed]).toEqual([[start, '/a'], []]);
});
