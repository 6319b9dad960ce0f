import { renderFragment, violations } from '@forecourt/search-kit/testing';
import type { Deals, DraftDeal, SentDeal } from '@forecourt/site';
import deals from './index';

const draft = (more: Partial<DraftDeal> = {}): DraftDeal => ({
  ...{ id: 1, carId: 'L1', title: '2019 Toyota Camry', href: '/cars-for-sale/vehicle/L1', price: 20_000, sold: false },
  ...{ updatedAt: Date.UTC(2026, 10, 12), deal: {}, ...more },
});
const sent = (more: Partial<SentDeal> = {}): SentDeal => ({
  ...{ id: 7, reference: 'K7Q29F3M', carId: 'L2', title: '2021 Honda CR-V', href: '/cars-for-sale/vehicle/L2' },
  dealer: { name: 'Lakeside Toyota', phone: '(312) 555-0100' },
  rows: [{ label: 'To pay', text: '$17,350' }],
  ...{ sentAt: Date.UTC(2026, 10, 13), cancelledAt: null, ...more },
});
const show = (data: Deals | undefined, signedIn = false) =>
  renderFragment(deals, {
    view: {
      ...{ page: 'account-deals', url: '/account/deals', params: {} },
      data: {
        deals: data,
        visitor: signedIn
          ? { signedIn, name: 'Ann', email: 'a@example.com', verified: true, savedSearches: 0 }
          : undefined,
      },
    },
  });
const hidden = (container: Element) =>
  [...container.querySelectorAll<HTMLInputElement>('form input[type="hidden"]')].map(({ name, value }) => [
    name,
    value,
  ]);

test('R84 deals that were sent can be cancelled, and drafts continued; a sold one says so', () => {
  const { container, getByRole, getByText, getAllByText } = show({
    sent: [sent(), sent({ id: 8, reference: 'ABCDEFGH', cancelledAt: Date.UTC(2026, 10, 14) })],
    drafts: [draft(), draft({ id: 2, carId: 'L9', title: null, href: null, sold: true })],
  });
  getByText(/to Lakeside Toyota on Nov 13, 2026\. Reference K7Q29F3M/);
  getByText(/on Nov 14, 2026; sent to Lakeside Toyota/);
  expect(getAllByText('$17,350')).toHaveLength(2);
  expect(hidden(container)).toEqual([
    ['id', '7'],
    ['refUrl', '/account/deals'],
  ]);
  expect(getByRole('link', { name: 'Continue with 2019 Toyota Camry' }).getAttribute('href')).toBe(
    '/cars-for-sale/buy/L1',
  );
  getByText('Sold');
  getByText('Car L9');
});

test('people without an account see how to keep their deals everywhere; without deals, how to begin', () => {
  show({ sent: [], drafts: [draft()] }).getByRole('link', { name: 'Create a free account' });
  const { queryByRole } = show({ sent: [], drafts: [draft()] }, true);
  expect(queryByRole('alert')).toBeNull();
  show({ sent: [], drafts: [] }).getByText(/^You have no deals yet/);
  show(undefined).getByText(/^You have no deals yet/);
  show(undefined, true).getByText(/^Your deals cannot be shown right now/);
});

test("R84 the deal of an email's link is cancelled by its link", () => {
  const view = { page: 'account-deal', url: '/account/deal', params: { token: 'T'.repeat(43) } };
  const { container, getByText } = renderFragment(deals, { view: { ...view, data: { deal: sent() } } });
  getByText('Yes, cancel it');
  expect(hidden(container)).toEqual([
    ['token', 'T'.repeat(43)],
    ['refUrl', `/account/deal?token=${'T'.repeat(43)}`],
  ]);
  renderFragment(deals, { view: { ...view, data: {} } }).getByText(/has been deleted, or the link is not whole/);
});

test('has no accessibility violations', async () => {
  expect(await violations(show({ sent: [sent()], drafts: [draft()] }).container)).toEqual([]);
});
