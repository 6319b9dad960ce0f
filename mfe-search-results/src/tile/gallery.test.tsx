import { fixtureListing } from '@forecourt/listing/testing';
import { fixtureListings, type RenderedFragment, renderFragment, violations } from '@forecourt/search-kit/testing';
import { fireEvent } from '@testing-library/react';
import results from '../fragments/results';

const photographs = (count: number) => ({
  primary: 0,
  sources: Array.from({ length: count }, (_, at) => ({ src: `/photo-${at}.jpg`, alt: `Picture ${at}` })),
});
const show = (listing: Parameters<typeof fixtureListing>[0]): RenderedFragment =>
  renderFragment(results, {
    view: { data: { listing: fixtureListings({ listings: [fixtureListing(listing)], totalResultCount: 1 }) } },
  });
const gallery = (queries: RenderedFragment) => queries.container.querySelector('.row') as HTMLElement;
const count = (queries: RenderedFragment) => queries.container.querySelector('.caption')?.textContent;
const sources = (queries: RenderedFragment) =>
  [...gallery(queries).querySelectorAll('img')].map((picture) => picture.getAttribute('src'));

/** Scrolls the row to a picture; each picture is as wide as the row. */
function scrolledTo(queries: RenderedFragment, picture: number): void {
  const row = queries.container.querySelector('.row') as HTMLElement;
  Object.defineProperty(row, 'clientWidth', { value: 300, configurable: true });
  row.scrollLeft = picture * 300;
  fireEvent.scroll(row);
}

test('only the main picture is loaded at first; the next ones load once the shopper approaches, one ahead', () => {
  const queries = show({ images: photographs(12) });
  expect(sources(queries)).toEqual(['/photo-0.jpg']);
  fireEvent.pointerEnter(gallery(queries));
  expect(sources(queries)).toEqual(['/photo-0.jpg', '/photo-1.jpg']);
  scrolledTo(queries, 1);
  expect(sources(queries)).toEqual(['/photo-0.jpg', '/photo-1.jpg', '/photo-2.jpg']);
  expect(count(queries)).toBe('Picture 2 of 12');
});

test('an untouched gallery has one picture, no button, and room to swipe to the next', () => {
  const { html } = show({ images: photographs(12) });
  const tile = new DOMParser().parseFromString(html, 'text/html').querySelector('li.tile');
  expect(tile?.querySelectorAll('img')).toHaveLength(1);
  expect(tile?.querySelector('[aria-label="Next picture"]')).toBeNull();
  expect(tile?.querySelector('.row')?.hasAttribute('data-more')).toBe(true);
});

test('buttons turn the pictures, stop at both ends, and are in no link', () => {
  const queries = show({ images: photographs(2) });
  fireEvent.pointerEnter(gallery(queries));
  const back = queries.getByRole('button', { name: 'Previous picture' });
  const on = queries.getByRole('button', { name: 'Next picture' });
  expect([back.getAttribute('aria-disabled'), on.closest('a')]).toEqual(['true', null]);
  fireEvent.click(on);
  expect(count(queries)).toBe('Picture 2 of 2');
  expect([back.getAttribute('aria-disabled'), on.getAttribute('aria-disabled')]).toEqual(['false', 'true']);
  fireEvent.click(on);
  expect(count(queries)).toBe('Picture 2 of 2');
});

test('the arrow keys on the title turn them as well', () => {
  const queries = show({ images: photographs(3) });
  const title = queries.container.querySelector('h3 a') as HTMLElement;
  fireEvent.keyDown(title, { key: 'ArrowRight' });
  fireEvent.keyDown(title, { key: 'ArrowRight' });
  expect(count(queries)).toBe('Picture 3 of 3');
  fireEvent.keyDown(title, { key: 'ArrowLeft' });
  expect(count(queries)).toBe('Picture 2 of 3');
  fireEvent.keyDown(title, { key: 'ArrowLeft', altKey: true });
  expect(count(queries)).toBe('Picture 2 of 3');
});

test('one picture needs no buttons', () => {
  const queries = show({ images: photographs(1) });
  fireEvent.pointerEnter(gallery(queries));
  expect(queries.queryByRole('button', { name: 'Next picture' })).toBeNull();
});

test('a drawing is labelled as one and not counted as a picture; a photograph is counted', () => {
  const drawn = show({ images: photographs(0) });
  expect(count(drawn)).toBeUndefined();
  drawn.unmount();
  expect(count(show({ images: photographs(3) }))).toBe('Picture 1 of 3');
});

test('R74 the pictures link to the vehicle, but are no second stop for keyboards and screen readers', () => {
  const queries = show({ images: photographs(3), spin: ['/frame-0.jpg'] });
  const row = queries.container.querySelector('a.row');
  expect(row?.getAttribute('href')).toBe(queries.container.querySelector('h3 a')?.getAttribute('href'));
  expect([row?.getAttribute('tabindex'), row?.getAttribute('aria-hidden')]).toEqual(['-1', 'true']);
  expect(count(queries)).toBe('Picture 1 of 3 · 360°');
});

test('breaks no accessibility rule', async () => {
  expect(await violations(show({ images: photographs(60) }).container)).toEqual([]);
});
