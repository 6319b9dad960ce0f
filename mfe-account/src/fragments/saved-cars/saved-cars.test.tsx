import { renderFragment } from '@forecourt/search-kit/testing';
import fragment from '.';

test('its fallback is the icon of the link, with its words for screen readers: a phone’s header has no room for them', () => {
  const { getByRole } = renderFragment({ ...fragment, Component: fragment.Fallback });
  const link = getByRole('link', { name: 'Saved cars' });
  expect(link.getAttribute('href')).toBe('/account/favourites');
  expect(link.getAttribute('data-icon')).toBe('heart');
  expect(link.firstElementChild?.textContent).toBe('Saved cars');
});
