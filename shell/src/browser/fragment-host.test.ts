import type { PageView } from '@forecourt/contracts';
import { fixtureListings, fixtureView } from '@forecourt/search-kit/testing';
import type { PageData } from './data';
import { createFragmentHost } from './fragment-host';
import { overlayLoader } from './overlay-data';
import { pageBus } from './testing/page-bus';

const ads = { ads: {} };

function open(initial: PageView = fixtureView()) {
  let answer: (data: PageData) => void = () => {};
  const bus = pageBus(
    initial,
    () =>
      new Promise((resolve) => {
        answer = resolve;
      }),
  );
  return { bus, initial, answer: (data: PageData) => answer(data), ...createFragmentHost(bus, initial) };
}

test('a fragment hydrates with the view of the server’s HTML, whatever the current search', () => {
  const { bus, initial, host } = open();
  bus.dispatch({ type: 'sort', sortBy: 'yearASC' });
  expect(host.initialView).toBe(initial);
  expect(host.view).toMatchObject({ state: { sortBy: 'yearASC' }, status: 'loading' });
});

test('a late slot hydrates with that same view and the data that came with it', () => {
  const { bus, initial, host, lateHost, addLateData } = open();
  bus.dispatch({ type: 'loadMore' });
  addLateData('footer-ad', { ads });
  const late = lateHost();
  expect(late.initialView).toEqual({ ...initial, data: { ...initial.data, ads } });
  expect(late.initialView).toBe(late.initialView);
  expect(late.view).toBe(host.view);
});

test('late data is shown as long as the search that it belongs to', async () => {
  const { bus, initial, host, answer, addLateData } = open();
  const told: PageView[] = [];
  host.subscribe(() => told.push(host.view));
  addLateData('footer-ad', { ads });
  const before = { ...initial.data, ads };
  expect(told.at(-1)?.data).toEqual(before);
  bus.dispatch({ type: 'sort', sortBy: 'yearASC' });
  expect(told.at(-1)).toMatchObject({ status: 'loading', data: before });
  const next = { listing: fixtureListings({ totalResultCount: 7 }) };
  answer({ sources: next, reference: initial.reference });
  await new Promise((done) => setImmediate(done));
  expect(told.at(-1)?.status).toBe('ready');
  expect(told.at(-1)?.data).toEqual(next);
});

test('R71 the notice of an expired listing is gone with the next intent', () => {
  const { bus, host } = open(fixtureView({ params: { expired: '1' } }));
  expect(host.view.params).toEqual({ expired: '1' });
  bus.dispatch({ type: 'sort', sortBy: 'yearASC' });
  expect(host.view.params).toEqual({});
});

test('R33 the day is the one that the server rendered on, whatever is searched', () => {
  const { bus, host } = open(fixtureView({ today: '2026-12-31' }));
  bus.dispatch({ type: 'sort', sortBy: 'yearASC' });
  expect(host.view.today).toBe('2026-12-31');
});

test('the data of an overlay is requested once, is shown as long as its search, and comes with every later one', async () => {
  const { bus, initial, host, answer, addData } = open();
  const asked: string[] = [];
  const needs = new Set(['listing']);
  const loadData = overlayLoader({
    ...{ needs, host, bus, addData },
    load: async (url, names) => {
      asked.push(`${names} of ${url}`);
      return { sources: { ads }, reference: initial.reference };
    },
  });
  const { signal } = new AbortController();
  await loadData({ needs: ['listing', 'ads'], href: '/its-page' }, signal);
  await loadData({ needs: ['listing', 'ads'], href: '/its-page' }, signal);
  expect(asked).toEqual([`ads of ${initial.url}`]);
  expect(host.view.data).toEqual({ ...initial.data, ads });
  expect([...needs]).toEqual(['listing', 'ads']);
  bus.dispatch({ type: 'sort', sortBy: 'yearASC' });
  answer({ sources: { listing: fixtureListings() }, reference: initial.reference });
  await new Promise((done) => setImmediate(done));
  expect(host.view.data).not.toHaveProperty('ads');
});
