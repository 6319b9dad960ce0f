import type { Listing, OnlineOffer } from '@forecourt/listing';
import { vehicleView } from '@forecourt/listing-kit/testing';
import { renderFragment, violations } from '@forecourt/search-kit/testing';
import type { Deals, Visitor } from '@forecourt/site';
import { cleanup, fireEvent, within } from '@testing-library/react';
import fragment from './index';

const online: OnlineOffer = {
  ...{ deals: ['finance', 'cash'], delivers: true },
  charges: {
    fees: [{ label: 'Documentation fee', amount: 350 }],
    salesTax: { percent: 6.25, lessTradeIn: true },
  },
};
const contact = { firstName: 'Ann', lastName: 'Lee', email: 'ann@example.com' };
const whole = { dealType: 'cash', receive: 'pickup', price: 20_000, tradeIn: 4_000, ...contact };
const listed: Partial<Listing> = { id: 'L1', pricingDetail: { salePrice: 20_000 } };
const draft = (deal: Record<string, unknown>): Deals => ({
  drafts: [{ id: 1, carId: 'L1', title: null, href: null, price: null, sold: false, updatedAt: 1, deal }],
  sent: [],
});

function show(
  step: string,
  deals: Deals | undefined = { drafts: [], sent: [] },
  offer: OnlineOffer | undefined = online,
  visitor?: Visitor,
) {
  const view = vehicleView(listed);
  const vehicle = { ...view.data!.vehicle!, online: offer };
  return renderFragment(fragment, {
    view: { ...view, page: 'buy', params: { id: 'L1', step }, data: { ...view.data, vehicle, deals, visitor } },
  });
}
const fieldsIn = (container: Element) =>
  Object.fromEntries(
    [...container.querySelectorAll<HTMLInputElement>('form[method="post"] input[type="hidden"]')].map((input) => [
      input.name,
      input.value,
    ]),
  );

test('R84 each step is a form that adds to the draft and leads to the next step; every page says that nothing is paid', () => {
  const next = ['?step=trade-in', '?step=handover', '?step=contact', '?step=review'];
  for (const [index, step] of ['payment', 'trade-in', 'handover', 'contact'].entries()) {
    const { container, getByRole, getByText, unmount } = show(step);
    getByText(/^You pay nothing here/);
    expect(fieldsIn(container)).toMatchObject({ carId: 'L1', price: '20000' });
    const button = getByRole('button', { name: 'Save and continue' });
    expect([button.getAttribute('name'), button.getAttribute('value')]).toEqual([
      'doneUrl',
      `/cars-for-sale/buy/L1${next[index]}`,
    ]);
    unmount();
  }
});

test('R84 the price breakdown has the fees and taxes of the dealer, and follows what is typed', () => {
  const { getByRole } = show('payment');
  const summary = within(getByRole('region', { name: 'Price breakdown' }));
  summary.getByText('$350');
  summary.getByText('$1,250');
  summary.getByText('$21,600');
  summary.getByText('Each month, 60 times');
  fireEvent.click(getByRole('radio', { name: /^Cash/ }));
  summary.getByText('To pay to the dealer');
  expect(summary.queryByText('Each month, 60 times')).toBeNull();
});

test('R84 a dealer who states no fees adds them, and says so; nothing is guessed', () => {
  const { getByText } = show('payment', undefined, { ...online, charges: null });
  getByText(/^This dealer adds taxes and fees/);
});

test('R84 a complete draft is reviewed and sent with the price that is shown', () => {
  const { container, getByRole, getByText } = show('review', draft(whole));
  getByText('ann@example.com');
  getByText('$17,350');
  const button = getByRole('button', { name: 'Send the deal to the dealer' });
  expect(button.closest('form')?.getAttribute('action')).toBe('/my-wallet/share-dealxg/deals/send');
  expect(fieldsIn(container)).toEqual({
    ...{ carId: 'L1', price: '20000', refUrl: '/cars-for-sale/buy/L1?step=review' },
  });
});

test.each([
  ['dealType', '', 'Choose how to pay'],
  ['dealType', 'lease', 'Choose how to pay'],
  ['receive', '', 'Choose delivery or pick-up'],
  ['receive', 'delivery', 'Enter where to bring it'],
  ['email', '', 'Enter your name and your email address'],
])('R84 a draft whose %s is “%s” cannot be sent: %s', (name, value, label) => {
  const { getByRole, queryByRole } = show('review', draft({ ...whole, [name]: value }));
  getByRole('link', { name: label });
  expect(queryByRole('button', { name: /^Send/ })).toBeNull();
});

