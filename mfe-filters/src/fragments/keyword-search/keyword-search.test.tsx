import { renderFragment } from '@forecourt/search-kit/testing';
import fragment from '.';

test('its fallback searches by a form, and on phones leads to the page of the field', () => {
  const { getByRole } = renderFragment({ ...fragment, Component: fragment.Fallback });
  const field = getByRole('searchbox', { name: 'Search cars in your own words' });
  expect((field as HTMLInputElement).form?.getAttribute('action')).toBe('/cars-for-sale/find');
  const link = getByRole('link', { name: /^Search make/ });
  expect(link.getAttribute('href')).toBe('/cars-for-sale/overlay/mfe-filters/keyword-overlay');
});
