import { renderFragment, violations } from '@forecourt/search-kit/testing';
import { vehicleView } from '../../testing/vehicle-view';
import fragment from './index';

const photographs = (count: number) => ({
  primary: count - 1,
  sources: Array.from({ length: count }, (_, at) => ({ src: `/photo-${at}.jpg`, alt: `Blue Camry, picture ${at}` })),
});
const show = (images: ReturnType<typeof photographs>) => renderFragment(fragment, { view: vehicleView({ images }) });

test('R57 photographs stand in a row, the main one first and fetched first', () => {
  const pictures = show(photographs(3)).getAllByRole('img');
  expect(pictures.map((picture) => picture.getAttribute('src'))).toEqual([
    '/photo-2.jpg',
    '/photo-0.jpg',
    '/photo-1.jpg',
  ]);
  expect(pictures.map((picture) => picture.getAttribute('loading'))).toEqual(['eager', 'lazy', 'lazy']);
  expect(pictures[0]?.getAttribute('alt')).toBe('Blue Camry, picture 2');
});

test('each of several pictures says which it is, also without script', () => {
  const { html } = show(photographs(2));
  expect(html).toContain('Picture 1 of 2');
  expect(html).toContain('Picture 2 of 2');
});

test('one photograph needs no row to scroll', () => {
  const queries = show(photographs(1));
  expect(queries.getAllByRole('img')).toHaveLength(1);
  expect(queries.queryByRole('region')).toBeNull();
});

test('a drawing says that it is one', () => {
  const queries = show({ primary: 0, sources: [] });
  queries.getByText('Illustration: the seller has sent no photographs.');
  const drawing = queries.getByRole('img', { name: 'Illustration of a vehicle like this Used 2021 Toyota Camry SE' });
  expect(drawing.getAttribute('src')).toMatch(/^\/_shell\/vehicles\/SEDAN\/BLUE\/\d+\/side\.svg$/);
});

test.each([0, 1, 4])('R73 has no accessibility violations: %i photographs', async (count) => {
  const { container } = show(photographs(count));
  expect(await violations(container)).toEqual([]);
});

test('R67 the fallback keeps room, and says nothing', () => {
  const { container } = renderFragment({ ...fragment, Component: fragment.Fallback });
  expect(container.textContent).toBe('');
  expect(container.firstElementChild?.className).toBe('fallback');
});
