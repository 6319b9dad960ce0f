import type { PageView } from '@forecourt/contracts';
import { fixtureListing } from '@forecourt/listing/testing';
import {
  fixtureBrand,
  fixtureFlags,
  fixtureListings,
  type RenderedFragment,
  renderFragment,
} from '@forecourt/search-kit/testing';
import { act, fireEvent } from '@testing-library/react';
import fragment from './index';

/** Replaces the browser's observer, so that the test decides when the edge comes near. Observers with another margin count impressions. */
class Observer {
  static live: Observer[] = [];
  constructor(
    private readonly tell: (entries: { isIntersecting: boolean }[]) => void,
    readonly options?: IntersectionObserverInit,
  ) {}
  observe() {
    if (this.options?.rootMargin === '1000px 0px') Observer.live.push(this);
  }
  unobserve() {}
  disconnect() {
    Observer.live = Observer.live.filter((observer) => observer !== this);
  }
  static near() {
    act(() => {
      for (const observer of [...Observer.live]) observer.tell([{ isIntersecting: true }]);
    });
  }
}

beforeEach(() => {
  Observer.live = [];
  Object.assign(window, { IntersectionObserver: Observer });
});

const listings = (count: number) =>
  Array.from({ length: count }, (_, index) => fixtureListing({ id: `l${index}`, title: `Car ${index}` }));
const answer = (count: number, total = 34) => ({
  listing: fixtureListings({ listings: listings(count), totalResultCount: total }),
});
const brand = fixtureBrand({ pageSize: 10, flags: fixtureFlags({ premiumSpotlight: false, newCarBoost: false }) });
const show = (view: Partial<PageView> = {}): RenderedFragment =>
  renderFragment(fragment, { view: { data: answer(10), brand, ...view } });
const button = (queries: RenderedFragment) => queries.getByRole('link', { name: 'See More Results' });
const asked = (queries: RenderedFragment) => queries.dispatched.filter(({ type }) => type === 'loadMore').length;

/** Does what the host does when "load more" succeeds. */
function arrive(queries: RenderedFragment, page: number) {
  queries.setView({ status: 'loading', appending: true });
  queries.setView({ status: 'ready', appending: false, data: answer(Math.min(10 * page, 34)) });
}

test('if the last page that can be reached is not the last, a sentence says so', () => {
  const last = { state: { firstRecord: 10_000 }, data: answer(10, 31_200) };
  show(last).getByText('Showing the first 10,010. Narrow your search.');
});

test('without script it is a link to the next page', () => {
  expect(button(show()).getAttribute('href')).toBe('/cars-for-sale/all?zip=60610&firstRecord=10');
});

test('there is none on the last page, without results, or on a brand without the flag', () => {
  const none = (view: Partial<PageView>) => show(view).queryByRole('link', { name: 'See More Results' });
  expect(none({ data: answer(4), state: { firstRecord: 30 } })).toBeNull();
  expect(none({ data: answer(0, 0) })).toBeNull();
  expect(
    none({ brand: fixtureBrand({ pageSize: 10, flags: fixtureFlags({ infiniteScrollButton: false }) }) }),
  ).toBeNull();
});

test('a click requests more results and keeps the present ones', () => {
  const queries = show();
  fireEvent.click(button(queries));
  expect(queries.dispatched).toEqual([{ type: 'loadMore' }]);
  queries.setView({ status: 'loading', appending: true });
  queries.getByRole('link', { name: 'Loading more results...' });
  expect(queries.getAllByRole('heading', { level: 3 })).toHaveLength(10);
});

test('clicks while more is loading ask for nothing further', () => {
  const queries = show();
  const link = button(queries);
  fireEvent.click(link);
  queries.setView({ status: 'loading', appending: true });
  fireEvent.click(link);
  expect(asked(queries)).toBe(1);
  expect(document.contains(link)).toBe(true);
});

test('a modified click is the browser’s', () => {
  const queries = show();
  button(queries).addEventListener('click', (event) => event.preventDefault());
  fireEvent.click(button(queries), { ctrlKey: true });
  expect(queries.dispatched).toEqual([]);
});

