import type { Listing } from '@forecourt/listing';
import { fixtureListing } from '@forecourt/listing/testing';
import { type RenderedFragment, renderFragment } from '@forecourt/search-kit/testing';
import { fireEvent, within } from '@testing-library/react';
import type { ReactNode } from 'react';
import fragment from '../fragments/results/index';
import { one, show, withFlags } from '../testing/results-view';
import { Tile } from './tile';

beforeAll(() => {
  Element.prototype.scrollIntoView = jest.fn();
});

const tile = (queries: RenderedFragment, name: RegExp | string) =>
  queries.getByRole('link', { name }).closest('li') as HTMLElement;

/** A paid place; no page has one yet. */
function PaidPlace(): ReactNode {
  const listing = fixtureListing({ title: 'The one' });
  return (
    <ul>
      <Tile listing={listing} placement="premium" owner={undefined} position={0} payments={false} />
    </ul>
  );
}

describe('tile', () => {
  test('shows title, price and seller', () => {
    const queries = one({});
    const text = tile(queries, 'The one').textContent;
    for (const part of ['$18,400', 'Great Price', '$1,100 below market', '9,200 mi', 'No Accidents Reported']) {
      expect(text).toContain(part);
    }
    for (const part of ['Lakeshore Motors', 'Chicago, IL · 4 mi away', 'Listed Oct 1']) expect(text).toContain(part);
    const call = queries.getByRole('link', { name: 'Call Lakeshore Motors: 312-555-0142' });
    expect(call.getAttribute('href')).toBe('tel:3125550142');
  });

  test('the terms of the payment are one tap away, also without script', () => {
    const queries = one({});
    const button = queries.getByRole('button', { name: 'Est. $307/mo' });
    const terms = queries.container.querySelector(`[id="${button.getAttribute('popovertarget')}"]`);
    expect(terms?.textContent).toContain('$307 a month for 72 months at 6.9% APR with $1,840 down.');
    expect([...(terms?.querySelectorAll('a') ?? [])].map((link) => link.getAttribute('href'))).toEqual([
      expect.stringContaining('/overlay/mfe-vehicle/payment-details?'),
      expect.stringMatching(/#pricingDetails$/),
    ]);
  });

  test('the explanation of the price rating is one tap away, also without script', () => {
    const queries = one({});
    const button = queries.getByRole('button', { name: '$1,100 below market' });
    const told = queries.container.querySelector(`[id="${button.getAttribute('popovertarget')}"]`);
    expect(told?.textContent).toContain('Such a vehicle usually costs $19,500');
    expect(told?.querySelector('a')?.getAttribute('href')).toBe('/about#how-we-rate-prices');
    queries.unmount();
    const unrated = one({ pricingDetail: { salePrice: 200 } });
    expect(unrated.queryByText('How we rate prices')).toBeNull();
  });

  test('names the features of the search, which every found vehicle has', () => {
    const facets = { featureCode: [{ code: '1327', label: 'Sunroof/Moonroof' }] };
    const queries = show(
      { listings: [fixtureListing({ title: 'The one' })] },
      { state: { featureCode: ['1327'] }, reference: { makes: [], models: {}, trims: {}, facets } },
    );
    within(tile(queries, 'The one')).getByText('Sunroof/Moonroof');
  });

  test('R31 shows incentive before sale price before MSRP, the MSRP struck beside an incentive', () => {
    const price = (pricingDetail: Listing['pricingDetail']) => {
      const queries = one({ pricingDetail });
      const text = within(tile(queries, 'The one')).getByText(/^\$/, { selector: 'span' }).textContent;
      queries.unmount();
      return text;
    };
    expect(price({ incentive: 100, salePrice: 200, msrp: 300 })).toBe('$100was $300');
    expect(price({ salePrice: 200, msrp: 300 })).toBe('$200');
    expect(price({ msrp: 300 })).toBe('$300');
    expect(price({ incentive: 0, salePrice: 200 })).toBe('$0');
  });

  test('R31 the title is cut at " w/"', () => {
    const queries = one({ title: 'Used 2021 Toyota Camry w/ Sunroof w/ More' });
    queries.getByRole('link', { name: 'Used 2021 Toyota Camry' });
  });

  test('R73 a long title is whole in the document', () => {
    const title = `Certified 2022 ${'Very Long Name '.repeat(20)}End`;
    one({ title }).getByRole('link', { name: title });
  });

  test('hardly anything known: no price, mileage, pictures, specifications or owner', () => {
    const queries = one({
      ownerId: 'nobody',
      pricingDetail: {},
      mileage: undefined,
      phone: undefined,
      specifications: {},
      vehicleStyleCodes: [],
      extColorSimple: undefined,
      images: { primary: 3, sources: [] },
      history: undefined,
      listedAt: undefined,
    });
    expect(tile(queries, 'The one').textContent).toBe(
      'The oneIllustration Picture 1 of 1Contact for priceCompare The oneCompare The oneShare The oneReport The one',
    );
    expect(queries.container.querySelector('img')?.getAttribute('src')).toMatch(/\/SEDAN\/SILVER\/\d+\/side\.svg$/);
  });

  test('a missing main picture is replaced by the first one', () => {
    const sources = [{ src: '/a.jpg', alt: 'Front' }];
    expect(
      one({ images: { primary: 7, sources } })
        .getByAltText('Front')
        .getAttribute('src'),
    ).toBe('/a.jpg');
  });

  test('a private seller is called so, and placed by town', () => {
    const text = tile(one({ ownerId: 'owner-3' }), 'The one').textContent;
    expect(text).toContain('Private Seller');
    expect(text).toContain('Evanston, IL');
  });

  const click = (queries: RenderedFragment) => {
    const link = queries.getByRole('link', { name: 'The one' });
    link.addEventListener('click', (event) => event.preventDefault());
    fireEvent.click(link);
    return link;
  };
  const clicked = (placement: string, sponsored = false) => [
    { type: 'click', detail: { placement, id: 'listing-1', owner: 'owner-1', position: 0, sponsored } },
  ];

  test('R53 a listing in its place by the order is not labelled as sponsored, whatever its seller pays', () => {
    const queries = one({ tier: { name: 'premium', index: 0 } });
    expect(within(tile(queries, 'The one')).queryByText('Sponsored')).toBeNull();
    expect(click(queries).getAttribute('href')).toContain('clickType=listing');
    expect(queries.events).toEqual(clicked('organic'));
  });

  test('R53 a paid place is labelled, and its clicks are measured as paid', () => {
    const queries = renderFragment({ ...fragment, Component: PaidPlace });
    within(tile(queries, 'The one')).getByText('Sponsored');
    expect(click(queries).getAttribute('href')).toContain('clickType=spotlight');
    expect(queries.events).toEqual(clicked('premium', true));
  });

  test('R74 a modified click is measured as one that opens another tab', () => {
    const queries = one({});
    const link = queries.getByRole('link', { name: 'The one' });
    link.addEventListener('click', (event) => event.preventDefault());
    fireEvent.click(link, { metaKey: true });
    expect(queries.events).toEqual([
      { type: 'click', detail: expect.objectContaining({ placement: 'organic', newTab: true }) },
    ]);
  });

  test('R74 no control is inside a link', () => {
    expect(show().container.querySelectorAll('a button, a a, a select, button a')).toHaveLength(0);
  });

  test('payments need the flag', () => {
    const queries = show({}, withFlags({ payments: false }));
    expect(queries.queryByText(/^Est\./)).toBeNull();
  });
});
