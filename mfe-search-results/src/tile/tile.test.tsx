import type { Listing } from '@forecourt/listing';
import { fixtureListing } from '@forecourt/listing/testing';
import { type RenderedFragment, renderFragment } from '@forecourt/search-kit/testing';
import { fireEvent, within } from '@testing-library/react';
import type { ReactNode } from 'react';
import fragment from '../fragments/results/index';
import { few, one, show, withFlags } from '../testing/results-view';
import { Tile } from './tile';
import { tileModels } from './tile-model';

beforeAll(() => {
  Element.prototype.scrollIntoView = jest.fn();
});

const tile = (queries: RenderedFragment, name: RegExp | string) =>
  queries.getByRole('link', { name }).closest('li') as HTMLElement;

/** A paid place; no page has one yet. */
const paid = tileModels([fixtureListing({ title: 'The one' })], {
  placement: 'premium',
  owners: [],
  services: undefined,
});
function PaidPlace(): ReactNode {
  const [model] = paid;
  return <ul>{model && <Tile model={model} list="paid" payments={false} wallet={null} onAsk={() => undefined} />}</ul>;
}

describe('tile', () => {
  test('shows title, price and seller', () => {
    const queries = one({});
    const text = tile(queries, 'The one').textContent;
    for (const part of ['$18,400', 'Great Price', '9,200 mi · Chicago, IL, 4 mi away', 'No Accidents Reported']) {
      expect(text).toContain(part);
    }
    expect(text).toContain('Lakeshore Motors · 4.6 of 5 stars (812)');
    const call = queries.getByRole('link', { name: 'Call 312-555-0142: Lakeshore Motors' });
    expect(call.getAttribute('href')).toBe('tel:3125550142');
  });

  test('a rating opens the list’s one note, which says how prices are rated and on what terms a payment is estimated', () => {
    const queries = one({});
    const button = queries.getByRole('button', { name: 'Great Price' });
    const note = () => queries.container.querySelector(`[popover][id="${button.getAttribute('popovertarget')}"]`);
    const text = note()?.textContent;
    expect(text).toContain('No seller can pay for a rating.');
    expect(text).toContain('A payment is an estimate without taxes and fees');
    expect(note()?.querySelector('a')?.getAttribute('href')).toBe('/about#how-we-rate-prices');
    fireEvent.click(button);
    expect(note()?.textContent).toContain('Great Price: $1,100 below market.');
    expect(note()?.textContent).toContain('Such a vehicle usually costs $19,500');
    expect(note()?.textContent).toContain('$307 a month for 72 months at 6.9% APR with $1,840 down.');
    expect([...(note()?.querySelectorAll('a') ?? [])].map((link) => link.getAttribute('href'))).toEqual([
      expect.stringMatching(/^\/cars-for-sale\/vehicle\/listing-1\/.*#how-we-rate-prices$/),
      expect.stringContaining('/overlay/mfe-vehicle/payment-details?'),
      expect.stringMatching(/#pricingDetails$/),
    ]);
  });

  test('a list has one note for all of its tiles, and one form each for saving and removing', () => {
    const { container } = show();
    expect(container.querySelectorAll('[popover]')).toHaveLength(1);
    expect(container.querySelectorAll('form[action="/account-api/favourites"]')).toHaveLength(2);
  });

  test('without a rating the payment opens the note, which does not mention ratings', () => {
    const { pricingDetail } = fixtureListing();
    const queries = one({ pricingDetail: { ...pricingDetail, dealIndicator: undefined } });
    fireEvent.click(queries.getByRole('button', { name: 'Est. $307/mo' }));
    const note = queries.container.querySelector('[popover]');
    expect(note?.textContent).toContain('$307 a month');
    expect(note?.textContent).not.toContain('rating');
  });

  test('at most 27 elements and five stops of the keyboard, whatever a listing has', () => {
    const full = fixtureListing({
      id: 'full',
      listingType: 'CERTIFIED',
      certifiedProduct: 'Toyota Certified',
      productTiles: [{ tileType: 'certified', link: '/cars-for-sale/certified/toyota' }],
      ownerId: 'owner-2',
      spin: ['/frame-0.jpg'],
    });
    const { html } = show({ listings: [...few, full] });
    const page = new DOMParser().parseFromString(html, 'text/html');
    const tiles = [...page.querySelectorAll('li.tile')];
    expect(tiles).toHaveLength(10);
    for (const one of tiles) {
      expect(one.querySelectorAll('*').length + 1).toBeLessThanOrEqual(27);
      const stops = one.querySelectorAll('a:not([tabindex="-1"]), button, summary, input');
      expect([...stops].filter((stop) => stop.closest('details > div') === null).length).toBeLessThanOrEqual(5);
    }
    expect(tiles.at(-1)?.querySelector('a[href="/cars-for-sale/certified/toyota"]')?.textContent).toBe(
      'All Toyota Certified',
    );
  });

  test('one menu of a page is open at a time; Escape closes it and returns to its button', () => {
    const queries = one({});
    const menu = queries.container.querySelector('details') as HTMLDetailsElement;
    expect(menu.getAttribute('name')).toBe('more');
    menu.open = true;
    fireEvent.keyDown(queries.getByRole('link', { name: 'Share The one' }), { key: 'Escape' });
    expect(menu.open).toBe(false);
    expect(document.activeElement).toBe(menu.querySelector('summary'));
    menu.open = true;
    fireEvent.blur(menu.querySelector('summary')!, { relatedTarget: queries.getByRole('button', { name: /^Save/ }) });
    expect(menu.open).toBe(false);
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
      const shown = within(tile(queries, 'The one')).getByText(/^\$/, { selector: 'span' });
      const text = [shown.firstChild?.textContent, shown.querySelector('s')?.textContent].join(' ').trim();
      queries.unmount();
      return text;
    };
    expect(price({ incentive: 100, salePrice: 200, msrp: 300 })).toBe('$100 $300');
    expect(price({ salePrice: 200, msrp: 300 })).toBe('$200');
    expect(price({ msrp: 300 })).toBe('$300');
    expect(price({ incentive: 0, salePrice: 200 })).toBe('$0');
  });

  test('R31 the title is cut at " w/"', () => {
    const queries = one({ title: 'Used 2021 Toyota Camry w/ Sunroof w/ More', trim: undefined });
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
    expect(tile(queries, 'The one').textContent).toBe('The oneContact for priceSee DetailsCompareShareReport');
    expect(queries.container.querySelector('img')?.getAttribute('src')).toBe('/_shell/vehicles/sedan/SILVER/side.svg');
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
    expect(text).toContain('Evanston, IL, 11 mi away');
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
