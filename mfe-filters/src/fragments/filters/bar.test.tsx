import { showOnly } from './testing';

test('the button of the filters has their number, and leads to all of them without script', () => {
  const { container } = showOnly('location')({ maxPrice: 9000, extColorSimple: ['RED'] });
  const [filters, ...others] = container.querySelectorAll('.fc-bar a');
  expect([filters?.textContent, others]).toEqual(['Filters2', []]);
  expect(filters?.getAttribute('href')).toMatch(/^\/cars-for-sale\/filters\?/);
  // The order and saving are in the page's row of tools.
  expect(container.querySelector('.fc-bar select')).toBeNull();
});
