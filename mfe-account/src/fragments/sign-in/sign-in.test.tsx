import { fixtureBrand, fixtureView, renderFragment, violations } from '@forecourt/search-kit/testing';
import signIn from './index';

const show = (params: Record<string, string> = {}, data = {}) =>
  renderFragment(signIn, { view: { ...fixtureView({ state: {}, brand: fixtureBrand(), data }), params } });
const formOf = (container: HTMLElement, action: string) =>
  container.querySelector<HTMLFormElement>(`form[action="/account-api/${action}"]`)!;
const fieldsOf = (form: HTMLFormElement) => Object.fromEntries(new FormData(form));

test('R13 signs in by a form that works without script, and leads back', async () => {
  const refUrl = '/cars-for-sale/all/toyota?maxPrice=20000';
  const { container, getByRole } = show({ refUrl });
  expect(getByRole('heading', { level: 1 }).textContent).toBe('Sign in');
  const form = formOf(container, 'sign-in');
  expect([form.method, fieldsOf(form)]).toEqual([
    'post',
    { refUrl, backUrl: expect.stringContaining('/account/sign-in?'), emailAddress: '', password: '' },
  ]);
  expect(formOf(container, 'forgot-password')).not.toBeNull();
  expect(await violations(container)).toEqual([]);
});

test('R13 defaultScreen=signup opens at making an account', async () => {
  const { container, getByRole } = show({ defaultScreen: 'signup', refUrl: '/x' });
  expect(getByRole('heading', { level: 1 }).textContent).toBe('Create a free account');
  expect(Object.keys(fieldsOf(formOf(container, 'sign-up')))).toEqual(
    expect.arrayContaining(['refUrl', 'backUrl', 'name', 'emailAddress', 'password', 'textPot']),
  );
  expect(getByRole('link', { name: 'Sign in' }).getAttribute('href')).toContain('refUrl=%2Fx');
  expect(await violations(container)).toEqual([]);
});

test.each(['//elsewhere.example', '/\\elsewhere.example', 'https://elsewhere.example', 'javascript:alert(1)', ''])(
  'R13 hands on no way to %p',
  (refUrl) => {
    expect(fieldsOf(formOf(show({ refUrl }).container, 'sign-in'))).not.toHaveProperty('refUrl');
  },
);

test('who is signed in is told so, and can sign out, here and everywhere', async () => {
  const visitor = { signedIn: true, name: 'Ann', email: 'ann@example.com', verified: true, savedSearches: 0 };
  const { container, getByText } = show({}, { visitor });
  getByText('You are signed in as ann@example.com.');
  const forms = [...container.querySelectorAll('form')];
  expect(forms.map(fieldsOf)).toEqual([{}, { everywhere: 'on' }]);
  expect(forms.every(({ action }) => action.endsWith('/account-api/sign-out'))).toBe(true);
  expect(await violations(container)).toEqual([]);
});
