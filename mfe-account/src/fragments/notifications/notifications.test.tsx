import { renderFragment, violations } from '@forecourt/search-kit/testing';
import { act, fireEvent, waitFor } from '@testing-library/react';
import { fakeServer } from '../../testing';
import type { PushBrowser } from './browsers';
import notifications from './index';

const server = fakeServer();
const endpoint = 'https://fcm.googleapis.com/fcm/send/abc';
const browser: PushBrowser = {
  ...{ id: 7, endpoint, browser: 'Chrome', since: 'Nov 22, 2026' },
  ...{ timeZone: 'America/Chicago', quietFrom: 21, quietTo: 8 },
};
const unsubscribe = jest.fn(async () => true);
/** Sets the endpoint of this browser's subscription; null for none. */
const subscribed = (own: string | null, permission = 'default') => {
  unsubscribe.mockClear();
  const subscription = own === null ? null : { endpoint: own, unsubscribe };
  Object.assign(globalThis, { Notification: { permission, requestPermission: async () => 'denied' } });
  Object.assign(globalThis, { PushManager: class {} });
  Object.defineProperty(navigator, 'serviceWorker', {
    configurable: true,
    value: { getRegistration: async () => ({ pushManager: { getSubscription: async () => subscription } }) },
  });
};
/** Renders the fragment, and waits until the browser's subscription is known. */
async function show(browsers: readonly PushBrowser[], params = {}) {
  const view = { page: 'account-privacy', params, data: { notifications: { browsers } } };
  const shown = renderFragment(notifications, { view });
  await act(async () => {});
  return shown;
}

test('R65 without script each browser has its quiet hours and its end, as forms that lead back', async () => {
  const { html } = await show([browser]);
  expect(html).toContain('On since Nov 22, 2026, but not between 9 pm and 8 am.');
  const page = document.createElement('div');
  page.innerHTML = html;
  const forms = [...page.querySelectorAll<HTMLFormElement>('form[action="/account-api/notifications"]')];
  expect(forms.map((form) => Object.fromEntries(new FormData(form)))).toEqual([
    {
      ...{ id: '7', action: 'quiet', quietFrom: '21', quietTo: '8', refUrl: '/account/privacy#notifications' },
      doneUrl: '/account/privacy?message=quiet-hours#notifications',
    },
    {
      ...{ id: '7', action: 'off', refUrl: '/account/privacy#notifications' },
      doneUrl: '/account/privacy?message=notifications-off#notifications',
    },
  ]);
});

test('R65 this browser is marked in the list; switching it off unsubscribes it here and at the service', async () => {
  subscribed(endpoint);
  const { findByText, getByRole, container } = await show([browser, { ...browser, id: 8, endpoint: 'https://other' }]);
  await findByText('This browser');
  const submit = jest.spyOn(HTMLFormElement.prototype, 'submit').mockImplementation(() => undefined);
  fireEvent.submit(container.querySelectorAll('form')[1]!);
  await waitFor(() => expect(submit).toHaveBeenCalledTimes(1));
  expect(unsubscribe).toHaveBeenCalledTimes(1);
  submit.mockRestore();
  getByRole('heading', { level: 2, name: 'Notifications' });
  expect(await violations(container)).toEqual([]);
});

test('R65 a browser without a subscription can be switched on; if it blocks notifications, a message says how to allow them', async () => {
  subscribed(null);
  const { findByRole, findByText } = await show([]);
  await findByText('Notifications are off for this browser.');
  fireEvent.click(await findByRole('button', { name: 'Switch on for this browser' }));
  await findByText(/^This browser blocks notifications/);
});

test('R65 a browser that is subscribed for another person is switched off once the service has agreed', async () => {
  subscribed(endpoint);
  const { findByRole, findByText } = await show([]);
  await findByText(/for somebody who was signed in here before/);
  const off = await findByRole('button', { name: 'Switch off for this browser' });
  fireEvent.click(off);
  await findByText('That did not work. Please try again.');
  expect(unsubscribe).not.toHaveBeenCalled();
  server.answer('/account-api/push-forget', 200, { status: 'SUCCESS', message: '' });
  fireEvent.click(await findByRole('button', { name: 'Switch off for this browser' }));
  await findByText('Notifications are off for this browser.');
  expect(server.asked.at(-1)).toEqual({ path: '/account-api/push-forget', body: { endpoint } });
  expect(unsubscribe).toHaveBeenCalledTimes(1);
});

test.each([
  ['notifications-off', 'Notifications are off for that browser.'],
  ['quiet-hours', 'The quiet hours are saved.'],
])('shows a form’s result: %s', async (message, words) => {
  subscribed(null);
  (await show([browser], { message })).getByText(words);
});

test('has no accessibility violations without browsers', async () => {
  subscribed(null, 'denied');
  const { container, findByText } = await show([]);
  await findByText(/^This browser blocks notifications/);
  expect(await violations(container)).toEqual([]);
});
