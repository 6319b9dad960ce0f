import { renderFragment, violations } from '@forecourt/search-kit/testing';
import { fireEvent, waitFor } from '@testing-library/react';
import { fakeServer } from '../../testing';
import privacy from './index';
import type { Mine } from './mine';

const mine: Mine = {
  email: 'ann@example.com',
  hasPassword: true,
  kept: [
    {
      ...{ name: 'messages', title: 'Messages to sellers', retention: 'for two years', count: 2 },
      items: [{ comments: '<b>Blue?</b>', offer: null, listingId: 'L1' }],
    },
    { name: 'reports', title: 'Reports about listings', retention: 'for one year', count: 0, items: [] },
  ],
};
const server = fakeServer();
const show = (data: object) => renderFragment(privacy, { view: { data } });

test('shows what is kept, how long, and lets one take it along and delete it without script', async () => {
  const { container, getByText, getByRole } = show({ mine });
  getByText('This is all that we keep about ann@example.com.');
  getByText('comments: <b>Blue?</b>, listingId: L1');
  getByText('Show the latest 1');
  getByText('Kept for two years.');
  expect(getByRole('link', { name: /JSON/ }).getAttribute('href')).toBe('/account-api/mine/export');
  const form = container.querySelector('form')!;
  expect([form.getAttribute('action'), [...new FormData(form).keys()]]).toEqual([
    '/account-api/mine/delete',
    ['backUrl', 'password'],
  ]);
  expect(await violations(container)).toEqual([]);
});

test('a device without an account sees and deletes its own, without a password', () => {
  const { container, getByText } = show({ mine: { ...mine, email: null, hasPassword: false } });
  getByText(/by this browser\. You are not signed in/);
  expect(container.querySelector('input[type=password]')).toBeNull();
  expect(container.querySelector('form')).not.toBeNull();
});

test('a browser without a cookie is told that nothing is known of it', async () => {
  const { container, getByText, getByRole } = show({});
  getByText(/^We keep nothing about you/);
  expect(getByRole('link', { name: 'Sign in' }).getAttribute('href')).toBe(
    '/account/sign-in?refUrl=%2Faccount%2Fprivacy',
  );
  expect(container.querySelector('form')).toBeNull();
  expect(await violations(container)).toEqual([]);
});

test('with script a password that is not right is said at its field', async () => {
  const problem = { type: 'accounts/wrong-current-password', title: 'Your password is not right', detail: 'Check it.' };
  server.answer('/account-api/mine/delete', 403, problem);
  const { container } = show({ mine });
  const field = container.querySelector<HTMLInputElement>('input[name=password]')!;
  fireEvent.change(field, { target: { value: 'wrong' } });
  fireEvent.click(container.querySelector('input[name=confirm]')!);
  fireEvent.submit(container.querySelector('form')!);
  await waitFor(() => expect(field.getAttribute('aria-invalid')).toBe('true'));
  const id = field.getAttribute('aria-describedby')!;
  expect(document.getElementById(id)?.textContent).toBe('Your password is not right. Check it.');
});
