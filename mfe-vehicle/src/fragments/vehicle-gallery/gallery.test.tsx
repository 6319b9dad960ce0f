import type { Listing } from '@forecourt/listing';
import { vehicleView } from '@forecourt/listing-kit/testing';
import { renderFragment, violations } from '@forecourt/search-kit/testing';
import { act, fireEvent, within } from '@testing-library/react';
import fragment from './index';

const photographs = (count: number): Listing['images'] => ({
  primary: count - 1,
  sources: Array.from({ length: count }, (_, at) => ({ src: `/photo-${at}.jpg`, alt: `Blue Camry, picture ${at}` })),
});
const show = (images: Listing['images']) => renderFragment(fragment, { view: vehicleView({ images }) });

const row = (queries: ReturnType<typeof show>) => within(queries.getByRole('region'));

test('R57 photographs are in a row, the main one first and loaded first', () => {
  const pictures = row(show(photographs(3))).getAllByRole('img');
  expect(pictures.map((picture) => picture.getAttribute('src'))).toEqual([
    '/photo-2.jpg',
    '/photo-0.jpg',
    '/photo-1.jpg',
  ]);
  expect(pictures.map((picture) => picture.getAttribute('loading'))).toEqual(['eager', 'lazy', 'lazy']);
  expect(pictures[0]?.getAttribute('alt')).toBe('Blue Camry, picture 2');
});

test('each of several pictures has its number, and a thumbnail that leads to it, also without script', () => {
  const { html } = show(photographs(2));
  expect(html).toContain('Picture 1 of 2');
  expect(html).toContain('Picture 2 of 2');
  for (const id of ['picture-1', 'picture-2']) {
    expect(html).toContain(`href="#${id}"`);
    expect(html).toContain(`id="${id}"`);
  }
});

test('with script a thumbnail moves the row, and the address stays', () => {
  const queries = show(photographs(3));
  const scrollTo = jest.fn();
  queries.getByRole('list', { name: /^Pictures of the/ }).scrollTo = scrollTo;
  expect(fireEvent.click(queries.getByRole('link', { name: /^Picture 3 of 3/ }))).toBe(false);
  expect(scrollTo).toHaveBeenCalledTimes(1);
});

test('a move of the row is measured with the picture at which it rests', () => {
  jest.useFakeTimers();
  const queries = show(photographs(3));
  const list = queries.getByRole('list', { name: /^Pictures of the/ });
  for (const [at, child] of [...list.children].entries())
    Object.defineProperty(child, 'offsetLeft', { configurable: true, value: at * 100 });
  list.scrollLeft = 200;
  fireEvent.scroll(list);
  act(() => jest.advanceTimersByTime(1000));
  const detail = { placement: 'gallery', id: 'listing-1', owner: 'owner-1', to: 2 };
  expect(queries.events).toEqual([{ type: 'carousel-moved', detail }]);
  jest.useRealTimers();
});

test('one photograph has no row to scroll, and sixty are all in the row', () => {
  const queries = show(photographs(1));
  expect(queries.getAllByRole('img')).toHaveLength(1);
  expect(queries.queryByRole('region')).toBeNull();
  expect(row(show(photographs(60))).getAllByRole('img')).toHaveLength(60);
});

test('drawings are labelled as drawings, once on the picture, each with its view', () => {
  const queries = show({ primary: 0, sources: [], drawn: 6 });
  queries.getByText('The seller has sent no photographs.');
  expect(queries.getAllByText(/Illustration/)).toHaveLength(1);
  const pictures = row(queries).getAllByRole('img');
  expect(new Set(pictures.map((picture) => picture.getAttribute('src'))).size).toBe(6);
  expect(pictures[0]?.getAttribute('alt')).toBe('Illustration: Picture 1 of 6: Side view');
  expect(pictures[0]?.getAttribute('src')).toMatch(/^\/_shell\/vehicles\/SEDAN\/BLUE\/\d+\/side\.svg$/);
});

test('a single drawing is labelled with its vehicle', () => {
  show({ primary: 0, sources: [] }).getByRole('img', {
    name: 'Illustration of a vehicle like this Used 2021 Toyota Camry SE',
  });
});

test('all pictures can be viewed large, over the page or on a page of their own', () => {
  const link = show(photographs(4)).getByRole('link', { name: 'See all 4 pictures, large' });
  expect(link.getAttribute('href')).toMatch(/^\/cars-for-sale\/overlay\/mfe-vehicle\/vehicle-pictures\?from=/);
});

test.each([0, 1, 4])('R73 has no accessibility violations: %i photographs', async (count) => {
  const { container } = show(photographs(count));
  expect(await violations(container)).toEqual([]);
});

test('R67 the fallback reserves its space, without text', () => {
  const { container } = renderFragment({ ...fragment, Component: fragment.Fallback });
  expect(container.textContent).toBe('');
  expect(container.firstElementChild?.className).toBe('fallback');
});
