import { fixtureListing, fixtureOwners } from '@forecourt/listing/testing';
import { renderFragment } from '@forecourt/search-kit/testing';
import { fireEvent } from '@testing-library/react';
import { fakeServer } from '../../testing';
import keep from '../vehicle-keep';
import fragment from '.';

const server = fakeServer();
const [owner] = fixtureOwners;

test('it counts a vehicle that was saved before it hydrated', async () => {
  server.answer('/account-api/favourites', 200, { saved: true, count: 1 });
  const page = renderFragment(keep, {
    view: { page: 'vehicle', data: { vehicle: { listing: fixtureListing({ id: 'K1' }), owner: owner! } } },
  });
  fireEvent.click(page.getByRole('button', { name: /^Save this car/ }));
  await page.findByRole('link', { name: 'Saved cars' });
  expect(renderFragment(fragment).getByRole('link', { name: 'Saved cars 1' }).dataset.icon).toBe('heart-filled');
});

test('a count of an earlier page is not shown: the server’s is newer', () => {
  sessionStorage.setItem('fc-saved-count', JSON.stringify({ page: performance.timeOrigin - 1, count: 7 }));
  expect(renderFragment(fragment).getByRole('link', { name: 'Saved cars' }).textContent).toBe('Saved cars');
});

test('its fallback is the icon of the link, with its words for screen readers: a phone’s header has no room for them', () => {
  const { getByRole } = renderFragment({ ...fragment, Component: fragment.Fallback });
  const link = getByRole('link', { name: 'Saved cars' });
  expect(link.getAttribute('href')).toBe('/account/favourites');
  expect(link.getAttribute('data-icon')).toBe('heart');
  expect(link.firstElementChild?.textContent).toBe('Saved cars');
});
