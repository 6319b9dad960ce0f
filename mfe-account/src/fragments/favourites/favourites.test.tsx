import { fixtureListing } from '@forecourt/listing/testing';
import { renderFragment, violations } from '@forecourt/search-kit/testing';
import { fireEvent, waitFor } from '@testing-library/react';
import type { Favourite } from '../../listing-summary';
import { fakeServer } from '../../testing';
import favourites from './index';

const server = fakeServer();
const kept = (more: Partial<Favourite> = {}): Favourite => ({
  ...{ listingId: 'L1', title: '2021 Toyota Camry', href: '/cars-for-sale/vehicle/L1', savedAt: 1, sold: false },
  ...{ price: 18_500, priceThen: 20_000, look: fixtureListing({ id: 'L1', mileage: 30_000 }) },
  ...more,
});
const show = (rows: readonly Favourite[], visitor?: { signedIn: false; savedSearches: number }) =>
  renderFragment(favourites, {
    view: {
      page: 'account-favourites',
      url: '/account/favourites',
      params: {},
      data: { favourites: { favourites: rows }, visitor },
    },
  });

test('vehicles that became cheaper or more expensive, or were sold, are labelled', () => {
  const { getByText, getByRole, queryByRole } = show([
    kept(),
    kept({ listingId: 'L2', title: 'Dearer', price: 21_000 }),
    kept({ listingId: 'L3', title: 'Gone', sold: true, look: null }),
  ]);
  getByText('$1,500 less than when you saved it');
  getByText('$1,000 more than when you saved it');
  getByText('Sold');
  expect(getByRole('link', { name: '2021 Toyota Camry' }).getAttribute('href')).toBe('/cars-for-sale/vehicle/L1');
  expect(queryByRole('link', { name: 'Gone' })).toBeNull();
});

test('visitors without an account see its benefits; without saved vehicles, how to start', () => {
  show([kept()]).getByRole('link', { name: 'Create a free account' });
  show([]).getByText(/^You have saved no cars yet/);
});

test.each([
  [true, 'We email ann@example.com when one becomes cheaper or is sold.', 'Stop these emails'],
  [false, 'We do not send emails to ann@example.com about these cars.', 'Send them again'],
])('R65 people with an account see whether they get emails (%s), and where to change that', (enabled, words, link) => {
  const href = '/account/alerts?token=abc';
  const { getByText, getByRole } = renderFragment(favourites, {
    view: {
      page: 'account-favourites',
      url: '/account/favourites',
      data: { favourites: { favourites: [kept()], emails: { email: 'ann@example.com', enabled, href } } },
    },
  });
  getByText(words, { exact: false });
  expect(getByRole('link', { name: link }).getAttribute('href')).toBe(href);
});

test('a removed vehicle stays in its place, to be saved again', async () => {
  server.answer('/account-api/favourites', 200, { saved: false, count: 0, message: '' });
  const memory = { favourites: ['L9'], wallet: null };
  const { getByRole, findByRole, events } = renderFragment(favourites, {
    view: { page: 'account-favourites', data: { favourites: { favourites: [kept({ listingId: 'L9' })] }, memory } },
  });
  fireEvent.click(getByRole('button', { name: /^Remove/ }));
  await waitFor(() => expect(events).toHaveLength(1));
  expect(server.asked).toEqual([{ path: '/account-api/favourites', body: { listingId: 'L9', keep: false } }]);
  await findByRole('button', { name: /^Save again/ });
});

test('without script each vehicle is removed by a form that leads back', () => {
  const { html } = show([kept()]);
  expect(html).toContain('action="/account-api/favourites"');
  expect(html).toContain('name="doneUrl" value="/account/favourites"');
});

test('has no accessibility violations', async () => {
  expect(await violations(show([kept(), kept({ listingId: 'L3', sold: true, look: null })]).container)).toEqual([]);
});
