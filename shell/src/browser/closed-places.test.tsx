import type { PageView } from '@forecourt/contracts';
import { defineFragment } from '@forecourt/fragment-kit';
import { fixtureView } from '@forecourt/search-kit/testing';
import { act, waitFor } from '@testing-library/react';
import { createFragmentHost } from './fragment-host';
import { Slots } from './slots';
import { pageBus } from './testing/page-bus';
import './testing/user-timing';

/** Replaces the browser's observer: reports the watched element after the test has moved it. */
class Observer {
  static live: Observer[] = [];
  private watched: Element | null = null;
  constructor(private readonly tell: (entries: Partial<IntersectionObserverEntry>[]) => void) {}
  observe(element: Element) {
    this.watched = element;
    Observer.live.push(this);
    queueMicrotask(() => this.look());
  }
  disconnect() {
    Observer.live = Observer.live.filter((observer) => observer !== this);
  }
  look() {
    const boundingClientRect = this.watched!.getBoundingClientRect();
    const isIntersecting = boundingClientRect.top < 2 * window.innerHeight;
    this.tell([{ isIntersecting, boundingClientRect }]);
  }
}

const paid = defineFragment({
  name: 'paid',
  needs: [],
  hydrate: 'visible',
  Component: () => <p>Sponsored</p>,
  Fallback: () => null,
});

/** Shows a list with a closed late place, before a listing at a given position. */
function show() {
  document.body.innerHTML =
    '<div data-slot="results"><ul><li><div data-slot="paid" data-outcome="late"></div></li><li id="next"></li></ul></div>';
  const next = document.querySelector<HTMLElement>('#next')!;
  const stands = { top: 0 };
  next.getClientRects = () => [new DOMRect()] as unknown as DOMRectList;
  next.getBoundingClientRect = () => ({ ...new DOMRect(), top: stands.top }) as DOMRect;
  const scrollTo = (top: number) => {
    stands.top = top;
    for (const observer of [...Observer.live]) observer.look();
  };
  return { place: document.querySelector<HTMLElement>('[data-slot="paid"]')!, scrollTo };
}

function slotsWith(load: () => Promise<typeof paid>, hydrate: 'visible' | 'touched' = 'visible'): Slots {
  const initial: PageView = fixtureView();
  const bus = pageBus(initial);
  const planned = { slot: 'paid', nested: true as const, remote: 'ads', version: '1.0.0', fragment: 'paid' };
  return new Slots({
    plan: {
      id: 'it',
      intents: 'view',
      remotes: {},
      scripts: {},
      early: [],
      deferred: '',
      measured: 0,
      field: '',
      slots: [{ ...planned, hydrate, needs: ['premium'], shows: 'paid' }],
    },
    ...createFragmentHost(bus, initial),
    load,
    atRest: () => Promise.resolve(),
    onFailure: (_slot, error) => {
      throw error;
    },
    onReplayed: () => {},
    onMismatch: () => {},
  });
}

beforeEach(() => {
  Observer.live = [];
  Object.assign(window, { IntersectionObserver: Observer });
});

const turn = () => act(() => new Promise((resolve) => setTimeout(resolve)));

test('R52 a late place opens below the window, never within or above it', async () => {
  const { place, scrollTo } = show();
  const load = jest.fn(async () => paid);
  slotsWith(load).adopt(place, 'paid', {});
  for (const top of [0, 200, -3000, 9000]) {
    scrollTo(top);
    await turn();
  }
  expect(load).not.toHaveBeenCalled();
  scrollTo(window.innerHeight + 10);
  await waitFor(() => expect(place.textContent).toBe('Sponsored'));
});

test('a late place that was scrolled into view while its code loaded opens once it is out of view', async () => {
  const { place, scrollTo } = show();
  let arrive = () => {};
  const code = new Promise<typeof paid>((resolve) => {
    arrive = () => resolve(paid);
  });
  scrollTo(window.innerHeight + 10);
  slotsWith(() => code).adopt(place, 'paid', {});
  await turn();
  scrollTo(100);
  arrive();
  await turn();
  await turn();
  expect(place.textContent).toBe('');
  scrollTo(window.innerHeight + 10);
  await waitFor(() => expect(place.textContent).toBe('Sponsored'));
});

test('a late place whose fragment waits for a touch opens once the page is scrolled, not before', async () => {
  const { place, scrollTo } = show();
  const load = jest.fn(async () => paid);
  slotsWith(load, 'touched').adopt(place, 'paid', {});
  scrollTo(window.innerHeight + 10);
  await turn();
  expect(load).not.toHaveBeenCalled();
  window.dispatchEvent(new Event('scroll'));
  await waitFor(() => expect(place.textContent).toBe('Sponsored'));
});

test('late room that is in view is filled before a touch', async () => {
  const { place } = show();
  place.getClientRects = () => [new DOMRect()] as unknown as DOMRectList;
  slotsWith(async () => paid, 'touched').adopt(place, 'paid', {});
  await waitFor(() => expect(place.textContent).toBe('Sponsored'));
});

test('a late place opens with the next search, wherever it is', async () => {
  const { place } = show();
  const slots = slotsWith(async () => paid);
  slots.adopt(place, 'paid', {});
  await turn();
  expect(place.textContent).toBe('');
  void slots.follow('all');
  await waitFor(() => expect(place.textContent).toBe('Sponsored'));
});
