import { emptyWallet } from '@forecourt/listing';
import { fixtureListing } from '@forecourt/listing/testing';
import { fixtureListings, renderFragment } from '@forecourt/search-kit/testing';
import { fireEvent, waitFor } from '@testing-library/react';
import results from '../fragments/results';

const listing = fixtureListing({ id: 'H1', title: 'Heart', pricingDetail: { salePrice: 20_000 } });
const show = (memory?: { favourites: string[]; wallet: typeof emptyWallet | null }) =>
  renderFragment(results, {
    view: { data: { listing: fixtureListings({ listings: [listing], totalResultCount: 1 }), memory } },
  });
const { fetch: real } = globalThis;
afterEach(() => {
  globalThis.fetch = real;
});
const answers = (status: number, body: object) => {
  globalThis.fetch = jest.fn(async () => ({ status, json: async () => body }) as Response);
};

test('without script a heart submits a form of its list; it is pressed if the vehicle is saved', () => {
  const { html, getByRole } = show({ favourites: ['H1'], wallet: null });
  const page = new DOMParser().parseFromString(html, 'text/html');
  const { form, name, value } = page.querySelector('button[aria-label="Save Heart"]') as HTMLButtonElement;
  expect([name, value]).toEqual(['listingId', 'H1']);
  expect([form?.method, form?.getAttribute('action')]).toEqual(['post', '/account-api/favourites']);
  expect(form?.querySelector('[name="keep"]')?.getAttribute('value')).toBe('false');
  expect(getByRole('button', { name: 'Save Heart' }).getAttribute('aria-pressed')).toBe('true');
});

test('R69 it is filled, and the save is measured with its place, once the server has stored it; a failure shows a message and changes nothing', async () => {
  const { getByRole, findByRole, events } = show();
  const heart = getByRole('button', { name: 'Save Heart' });
  answers(500, {});
  fireEvent.click(heart);
  await findByRole('alert');
  expect(heart.getAttribute('aria-pressed')).toBe('false');
  answers(200, { saved: true, count: 3 });
  fireEvent.click(heart);
  await waitFor(() => expect(heart.getAttribute('aria-pressed')).toBe('true'));
  const placed = { placement: 'organic', id: 'H1', owner: listing.ownerId, position: 0, sponsored: false };
  expect(events).toEqual([
    { type: 'favourite-changed', detail: { listingId: 'H1', isKept: true, count: 3 } },
    { type: 'save', detail: placed },
  ]);
  answers(200, { saved: false, count: 2 });
  fireEvent.click(heart);
  await waitFor(() => expect(heart.getAttribute('aria-pressed')).toBe('false'));
  expect(events.filter(({ type }) => type === 'save')).toHaveLength(1);
});

test('payments are the visitor’s own once they have a budget, first where they wish so, and none where they wish none', () => {
  const { queryByText, getByRole, getByText, hear, container } = show();
  expect(queryByText(/^Est/)).toBeNull();
  const say = (more: Partial<typeof emptyWallet>) =>
    hear({ type: 'wallet-changed', detail: { wallet: { ...emptyWallet, ...more }, message: '' } });
  say({ monthlyBudget: 400, down: 5_000 });
  fireEvent.click(getByRole('button', { name: 'Est. $314/mo' }));
  getByText('Within your budget.');
  say({ monthlyBudget: 300, tradeIn: 1_000, paymentEmphasis: true });
  getByText('Est. $398/mo');
  getByText('Above your budget.');
  getByText(/and a trade-in of \$1,000/);
  expect(container.querySelector('.paymentFirst')).not.toBeNull();
  say({ showPayments: false });
  expect(queryByText(/^Est/)).toBeNull();
});
