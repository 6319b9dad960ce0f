import { fixtureBrand, fixtureView, renderFragment, violations } from '@forecourt/search-kit/testing';
import { fireEvent, waitFor } from '@testing-library/react';
import { fakeServer } from '../../testing';
import signIn from './index';

const server = fakeServer();
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

test('R13 other providers are links that lead back, if the operator has configured any', async () => {
  const ways = { providers: [{ name: 'example', title: 'Example' }] };
  const { container, getByRole } = show({ refUrl: '/x' }, { ways });
  expect(getByRole('link', { name: 'Continue with Example' }).getAttribute('href')).toBe(
    '/account-api/openid/example?refUrl=%2Fx',
  );
  expect(await violations(container)).toEqual([]);
  expect(show().container.textContent).not.toContain('Continue with');
});

test.each([
  ['sign-in-first', /^There is already an account with this address\./],
  ['email-sent', /^Check your email/],
])('shows the outcome of signing in by another provider: %s', async (outcome, said) => {
  const { container, getByText } = show({ outcome });
  getByText(said);
  expect(await violations(container)).toEqual([]);
  expect(show({ outcome: 'toString' }).container.textContent).not.toMatch(/function/);
});

test('signed-in people see their account, change password and address, and can sign out, here and everywhere', async () => {
  const visitor = { signedIn: true, name: 'Ann', email: 'ann@example.com', verified: true, savedSearches: 0 };
  const { container, getByText } = show({}, { visitor });
  getByText('You are signed in as ann@example.com.');
  const forms = [...container.querySelectorAll('form')];
  const refUrl = '/account/sign-in';
  expect(forms.map((form) => [form.getAttribute('action'), fieldsOf(form)])).toEqual([
    ['/account-api/change-password', { refUrl, currentPassword: '', password: '' }],
    ['/account-api/change-email', { refUrl, currentPassword: '', emailAddress: '' }],
    ['/account-api/sign-out', {}],
    ['/account-api/sign-out', { everywhere: 'on' }],
  ]);
  expect(await violations(container)).toEqual([]);
});

test('other providers are connected to the account and disconnected by plain forms', async () => {
  const visitor = { signedIn: true, name: 'Ann', email: 'ann@example.com', verified: true, savedSearches: 0 };
  const ways = {
    providers: [
      { name: 'example', title: 'Example' },
      { name: 'other', title: 'Other' },
    ],
  };
  const { container, getByRole } = show({}, { visitor: { ...visitor, connected: ['example'] }, ways });
  const page = { refUrl: '/account/sign-in', backUrl: '/account/sign-in', currentPassword: '' };
  const forms = [...container.querySelectorAll<HTMLFormElement>('form[action="/account-api/connect"]')];
  expect(forms.map(fieldsOf)).toEqual([
    { provider: 'example', action: 'disconnect', ...page },
    { provider: 'other', action: 'connect', ...page },
  ]);
  getByRole('button', { name: 'Disconnect Example' });
  getByRole('button', { name: 'Connect with Other' });
  expect(await violations(container)).toEqual([]);
});

test('passkeys are renamed and removed by plain forms; made where the browser knows them', async () => {
  const visitor = { signedIn: true, name: 'Ann', email: 'ann@example.com', verified: true, savedSearches: 0 };
  const passkey = {
    id: 'abc',
    name: 'My phone',
    site: 'cars.example',
    createdAt: '2026-01-02T03:04:05Z',
    usedAt: null,
  };
  const { container, getByText, queryByRole } = show({}, { visitor, passkeys: { passkeys: [passkey] } });
  getByText('My phone, for cars.example, since 2026-01-02');
  const forms = [...container.querySelectorAll<HTMLFormElement>('form[action="/account-api/passkeys"]')];
  const page = { doneUrl: '/account/sign-in', backUrl: '/account/sign-in' };
  expect(forms.map(fieldsOf)).toEqual([
    { id: 'abc', action: 'rename', name: 'My phone', ...page },
    { id: 'abc', action: 'remove', currentPassword: '', ...page },
  ]);
  expect(queryByRole('button', { name: 'Add a passkey' })).toBeNull();
  // Signing out everywhere ends the ways that are not ticked.
  const everywhere = [...container.querySelectorAll<HTMLFormElement>('form[action="/account-api/sign-out"]')][1]!;
  expect(fieldsOf(everywhere)).toEqual({ everywhere: 'on', chosen: 'on', 'keep:abc': 'on', currentPassword: '' });
  expect(await violations(container)).toEqual([]);
});

