import { renderFragment, violations } from '@forecourt/search-kit/testing';
import type { AccountLink } from '@forecourt/site';
import resetPassword from '../reset-password/index';
import verify from './index';

const link: AccountLink = { kind: 'sign-up', email: 'ann@example.com', ways: [] };
const pages = {
  verify: [verify, 'account-verify', { ...link }],
  'confirm-email': [verify, 'account-confirm-email', { ...link, kind: 'change-email' }],
  'reset-password': [resetPassword, 'account-reset', { ...link, kind: 'reset' }],
} as const;
type Action = keyof typeof pages;
const show = (action: Action, { data, params }: { data?: { link?: AccountLink }; params?: object } = {}) => {
  const [fragment, page, found] = pages[action];
  return renderFragment(fragment, {
    view: { page, params: { token: 'abc', refUrl: '/x', ...params }, data: data ?? { link: found } },
  });
};

test.each([
  ['verify', ['token', 'refUrl', 'backUrl']],
  ['confirm-email', ['token', 'backUrl']],
  ['reset-password', ['token', 'backUrl', 'password']],
] as const)('the link of an email leads to a form: %s changes nothing until it is sent', async (action, fields) => {
  const { container } = show(action);
  const form = container.querySelector('form')!;
  expect([form.method, form.getAttribute('action')]).toEqual(['post', `/account-api/${action}`]);
  expect([...new FormData(form).keys()]).toEqual(fields);
  expect(new FormData(form).get('token')).toBe('abc');
  expect(container.textContent).toContain('ann@example.com');
  expect(await violations(container)).toEqual([]);
});

test('R79 in another browser than the one that signed up the password is chosen at the link', async () => {
  const { container, getByRole, getByText } = show('verify', { params: { choose: 'password' } });
  getByRole('heading', { name: 'Choose your password', level: 1 });
  getByText(/the one typed there does not count/);
  expect(Object.fromEntries(new FormData(container.querySelector('form')!))).toMatchObject({
    ...{ token: 'abc', name: '', password: '' },
  });
  expect(await violations(container)).toEqual([]);
});

test('R79 with a new password the owner ticks the other ways to sign in that are theirs; none is ticked at first', async () => {
  const ways = [
    { key: 'abc', title: 'My phone, a passkey for cars.example' },
    { key: 'provider:example', title: 'Sign in by Example' },
  ];
  const { container, getByRole } = show('reset-password', { data: { link: { ...link, kind: 'reset', ways } } });
  getByRole('group', { name: 'Keep what is yours. What is not ticked ends.' });
  const form = container.querySelector('form')!;
  expect([...new FormData(form).keys()]).not.toContain('keep:abc');
  const box = getByRole('checkbox', { name: 'My phone, a passkey for cars.example' }) as HTMLInputElement;
  box.click();
  expect(new FormData(form).get('keep:abc')).toBe('on');
  expect(await violations(container)).toEqual([]);
});

test.each<Action>(['verify', 'confirm-email', 'reset-password'])(
  'a used link, or one of another kind, shows a message in place of the form of %s; so does one that could not be looked up',
  async (action) => {
    const spent = show(action, { data: { link: { ...link, kind: null } } });
    spent.getByText(/^This link does not work any more/);
    expect(spent.container.querySelector('form')).toBeNull();
    expect(await violations(spent.container)).toEqual([]);
    spent.unmount();
    show(action, { data: {} }).getByText(/the link is still valid; please try again/);
  },
);
