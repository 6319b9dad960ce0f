import { fixtureBrand, fixtureFlags, fixtureView, renderFragment } from '@forecourt/search-kit/testing';
import signIn from './index';

const show = (params: Record<string, string> = {}, brand = fixtureBrand()) =>
  renderFragment(signIn, { view: { ...fixtureView({ state: {}, brand }), params } });

const wayOn = (params: Record<string, string> = {}) => {
  const { container } = show(params);
  const link = container.querySelector('a')!;
  return [link.textContent, link.getAttribute('href')];
};

test('says that there are no accounts yet, and what works without one', () => {
  const { container, getByRole } = show();
  expect(getByRole('heading', { level: 1 }).textContent).toBe('Accounts open soon');
  expect(container.textContent).toContain('You cannot sign in at Test Drive yet.');
  expect(container.textContent).toContain('Save up to 2 searches with your email address');
});

test('speaks of what the visitor came for', () => {
  expect(show({ defaultScreen: 'signup' }).container.textContent).toContain('You cannot create an account');
});

test.each(['saveSearchOff', 'personalization'] as const)('promises no saved searches where %s forbids them', (flag) => {
  const flags = fixtureFlags({ [flag]: flag === 'saveSearchOff' });
  expect(show({}, fixtureBrand({ flags })).container.textContent).not.toContain('Save up to');
});

test('R13 leads back to a path of this site', () => {
  const refUrl = '/cars-for-sale/all/toyota?maxPrice=20000';
  expect(wayOn({ refUrl })).toEqual(['Back to where you were', refUrl]);
});

test.each(['//elsewhere.example', '/\\elsewhere.example', 'https://elsewhere.example', 'javascript:alert(1)', ''])(
  'R13 leads to the search, not to %p',
  (refUrl) => {
    expect(wayOn({ refUrl })).toEqual(['Search cars', wayOn()[1]]);
    expect(wayOn()[1]).toMatch(/^\/cars-for-sale\//);
  },
);
