import { fixtureBrand, fixtureFlags, renderFragment, violations } from '@forecourt/search-kit/testing';
import { fireEvent } from '@testing-library/react';
import menu from './index';

const ann = { signedIn: true, name: 'Ann', email: 'ann@example.com', verified: true, savedSearches: 3 } as const;
const url = '/cars-for-sale/all/toyota?maxPrice=20000';
const show = (view: Parameters<typeof renderFragment>[1] = {}) => renderFragment(menu, view);
const signInLink = (view: object) => show({ view }).getByRole('link', { name: 'Sign in' }).getAttribute('href');

test('R13 R15 a visitor who is not signed in, or known by a device only, gets a sign-in link that leads back to the current page', async () => {
  const { container } = show({ view: { url } });
  const href = `/account/sign-in?${new URLSearchParams({ refUrl: url })}`;
  expect(container.querySelector('a')?.getAttribute('href')).toBe(href);
  expect(container.querySelector('form, button')).toBeNull();
  expect(await violations(container)).toEqual([]);
  expect(signInLink({ url, data: { visitor: { signedIn: false, savedSearches: 1 } } })).toBe(href);
});

test.each([
  ['the page where one signs in leads to where that one leads', 'account', { refUrl: '/x' }, '?refUrl=%2Fx'],
  ['and nowhere else', 'account', { refUrl: '//evil.example' }, ''],
  ['a page that only its reader knows is not said', 'account-reset', { token: 'secret' }, ''],
])('R13 %s', (_, page, params, query) => {
  expect(signInLink({ page, params, url: '/account/x?token=secret' })).toBe(`/account/sign-in${query}`);
});

test('R15 signed-in people have a menu of their pages; it works without script, and signs out by a form', async () => {
  const { getByRole, getAllByRole, getByText, container } = show({ view: { url, data: { visitor: ann } } });
  const button = getByRole('button', { name: 'Ann (your account)' });
  const panel = container.querySelector(`[id="${button.getAttribute('popovertarget')}"]`);
  expect(panel?.getAttribute('popover')).toBe('auto');
  getByText('ann@example.com');
  const links = getAllByRole('link', { hidden: true });
  expect(links.map((link) => [link.textContent, link.getAttribute('href')?.split('?')[0]])).toEqual([
    ['Saved searches (3)', '/account/saved-searches'],
    ['Saved cars', '/account/favourites'],
    ['Your deals', '/account/deals'],
    ['Your reviews', '/account/reviews'],
    ['Your budget', '/cars-for-sale/overlay/mfe-account/wallet'],
    ['Notifications', '/account/privacy#notifications'],
    ['Privacy and your data', '/account/privacy'],
    ['Your account', '/account/sign-in'],
  ]);
  const form = container.querySelector('form')!;
  expect([form.getAttribute('action'), Object.fromEntries(new FormData(form))]).toEqual([
    '/account-api/sign-out',
    { refUrl: url },
  ]);
  expect(await violations(container)).toEqual([]);
});

test('the menu closes when an entry opens an overlay', () => {
  const { getByRole, container, overlays } = show({ view: { data: { visitor: ann } } });
  const panel = container.querySelector<HTMLElement>('[popover]')!;
  panel.hidePopover = jest.fn();
  fireEvent.click(getByRole('link', { name: 'Your budget', hidden: true }));
  expect([overlays.length, panel.hidePopover]).toEqual([1, expect.any(Function)]);
  expect(panel.hidePopover).toHaveBeenCalledTimes(1);
});

test('a brand without a wallet has none in its menu', () => {
  const brand = fixtureBrand({ flags: fixtureFlags({ wallet: false }) });
  const { queryByRole } = show({ view: { brand, data: { visitor: ann } } });
  expect(queryByRole('link', { name: 'Your budget', hidden: true })).toBeNull();
});