describe('with script', () => {
  const path = '/account-api/sign-in';
  const fill = (container: HTMLElement, action: string, values: Readonly<Record<string, string>>) => {
    const form = formOf(container, action);
    for (const [name, value] of Object.entries(values))
      fireEvent.change(form.querySelector(`[name="${name}"]`)!, { target: { value } });
    fireEvent.submit(form);
    return form;
  };
  const wordsAt = (form: HTMLFormElement, name: string) => {
    const field = form.querySelector(`input[name="${name}"]`)!;
    const id = field.getAttribute('aria-describedby');
    return [field.getAttribute('aria-invalid'), id && document.getElementById(id)?.textContent];
  };

  test('empty and invalid fields show errors, and the first has the focus; nothing is sent', async () => {
    const { container } = show({ defaultScreen: 'signup' });
    const form = fill(container, 'sign-up', { emailAddress: 'ann' });
    expect(wordsAt(form, 'emailAddress')).toEqual(['true', 'Enter an email address such as name@example.com.']);
    expect(wordsAt(form, 'password')).toEqual(['true', 'Enter a password of at least 12 characters.']);
    expect(wordsAt(form, 'name')).toEqual([null, null]);
    expect(document.activeElement?.getAttribute('name')).toBe('emailAddress');
    expect(server.asked).toEqual([]);
    expect(await violations(container)).toEqual([]);
  });

  test('a refusal of the service is shown at its field, which keeps the input', async () => {
    const title = 'The email address or the password is not right';
    server.answer(path, 403, { type: 'accounts/wrong-password', title, status: 403, detail: 'Check both.' });
    const { container } = show();
    const form = fill(container, 'sign-in', { emailAddress: 'ann@example.com', password: 'wrong' });
    await waitFor(() => expect(wordsAt(form, 'password')).toEqual(['true', `${title}. Check both.`]));
    expect(document.activeElement?.getAttribute('name')).toBe('password');
    expect(fieldsOf(form)).toMatchObject({ emailAddress: 'ann@example.com', password: 'wrong' });
    server.answer(path, 400, { type: 'accounts/bad-parameter', title: '', reasons: ['emailAddress: not an address'] });
    fireEvent.submit(form);
    await waitFor(() => expect(wordsAt(form, 'emailAddress')[0]).toBe('true'));
    expect(wordsAt(form, 'password')).toEqual([null, null]);
  });

  test.each([
    [429, { title: 'Too many at once', detail: 'Wait a minute.' }, 'Too many at once. Wait a minute.'],
    [500, { title: 'x' }, 'Something went wrong on our side. Nothing was stored; please try again.'],
  ])('a problem that belongs to no field (%i) is shown above the button', async (status, problem, words) => {
    server.answer(path, status, problem);
    const { container, findByText } = show();
    fill(container, 'sign-in', { emailAddress: 'ann@example.com', password: 'right' });
    await findByText(words);
  });

  test('a result without another page replaces the form, and has the focus', async () => {
    server.answer('/account-api/sign-up', 200, { status: 'SUCCESS', message: 'Check your email: we sent you a link.' });
    const { container, findByText } = show({ defaultScreen: 'signup' });
    fill(container, 'sign-up', { emailAddress: 'ann@example.com', password: 'a long enough one' });
    expect(await findByText('Check your email: we sent you a link.')).toBe(document.activeElement);
    expect(formOf(container, 'sign-up')).toBeNull();
  });
});