test('R84 a down payment of the whole price is no loan: its field and the review say so, and it is not sent', () => {
  const paid = { ...whole, dealType: 'finance', down: 99_999 };
  const { getByRole, queryByRole } = show('review', draft(paid));
  getByRole('link', { name: 'Pay less down, or choose cash: nothing is left to pay by the month' });
  expect(queryByRole('button', { name: /^Send/ })).toBeNull();
  cleanup();
  const down = show('payment', draft(paid)).getByRole('textbox', { name: 'Down payment' });
  expect(down.getAttribute('aria-invalid')).toBe('true');
  fireEvent.input(down, { target: { value: '17349' } });
  expect(down.getAttribute('aria-invalid')).not.toBe('true');
});

test('the address of the account is filled in, unless another was typed before', () => {
  const visitor = { signedIn: true, name: 'Ann', email: 'ann@home.example', verified: true, savedSearches: 0 } as const;
  const emailOf = (deals?: Deals) =>
    show('contact', deals, online, visitor).getByRole<HTMLInputElement>('textbox', { name: /^Email/ }).value;
  expect(emailOf()).toBe('ann@home.example');
  cleanup();
  expect(emailOf(draft(whole))).toBe('ann@example.com');
});

test('a phone number has at least seven digits, and a browser that refuses another names an example', () => {
  const phone = show('contact').getByRole<HTMLInputElement>('textbox', { name: 'Phone (optional)' });
  expect(phone.title).toBe('A phone number such as (312) 555-0142.');
  const isTaken = (value: string) => {
    fireEvent.change(phone, { target: { value } });
    return phone.validity.valid;
  };
  const numbers = ['', '(312) 555-0142', '312.555.0142', '+44 20 7946 0958', '5550142'];
  expect(numbers.filter(isTaken)).toEqual(numbers);
  expect(['12', '((((((((', '+1 (2) ---', 'call me'].filter(isTaken)).toEqual([]);
});

test('R84 a price that changed since is shown beside the one before', () => {
  const { getByText } = show('review', draft({ ...whole, price: 19_000 }));
  getByText(/^It was \$19,000 when you were here, and is \$20,000 now/);
});

test('R84 a deal that the dealer does not make is a loan, and the page says so', () => {
  const { getByText, getByRole } = show('payment', draft({ ...whole, dealType: 'lease' }));
  getByText('The dealer offers no lease for this vehicle');
  expect(getByRole<HTMLInputElement>('radio', { name: /^Finance/ }).checked).toBe(true);
});

test('R84 a deal that was sent is not sent again: it can be seen and cancelled in the account', () => {
  const sent = {
    ...{ id: 7, reference: 'K7Q29F3M', carId: 'L1', title: 'Camry', href: '/', rows: [], sentAt: 1, cancelledAt: null },
    dealer: { name: 'Lakeside', phone: '(312) 555-0100' },
  };
  const { getByText, getByRole, queryByRole } = show('review', { ...draft(whole), sent: [sent] });
  getByText('You have sent this deal to Lakeside');
  getByRole('link', { name: 'See or cancel the deal' });
  expect(queryByRole('button')).toBeNull();
  show('review', { ...draft(whole), sent: [{ ...sent, cancelledAt: 2 }] }).getByRole('button', { name: /^Send/ });
});

test('a draft that cannot be loaded has a note that it is stored; a visitor without a draft sees no note', () => {
  const visitor = { signedIn: false, savedSearches: 0 } as const;
  expect(show('payment').queryByText(/^What you entered before/)).toBeNull();
  const view = vehicleView(listed);
  const { getByText } = renderFragment(fragment, {
    view: {
      ...view,
      params: { id: 'L1' },
      data: { ...view.data, vehicle: { ...view.data!.vehicle!, online }, visitor },
    },
  });
  getByText(/^What you entered before cannot be shown right now/);
});

test('without its vehicle, or for one that is not sold online, there is nothing', () => {
  const view = vehicleView(listed);
  expect(renderFragment(fragment, { view }).container.textContent).toBe('');
});

test.each(['payment', 'trade-in', 'handover', 'contact', 'review', 'nonsense'])(
  'the step %s has no accessibility violations',
  async (step) => {
    expect(await violations(show(step, draft(whole)).container)).toEqual([]);
  },
);
