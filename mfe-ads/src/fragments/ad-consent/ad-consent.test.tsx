import { fixtureBrand, fixtureFlags, renderFragment, violations } from '@forecourt/search-kit/testing';
import { dockedHeight, setDockedHeight } from '@forecourt/ui';
import { waitFor } from '@testing-library/react';
import consent from './index';

const asking = fixtureBrand({ ads: { asksConsent: true } });
const show = (params: Record<string, string>, brand = asking) =>
  renderFragment(consent, { view: { brand, params, page: params.article === undefined ? 'results' : 'article' } });

test('asks for consent if the brand requires it, by a form that works without script; refusing is as easy as agreeing', async () => {
  const { container, getByRole, getAllByRole } = show({});
  getByRole('region', { name: 'Ads on this site' });
  const form = container.querySelector('form');
  expect([form?.getAttribute('method'), form?.getAttribute('action')]).toEqual(['post', '/cars-for-sale/ad-consent']);
  const buttons = getAllByRole('button').map((button) => [button.getAttribute('name'), button.getAttribute('value')]);
  expect(buttons).toEqual([
    ['answer', 'denied'],
    ['answer', 'granted'],
  ]);
  expect(new Set(getAllByRole('button').map(({ className }) => className)).size).toBe(1);
  expect(container.querySelector<HTMLInputElement>('[name=refUrl]')?.value).toMatch(/^\/cars-for-sale\//);
  expect(await violations(container)).toEqual([]);
});

test.each(['granted', 'denied'])(
  'after the answer %s it does not ask again; the privacy page shows the answer and accepts another',
  (said) => {
    expect(show({ adConsent: said }).html).toBe('');
    const { getByRole, getByText, container } = show({ adConsent: said, article: 'privacy' });
    getByRole('region', { name: 'Your ad choices' });
    getByText(said === 'granted' ? /You have agreed/ : /You have declined/);
    expect(container.querySelectorAll('button')).toHaveLength(2);
  },
);

test('other brands, brands without ads and other articles do not ask', () => {
  expect(show({}, fixtureBrand()).html).toBe('');
  expect(show({}, fixtureBrand({ ads: { asksConsent: true }, flags: fixtureFlags({ ads: false }) })).html).toBe('');
  expect(show({ article: 'about' }).html).toBe('');
});

test('floating elements stay above the question, which disappears while another element is docked at the bottom', async () => {
  const { queryByRole, unmount } = show({});
  const question = () => queryByRole('region', { name: 'Ads on this site' });
  const own = dockedHeight();
  expect(own).toContain('0px');
  expect(question()).not.toBeNull();
  // Just as high as the question.
  setDockedHeight('0px');
  await waitFor(() => expect(question()).toBeNull());
  setDockedHeight('');
  await waitFor(() => expect(question()).not.toBeNull());
  expect(dockedHeight()).toBe(own);
  unmount();
  expect(dockedHeight()).toBe('');
});
