import { renderFragment, violations } from '@forecourt/search-kit/testing';
import resetPassword from '../reset-password/index';
import verify from './index';

test.each([
  ['verify', verify, ['token', 'refUrl', 'backUrl']],
  ['reset-password', resetPassword, ['token', 'backUrl', 'password']],
] as const)(
  'the link of a letter leads to a form: %s changes nothing until it is sent',
  async (action, fragment, fields) => {
    const { container } = renderFragment(fragment, { view: { params: { token: 'abc', refUrl: '/x' } } });
    const form = container.querySelector('form')!;
    expect([form.method, form.getAttribute('action')]).toEqual(['post', `/account-api/${action}`]);
    expect([...new FormData(form).keys()]).toEqual(fields);
    expect(new FormData(form).get('token')).toBe('abc');
    expect(await violations(container)).toEqual([]);
  },
);
