import { emptyWallet } from '@forecourt/listing';
import { renderFragment, violations } from '@forecourt/search-kit/testing';
import { fireEvent, waitFor } from '@testing-library/react';
import { fakeServer } from '../../testing';
import card from './index';

const server = fakeServer();
const path = '/account-api/wallet';

test('without a budget it gives an example: $600 a month', () => {
  const { getByRole, getByText } = renderFragment(card, { view: { data: {} } });
  getByRole('heading', { name: 'Shop by monthly payment' });
  getByText('$600/mo');
  getByText(/^buys a car of up to \$28,600, over 60 months at 9\.4% APR\.$/);
  expect(getByRole('link', { name: 'Set my budget' }).getAttribute('href')).toContain('/overlay/mfe-account/wallet');
});

test('a budget that is saved elsewhere on the page shows here', () => {
  const { getByText, hear } = renderFragment(card, { view: { data: {} } });
  const wallet = { ...emptyWallet, monthlyBudget: 450, down: 3_000 };
  hear({ type: 'wallet-changed', detail: { wallet, message: '' } });
  getByText('$450/mo');
  getByText(/up to \$24,400/);
});

test('"Show payments on listings" is saved at once, and restored if saving fails', async () => {
  const wallet = { ...emptyWallet, showPayments: false };
  server.answer(path, 200, { wallet, message: 'Your choice is saved.', maxPrice: null });
  const { getByRole, events, findByText } = renderFragment(card, {
    view: { data: { memory: { favourites: [], wallet: emptyWallet } } },
  });
  fireEvent.click(getByRole('switch', { name: 'Show payments on listings' }));
  await waitFor(() => expect(events).toHaveLength(1));
  expect(server.asked[0]?.body).toMatchObject({ part: 'display' });
  expect(server.asked[0]?.body).not.toHaveProperty('showPayments');
  server.answer(path, 500, {});
  fireEvent.click(getByRole('switch', { name: 'Put the payment first' }));
  await findByText(/nothing was changed/);
  expect(getByRole<HTMLInputElement>('switch', { name: 'Put the payment first' }).checked).toBe(false);
});

test('has no accessibility violations', async () => {
  expect(await violations(renderFragment(card, { view: { data: {} } }).container)).toEqual([]);
});
