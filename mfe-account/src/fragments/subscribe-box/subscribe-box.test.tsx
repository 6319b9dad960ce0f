import { fixtureBrand, fixtureFlags, fixtureView, renderFragment, violations } from '@forecourt/search-kit/testing';
import type { SearchState } from '@forecourt/search-state';
import { fireEvent } from '@testing-library/react';
import { fakeServer } from '../../testing';
import subscribeBox from './index';

const server = fakeServer();
const search: SearchState = { zip: '60610', extColorSimple: ['RED'] };
const show = (state: SearchState = search, more: Parameters<typeof renderFragment>[1] = {}) =>
  renderFragment(subscribeBox, { ...more, view: { state, ...more.view } });

test('R69 the form subscribes an address to the search, and shows the server’s message', async () => {
  server.answer('/account-api/email-subscribe', 201, { message: 'Please confirm by the letter.' });
  const { getByRole, getByLabelText, findByText, events } = show();
  expect(getByRole('heading', { name: 'Be the first to know' })).toBeDefined();
  fireEvent.change(getByLabelText(/^Email/), { target: { value: 'ann@example.com' } });
  fireEvent.submit(getByRole('button', { name: 'Subscribe' }).closest('form')!);
  await findByText('Please confirm by the letter.');
  expect(getByRole('button', { name: 'Subscribed!' })).toBeDefined();
  expect(events.map(({ type }) => type)).toEqual(['search-saved', 'alerts-subscribed']);
});

test('closed, it stays away for the session', () => {
  const first = show();
  fireEvent.click(first.getByRole('button', { name: 'Close, and do not ask again' }));
  expect(first.container.innerHTML).toBe('');
  expect(sessionStorage.getItem('subscribe-box')).toBe('closed');
  first.unmount();
  expect(show().container.innerHTML).toBe('');
});

const ann = { signedIn: true, name: 'Ann', email: 'ann@example.com', verified: true, savedSearches: 0 } as const;
test.each<[string, Parameters<typeof show>]>([
  ['the search has no filters', [{ zip: '60610' }]],
  [
    'searches cannot be saved',
    [search, { view: { brand: fixtureBrand({ flags: fixtureFlags({ saveSearchOff: true }) }) } }],
  ],
  ['somebody is signed in', [search, { view: { data: { ...fixtureView({ state: search }).data, visitor: ann } } }]],
])('is not there where %s', (_, args) => {
  expect(show(...args).container.innerHTML).toBe('');
});

test('has no accessibility violations', async () => {
  expect(await violations(show().container)).toEqual([]);
});
