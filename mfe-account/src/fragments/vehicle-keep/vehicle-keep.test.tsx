import { fixtureListing, fixtureOwners } from '@forecourt/listing/testing';
import { renderFragment, violations } from '@forecourt/search-kit/testing';
import { fireEvent } from '@testing-library/react';
import { fakeServer } from '../../testing';
import fragment from './index';

const server = fakeServer();
const [owner] = fixtureOwners;
const listing = fixtureListing({ id: 'K1', title: '2021 Toyota Camry w/ Extras' });
const show = (id = 'K1') =>
  renderFragment(fragment, {
    view: { page: 'vehicle', data: { vehicle: { listing: { ...listing, id }, owner: owner! } } },
  });

const viewOf = (id: string) => ({ type: 'view', detail: { placement: 'vehicle', id, owner: listing.ownerId } });

test('R77 a page that opens in the background is a view once it is seen, and one view only', async () => {
  const visibility = jest.spyOn(document, 'visibilityState', 'get').mockReturnValue('hidden');
  const { events } = show('K3');
  document.dispatchEvent(new Event('visibilitychange'));
  expect(events).toEqual([]);
  visibility.mockReturnValue('visible');
  document.dispatchEvent(new Event('visibilitychange'));
  document.dispatchEvent(new Event('visibilitychange'));
  expect(events).toEqual([viewOf('K3')]);
  visibility.mockRestore();
});

test('R69 the page’s vehicle is saved, and measured as saved, once the server has stored it', async () => {
  server.answer('/account-api/favourites', 200, { saved: true, count: 1 });
  const { getByRole, findByRole, events } = show();
  fireEvent.click(getByRole('button', { name: /^Save this car/ }));
  await findByRole('link', { name: 'Saved cars' });
  expect(events).toEqual([
    viewOf('K1'),
    { type: 'favourite-changed', detail: { listingId: 'K1', isKept: true, count: 1 } },
    { type: 'save', detail: { placement: 'vehicle', id: 'K1', owner: listing.ownerId } },
  ]);
});

test('R69 a vehicle that the server did not store is neither saved nor measured', async () => {
  const { getByRole, findByRole, events } = show('K2');
  const button = getByRole('button', { name: /^Save this car/ });
  fireEvent.click(button);
  await findByRole('alert');
  expect(button.getAttribute('aria-pressed')).toBe('false');
  expect(events).toEqual([viewOf('K2')]);
});

test('has no accessibility violations', async () => {
  expect(await violations(show().container)).toEqual([]);
});
