import { emptyWallet } from '@forecourt/listing';
import { renderFragment, violations } from '@forecourt/search-kit/testing';
import { fireEvent, waitFor } from '@testing-library/react';
import { fakeServer } from '../../testing';
import wallet from './index';

const server = fakeServer();
const path = '/account-api/wallet';
const saved = { ...emptyWallet, monthlyBudget: 450 };
const view = { state: { makeCode: ['TOYOTA'], minPrice: 30_000 } };
const over = (memory?: { favourites: string[]; wallet: typeof saved | null }) =>
  renderFragment(wallet, { view: { ...view, data: { memory } }, overlay: true });

test('the result of a budget is calculated while typing; the example is $600', () => {
  const { container, getByLabelText, getByText } = over();
  getByText('Buys a car of up to $28,600');
  fireEvent.change(getByLabelText('Down payment'), { target: { value: '2,000' } });
  fireEvent.input(container.querySelector('form')!);
  getByText('Buys a car of up to $30,600');
});

test('without script its page has the forms, and shows the result', () => {
  const params = { from: '/cars-for-sale/all', props: '{"done":"updated"}' };
  const { html, getByText } = renderFragment(wallet, {
    view: { page: 'overlay', params, data: {} },
    slot: { done: 'updated' },
  });
  getByText(/^The max price has been updated to match your budget\./);
  expect(html).toContain('action="/account-api/wallet"');
  expect(html.match(/method="post"/g)).toHaveLength(2);
});

test('R69 the search follows the budget once the server has stored it, and the page shows its message', async () => {
  const message = 'The max price has been updated to match your budget.';
  server.answer(path, 200, { wallet: saved, message, maxPrice: 21_400 });
  const { container, getByLabelText, dispatched, events, closed } = over();
  fireEvent.change(getByLabelText('Monthly budget'), { target: { value: '450' } });
  expect(events).toEqual([]);
  fireEvent.submit(container.querySelector('form')!);
  await waitFor(() => expect(closed).toEqual(['done']));
  expect(server.asked).toEqual([
    {
      path,
      body: {
        ...{ part: 'budget', monthlyBudget: '450', months: '60', apr: '9.4', down: '', tradeIn: '' },
        ...{ search: expect.stringContaining('/toyota'), refUrl: expect.stringContaining('/toyota') },
      },
    },
  ]);
  expect(events).toEqual([{ type: 'wallet-changed', detail: { wallet: saved, message } }]);
  expect(dispatched).toEqual([{ type: 'range', values: { maxPrice: 21_400, minPrice: null } }]);
});

test('R69 a refusal shows the reason, changes nothing, and keeps the input', async () => {
  server.answer(path, 400, { detail: 'Your budget was not saved: monthlyBudget: not a monthly payment.' });
  const { container, getByLabelText, findByText, dispatched, events, closed } = over();
  const field = getByLabelText<HTMLInputElement>('Monthly budget');
  fireEvent.change(field, { target: { value: 'lots' } });
  fireEvent.submit(container.querySelector('form')!);
  await findByText(/^Your budget was not saved/);
  expect([field.value, dispatched, events, closed]).toEqual(['lots', [], [], []]);
});

test('has no accessibility violations', async () => {
  const { container } = over({ favourites: [], wallet: saved });
  expect(await violations(container)).toEqual([]);
});
