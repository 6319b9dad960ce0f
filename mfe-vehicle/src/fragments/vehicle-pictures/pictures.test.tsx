import { vehicleView } from '@forecourt/listing-kit/testing';
import { renderFragment, violations } from '@forecourt/search-kit/testing';
import { fireEvent } from '@testing-library/react';
import fragment from './index';

const photographs = (count: number) => ({
  primary: 0,
  sources: Array.from({ length: count }, (_, at) => ({ src: `/photo-${at}.jpg`, alt: `Picture ${at}` })),
});

test.each([true, false])('over a page: %s, all pictures are in a row under the title', async (overlay) => {
  const view = vehicleView({ images: photographs(8) });
  const queries = renderFragment(fragment, { overlay, view });
  queries.getByRole('heading', { level: 2, name: 'Used 2021 Toyota Camry SE' });
  expect(queries.getAllByRole('img')).toHaveLength(8);
  expect(queries.queryAllByRole('heading', { level: 1 })).toHaveLength(overlay ? 0 : 1);
  expect(await violations(queries.container)).toEqual([]);
});

test('R72 without the vehicle it shows a message', () => {
  renderFragment(fragment, { overlay: true, view: { data: {} } }).getByText(/not available right now/);
});

test('arrow keys, Home and End turn the pictures, wherever the focus is', () => {
  const queries = renderFragment(fragment, {
    overlay: true,
    view: vehicleView({ images: photographs(4) }),
  });
  const row = queries.getByRole('list');
  for (const [at, item] of [...row.children].entries()) Object.defineProperty(item, 'offsetLeft', { value: at * 800 });
  row.scrollTo = (({ left }: ScrollToOptions) => {
    row.scrollLeft = left ?? 0;
  }) as typeof row.scrollTo;
  const places = ['ArrowRight', 'ArrowRight', 'ArrowLeft', 'End', 'ArrowRight', 'Home', 'ArrowLeft'].map((key) => {
    // The default action is prevented, so the page does not scroll.
    expect(fireEvent.keyDown(document.body, { key })).toBe(false);
    return row.scrollLeft / 800;
  });
  expect(places).toEqual([1, 2, 1, 3, 3, 0, 0]);
  // With a modifier the key belongs to the browser.
  expect(fireEvent.keyDown(document.body, { key: 'ArrowRight', altKey: true })).toBe(true);
  expect(row.scrollLeft).toBe(0);
});
