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

test('at most three drawings stand in for photographs, labelled as drawings and not counted as pictures', () => {
  const queries = show({ primary: 0, sources: [] });
  const pictures = row(queries).getAllByRole('img');
  expect(pictures.map((picture) => picture.getAttribute('alt'))).toEqual([
    'Illustration: side',
    'Illustration: front',
    'Illustration: rear',
  ]);
  expect(pictures[0]?.getAttribute('src')).toBe('/_shell/vehicles/sedan/BLUE/side.svg');
  queries.getByText('Illustration');
  queries.getByRole('list', { name: 'Illustrations of a vehicle like this Used 2021 Toyota Camry SE' });
  expect(queries.container.textContent).not.toMatch(/Picture|pictures/);
});

test('a seller who sent no photographs can be asked for them; one who takes no messages cannot', () => {
  const drawn = { primary: 0, sources: [] };
  const link = show(drawn).getByRole('link', { name: 'Ask the seller for photos' });
  expect(link.getAttribute('href')).toContain(
    `/mfe-vehicle/email-owner?from=%2Fcars-for-sale%2Fall%2Ftoyota%2Fcamry&props=${encodeURIComponent('{"listing":"listing-1","photos":true}')}`,
  );
  const view = vehicleView({ images: drawn }, { hideEmailForm: true });
  const hidden = within(renderFragment(fragment, { view }).container);
  expect(hidden.queryByRole('link', { name: 'Ask the seller for photos' })).toBeNull();
  hidden.getByText('The seller has sent no photographs.');
  const photographed = within(show(photographs(1)).container);
  expect(photographed.queryByRole('link', { name: 'Ask the seller for photos' })).toBeNull();
});

test('a vehicle with frames of a turn has a link to turn it, and no other has', () => {
  const name = 'Turn it: 360° view';
  const view = vehicleView({ images: photographs(1), spin: ['/frame-0.jpg'] });
  renderFragment(fragment, { view }).getByRole('link', { name });
  expect(within(show(photographs(1)).container).queryByRole('link', { name })).toBeNull();
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
