import type { Listing, Owner } from '@forecourt/listing';
import { vehicleView } from '@forecourt/listing-kit/testing';
import { renderFragment, violations } from '@forecourt/search-kit/testing';
import { cleanup, fireEvent, within } from '@testing-library/react';
import fragment from './index';

const show = (listing: Partial<Listing> = {}, owner: Partial<Owner> = {}) =>
  renderFragment(fragment, { view: vehicleView(listing, owner) });

test('R31 the page is headed by the title, cut at its first " w/"', () => {
  const heading = show({ title: 'Used 2021 Toyota Camry SE w/ Convenience Package' }).getByRole('heading', {
    level: 1,
  });
  expect(heading.textContent).toBe('Used 2021 Toyota Camry SE');
});

describe('price', () => {
  test('R31 a vehicle without a price says how to get it', () => {
    show({ pricingDetail: {} }).getByText('Contact the seller for the price');
  });

  test.each([
    ['Great', 'Great Price'],
    ['Good', 'Good Price'],
    ['Fair', 'Fair Price'],
  ] as const)('a %s deal is labelled so', (dealIndicator, text) => {
    show({ pricingDetail: { salePrice: 1, dealIndicator } }).getByText(text, { selector: '[data-kind]' });
  });
});

describe('phone', () => {
  test("the listing's own number counts more than its seller's", () => {
    const call = show({ phone: '312-555-0111' }).getByRole('link', { name: 'Call 312-555-0111' });
    expect(call.getAttribute('href')).toBe('tel:3125550111');
    show({ phone: undefined }, { phone: '312-555-0142' }).getByRole('link', { name: 'Call 312-555-0142' });
  });

  test('following it is a lead', () => {
    const queries = show({ phone: '312-555-0111' });
    const call = queries.getByRole('link', { name: /^Call/ });
    call.addEventListener('click', (event) => event.preventDefault());
    fireEvent.click(call);
    const detail = { placement: 'contact', id: 'listing-1', owner: 'owner-1', kind: 'call' };
    expect(queries.events).toEqual([{ type: 'lead', detail }]);
  });

  test('R64 the bar of a narrow window has one thing to do, also where a seller takes no messages', () => {
    const inBar = (owner: Partial<Owner>) => {
      const bar = show({ phone: '312-555-0111' }, owner).container.querySelector<HTMLElement>('.fc-bottom-bar')!;
      return within(bar).getByRole('link').textContent;
    };
    expect(inBar({ hideEmailForm: true })).toBe('Call 312-555-0111');
    cleanup();
    expect(inBar({})).toBe('Check Availability');
  });

  test('a seller without one is not called', () => {
    const queries = show({ phone: undefined }, { phone: undefined });
    expect(queries.queryByRole('link', { name: /^Call/ })).toBeNull();
  });
});

test('R64 the link to the seller is there at once: an offer to a private one, a message to a dealer, none where they hide it', () => {
  const link = (owner: Partial<Owner>) => {
    const [inCard, inBar, ...others] = show({}, owner).queryAllByRole('link', { name: /^(Check|Make)/ });
    expect([others, inBar?.textContent]).toEqual([[], inCard?.textContent]);
    return inCard?.textContent;
  };
  expect(link({ privateSeller: true })).toBe('Make Offer');
  cleanup();
  expect(link({ privateSeller: false })).toBe('Check Availability');
  cleanup();
  expect(link({ hideEmailForm: true })).toBeUndefined();
});

describe('what decides at a glance', () => {
  const lines = (listing: Partial<Listing>, owner: Partial<Owner> = {}) =>
    show(listing, owner)
      .getAllByRole('listitem')
      .map(({ textContent }) => textContent);

  test('R76 place, history, price against the market, payment and seller, a line each', () => {
    const pricingDetail = {
      salePrice: 18_400,
      marketPrice: 20_000,
      payments: { ...{ monthly: 347, months: 60 }, apr: 9, down: 0 },
    };
    const history = ['Clean Title', 'One Owner', 'No Accidents Reported'];
    expect(lines({ pricingDetail, history }, { rating: { value: 4.66, count: 1812 } })).toEqual([
      'Chicago, IL4 mi away',
      'HistoryNo accidents reported · One owner',
      '$1,600 below marketWhy',
      'Estimated payment$347/mo · Terms',
      'Lakeshore Motors4.7 (1,812)',
    ]);
  });

  test('what is unknown has no line, and a private seller no name', () => {
    const unknown = { history: undefined, pricingDetail: { salePrice: 18_400 } };
    const nowhere = {
      rating: undefined,
      privateSeller: true,
      location: { address: {} },
      distanceFromSearch: undefined,
    };
    expect(lines(unknown, nowhere)).toEqual(['Private seller']);
  });
});

test('the bar of narrow screens has the price, and what it means', () => {
  const bar = (listing: Partial<Listing>) => show(listing).container.querySelector('.fc-bottom-bar > p')?.textContent;
  const payments = { ...{ monthly: 347, months: 60 }, apr: 9, down: 0 };
  expect(bar({ pricingDetail: { salePrice: 18_400, dealIndicator: 'Great', payments } })).toBe(
    '$18,400$347/mo est. · Great Price',
  );
  expect(bar({ pricingDetail: {} })).toBe('Price on request');
});

test('R75 a vehicle that could not be checked just now is labelled so', () => {
  const view = { ...vehicleView(), stale: ['vehicle'] };
  renderFragment(fragment, { view }).getByText('We could not check this just now');
});

test('R73 has no accessibility violations', async () => {
  expect(await violations(show({ pricingDetail: { salePrice: 18_400, msrp: 19_000 } }).container)).toEqual([]);
});

test('the fallback heads the page too, and leads on', () => {
  const queries = renderFragment({ ...fragment, Component: fragment.Fallback });
  queries.getByRole('heading', { level: 1 });
  expect(queries.getByRole('link').getAttribute('href')).toBe('/cars-for-sale/all');
});
