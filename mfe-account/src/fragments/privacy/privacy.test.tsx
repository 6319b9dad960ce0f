import { renderFragment, violations } from '@forecourt/search-kit/testing';
import privacy from './index';
import type { Mine } from './mine';

const mine: Mine = {
  email: 'ann@example.com',
  hasPassword: true,
  stored: [
    {
      ...{ name: 'messages', title: 'Messages to sellers', retention: 'for two years', count: 2 },
      items: [{ comments: '<b>Blue?</b>', offer: null, listingId: 'L1' }],
    },
    { name: 'reports', title: 'Reports about listings', retention: 'for one year', count: 0, items: [] },
  ],
};
const show = (data: object) => renderFragment(privacy, { view: { data } });

test('shows the stored data and its retention, and offers export and deletion without script', async () => {
  const { container, getByText, getByRole } = show({ mine });
  getByText('This is all that we store about ann@example.com.');
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
  getByText(/for this browser\. You are not signed in/);
  expect(container.querySelector('input[type=password]')).toBeNull();
  expect(container.querySelector('form')).not.toBeNull();
});

test('says in a browser without a cookie that nothing is stored about it', async () => {
  const { container, getByText, getByRole } = show({});
  getByText(/^We store nothing about you/);
  expect(getByRole('link', { name: 'Sign in' }).getAttribute('href')).toBe(
    '/account/sign-in?refUrl=%2Faccount%2Fprivacy',
  );
  expect(container.querySelector('form')).toBeNull();
  expect(await violations(container)).toEqual([]);
});