test('R55 nothing loads by itself before the first click, then every page does until the end', () => {
  const queries = show();
  Observer.near();
  expect(asked(queries)).toBe(0);
  fireEvent.click(button(queries));
  for (const page of [2, 3]) {
    arrive(queries, page);
    expect(Observer.live.map(({ options }) => options?.rootMargin)).toEqual(['1000px 0px']);
    Observer.near();
    expect(asked(queries)).toBe(page);
  }
  arrive(queries, 4);
  expect(queries.getAllByRole('heading', { level: 3 })).toHaveLength(34);
  expect(Observer.live).toEqual([]);
  expect(queries.queryByText('See More Results')).toBeNull();
});

test('R55 a failed load keeps the list, offers to try again and does not loop', () => {
  const queries = show();
  fireEvent.click(button(queries));
  queries.setView({ status: 'loading', appending: true });
  queries.setView({ status: 'failed' });
  expect(queries.getByRole('alert').textContent).toBe('More results could not be loaded.');
  expect(queries.getAllByRole('heading', { level: 3 })).toHaveLength(10);
  expect(Observer.live).toEqual([]);
  fireEvent.click(queries.getByRole('button', { name: 'Try again' }));
  expect(asked(queries)).toBe(2);
  arrive(queries, 2);
  expect(queries.queryByRole('alert')).toBeNull();
  expect(queries.getAllByRole('heading', { level: 3 })).toHaveLength(20);
});

test('the focus moves to the first of the requested results; pages that load by themselves do not move it', () => {
  const queries = show();
  const focused = () => document.activeElement?.textContent;
  button(queries).focus();
  fireEvent.click(button(queries));
  arrive(queries, 2);
  expect(focused()).toBe('Car 10');
  Observer.near();
  arrive(queries, 3);
  expect(focused()).toBe('Car 10');
});

test.each<[string, (queries: RenderedFragment) => void]>([
  ['went on meanwhile', (queries) => queries.getByRole('link', { current: 'page' }).focus()],
  ['asked for another search', (queries) => queries.setView({ state: { zip: '10001' }, status: 'loading' })],
])('the focus of a shopper who requested more and %s is not moved', (_, goOn) => {
  const queries = show();
  button(queries).focus();
  fireEvent.click(button(queries));
  goOn(queries);
  const before = document.activeElement;
  arrive(queries, 2);
  expect(document.activeElement).toBe(before);
});

test('appended pages advance the page among its neighbours', () => {
  const queries = show();
  fireEvent.click(button(queries));
  arrive(queries, 2);
  expect(queries.getByRole('link', { current: 'page' }).textContent).toBe('2');
  expect(button(queries).getAttribute('href')).toBe('/cars-for-sale/all?zip=60610&firstRecord=20');
});

test('another search starts over: nothing loads by itself', () => {
  const queries = show();
  fireEvent.click(button(queries));
  arrive(queries, 2);
  expect(Observer.live).toHaveLength(1);
  queries.setView({ state: { zip: '10001' }, status: 'loading' });
  queries.setView({ status: 'ready', data: answer(10) });
  expect(Observer.live).toEqual([]);
  button(queries);
});

test('a search that replaces a running "load more" and fails is a failed search', () => {
  const queries = show();
  fireEvent.click(button(queries));
  queries.setView({ status: 'loading', appending: true });
  queries.setView({ state: { zip: '10001' }, status: 'loading', appending: false });
  queries.setView({ status: 'failed' });
  expect(queries.getByRole('alert').textContent).toMatch(/^We are sorry\. {2}There/);
});

test('R52 listings that are added move nothing and bring the further places', () => {
  const queries = show();
  const places = () => queries.mounted.map(({ props }) => props.placement);
  const before = queries.mounted.map(({ element }) => element);
  expect(places()).toEqual(['showcase-3', 'wallet-3', 'fluid-7', 'peekaboo-9']);
  fireEvent.click(button(queries));
  arrive(queries, 2);
  expect(places()).toEqual(['showcase-3', 'wallet-3', 'fluid-7', 'peekaboo-9', 'promo-14', 'fluid-14', 'fluid-19']);
  expect(queries.mounted.slice(0, 4).map(({ element }) => element)).toEqual(before);
});
