import type { PageView, Placed } from '@forecourt/contracts';
import { act, fireEvent } from '@testing-library/react';
import { defineFragment, opensPlaced, placedAs, useView } from '..';
import { installObserver, renderFragment } from '../testing';

let observer: ReturnType<typeof installObserver>;
let hidden: jest.SpyInstance<boolean, []>;

beforeEach(() => {
  jest.useFakeTimers();
  observer = installObserver();
  hidden = jest.spyOn(document, 'hidden', 'get').mockReturnValue(false);
});

afterEach(() => {
  observer.remove();
  hidden.mockRestore();
  jest.useRealTimers();
});

const placedOf = (id: string): Placed => ({
  placement: 'premium',
  id,
  owner: 'dealer-7',
  position: 0,
  sponsored: true,
});
const first = placedOf('first');

const place = defineFragment({
  name: 'place',
  needs: [],
  hydrate: 'load',
  Component: () => {
    const { id } = useView().params;
    const placed = id === undefined ? undefined : placedOf(id);
    return (
      <p {...placedAs(placed, id === 'whole' ? 0.9 : undefined)}>
        <a href="/there" {...opensPlaced}>
          There
        </a>
      </p>
    );
  },
  Fallback: () => null,
});

const viewOf = (id?: string): Pick<PageView, 'params'> => ({ params: id === undefined ? {} : { id } });
const show = (id: string | undefined = 'first') =>
  renderFragment(place, { view: { ...viewOf(id), data: {} } as unknown as PageView });
const pass = (ms: number) => act(() => jest.advanceTimersByTime(ms));

describe('R53 an impression', () => {
  test('is emitted once half of it has been in view for a second', () => {
    const { events } = show();
    observer.scroll(0.6);
    pass(999);
    expect(events).toEqual([]);
    pass(1);
    expect(events).toEqual([{ type: 'impression', detail: first }]);
  });

  test('of an item that has to be in view nearly whole is emitted once it is', () => {
    const { events } = show('whole');
    observer.scroll(0.89);
    pass(5000);
    expect(events).toEqual([]);
    observer.scroll(0.9);
    pass(1000);
    expect(events).toEqual([{ type: 'impression', detail: placedOf('whole') }]);
  });

  test('is emitted once, however often it comes into view or is rendered', () => {
    const { events, setView } = show();
    observer.scroll(1);
    pass(1000);
    expect(observer.watching).toEqual([]);
    observer.scroll(0);
    observer.scroll(1);
    setView(viewOf('first'));
    pass(5000);
    expect(events).toHaveLength(1);
  });

  test('needs the second without a break', () => {
    const { events } = show();
    observer.scroll(1);
    pass(900);
    observer.scroll(0.2);
    pass(5000);
    observer.scroll(1);
    pass(900);
    expect(events).toEqual([]);
    pass(100);
    expect(events).toHaveLength(1);
  });

  test('waits while the tab is hidden', () => {
    const { events } = show();
    observer.scroll(1);
    pass(500);
    hidden.mockReturnValue(true);
    document.dispatchEvent(new Event('visibilitychange'));
    pass(5000);
    expect(events).toEqual([]);
    hidden.mockReturnValue(false);
    document.dispatchEvent(new Event('visibilitychange'));
    pass(1000);
    expect(events).toHaveLength(1);
  });

  test('is emitted again for another item in the same place', () => {
    const { events, setView } = show();
    observer.scroll(1);
    pass(1000);
    setView(viewOf('second'));
    observer.scroll(1);
    pass(1000);
    expect(events.map(({ detail }) => detail)).toEqual([first, placedOf('second')]);
  });

  test('is not emitted for an empty place, nor after the fragment was removed', () => {
    const { setView, unmount, events } = show();
    observer.scroll(1);
    setView(viewOf());
    expect(observer.watching).toEqual([]);
    setView(viewOf('first'));
    observer.scroll(1);
    unmount();
    pass(5000);
    expect(events).toEqual([]);
    expect(observer.watching).toEqual([]);
  });

  test('is left out where the browser cannot observe', () => {
    observer.remove();
    const { events, getByRole } = show();
    getByRole('link');
    pass(5000);
    expect(events).toEqual([]);
  });
});

describe('R53 a click', () => {
  test.each([
    ['plain', { button: 0 }, first],
    ['with a key that opens a tab', { button: 0, ctrlKey: true }, { ...first, newTab: true }],
  ])('is emitted, %s', (_how, init, detail) => {
    const { events, getByRole } = show();
    getByRole('link').addEventListener('click', (event) => event.preventDefault());
    fireEvent.click(getByRole('link'), init);
    expect(events).toEqual([{ type: 'click', detail }]);
  });

  test('by the middle button is emitted, by the right one is not', () => {
    const { events, getByRole } = show();
    fireEvent(getByRole('link'), new MouseEvent('auxclick', { bubbles: true, button: 2 }));
    expect(events).toEqual([]);
    fireEvent(getByRole('link'), new MouseEvent('auxclick', { bubbles: true, button: 1 }));
    expect(events).toEqual([{ type: 'click', detail: { ...first, newTab: true } }]);
  });
});
