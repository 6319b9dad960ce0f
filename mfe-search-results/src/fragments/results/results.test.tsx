import type { CloseReason, PageView } from '@forecourt/contracts';
import { type Listing, resultsSchema } from '@forecourt/listing';
import { fixtureListing, fixtureOwners } from '@forecourt/listing/testing';
import {
  fixtureBrand,
  fixtureFlags,
  fixtureListings,
  type RenderedFragment,
  renderFragment,
  violations,
} from '@forecourt/search-kit/testing';
import { act, fireEvent, render, screen, within } from '@testing-library/react';
import type { ReactNode } from 'react';
import { Tile } from '../../tile/tile';
import fragment from './index';
import { momentMs } from './use-lasting';

type Answer = ReturnType<typeof fixtureListings>;

const scrolled = jest.fn();
beforeAll(() => {
  Element.prototype.scrollIntoView = scrolled;
});
beforeEach(() => scrolled.mockClear());

const page = fixtureListings().listings;
/** Most tests do without a whole page of listings. */
const few = page.slice(0, 9);
const show = (answer: Partial<Answer> = {}, view: Partial<PageView> = {}): RenderedFragment =>
  renderFragment(fragment, { view: { data: { listing: fixtureListings({ listings: few, ...answer }) }, ...view } });
const withFlags = (flags: Parameters<typeof fixtureFlags>[0]) => ({
  brand: fixtureBrand({ flags: fixtureFlags(flags) }),
});
/** Ads are the only places among the listings. */
const onlyAds = {
  ...{ ads: true, fluidAds: true, wallet: false },
  ...{ premiumSpotlight: false, newCarBoost: false, spotlightsRelevanceOnly: false },
};
const heading = (queries: RenderedFragment) => queries.getByRole('heading', { level: 2 });
const tile = (queries: RenderedFragment, name: RegExp | string) =>
  queries.getByRole('link', { name }).closest('li') as HTMLElement;
const one = (listing: Partial<Listing>, owners = [...fixtureOwners]): RenderedFragment =>
  show({ listings: [fixtureListing({ title: 'The one', ...listing })], owners, totalResultCount: 1 });

/** No page has one yet. */
function PaidPlace(): ReactNode {
  const listing = fixtureListing({ title: 'The one' });
  return (
    <ul>
      <Tile listing={listing} placement="premium" owner={undefined} position={0} payments={false} />
    </ul>
  );
}

test('the fields that a tile names are all that it shows', () => {
  const sent = { listing: resultsSchema.parse(fixtureListings({ listings: few })) };
  expect(renderFragment(fragment, { view: { data: sent } }).container.innerHTML).toBe(show().container.innerHTML);
});

describe('heading', () => {
  test('takes the focus when the filters are closed to see the results, and only then', () => {
    const queries = show();
    const close = (name: string, reason: CloseReason) =>
      queries.hear({ type: 'overlay-closed', detail: { name, reason } });
    close('mfe-filters/filters', 'escape-key');
    close('mfe-showcase/program-details', 'done');
    expect(document.activeElement).toBe(document.body);
    close('mfe-filters/filters', 'done');
    expect(document.activeElement).toBe(heading(queries));
  });

  test.each([
    [1284, '1,284 Matches'],
    [1, '1 Match'],
    [0, '0 Matches'],
  ])('%i results read %s', (totalResultCount, text) => {
    expect(heading(show({ totalResultCount })).textContent).toBe(text);
  });

  test('the count is announced once a search has settled, also when it is the same', () => {
    const queries = show();
    const news = queries.getByRole('status');
    expect(news.textContent).toBe('1,284 Matches, 9 shown');
    queries.setView({ state: { zip: '10001' }, status: 'loading' });
    expect(news.textContent).toBe('');
    queries.setView({ status: 'ready' });
    expect(news.textContent).toBe('1,284 Matches, 9 shown');
  });
});

describe('grid', () => {
  test('every listing is a link to its detail page, in order', () => {
    const queries = show({ listings: page });
    const titles = queries.getAllByRole('heading', { level: 3 });
    expect(titles.map((title) => title.textContent)).toEqual(page.map(({ title }) => title.split(' w/')[0]));
    expect(titles[0]?.querySelector('a')?.getAttribute('href')).toBe(
      '/cars-for-sale/vehicle/listing-1/toyota/camry?clickType=listing&listingId=listing-1',
    );
  });

  test('R52 each place is a slot of its kind, which is told where it stands', () => {
    const queries = show({ listings: page }, withFlags(onlyAds));
    expect(queries.mounted.map(({ slot, props }) => [slot, props])).toEqual([
      ['fluid', { position: 7, placement: 'fluid-7', page: 1 }],
      ['peekaboo', { position: 9, placement: 'peekaboo-9', page: 1 }],
      ['promo', { position: 14, placement: 'promo-14', page: 1 }],
      ['fluid', { position: 14, placement: 'fluid-14', page: 1 }],
      ['fluid', { position: 19, placement: 'fluid-19', page: 1 }],
    ]);
    const cells = [...(queries.container.querySelector('ul.grid')?.children ?? [])];
    expect(cells).toHaveLength(35);
    expect([7, 15, 19].every((slot) => cells[slot]?.querySelector('[data-slot="fluid"]'))).toBe(true);
  });

  test('R52 the layout says where the peekaboo stands, and a later page says which it is', () => {
    const queries = renderFragment(fragment, {
      view: {
        ...withFlags(onlyAds),
        state: { firstRecord: 60 },
        data: { listing: fixtureListings({ listings: page }) },
      },
      slot: { peekaboo: 11 },
    });
    expect(queries.mounted.find(({ slot }) => slot === 'peekaboo')?.props).toEqual({
      ...{ position: 11, placement: 'peekaboo-11', page: 3 },
    });
  });

  const slotsWith = (flags: Parameters<typeof fixtureFlags>[0], state: PageView['state'] = {}) =>
    show({ listings: page }, { ...withFlags({ ...onlyAds, ...flags }), state }).mounted.map(({ slot }) => slot);

  test.each<[string, Parameters<typeof fixtureFlags>[0], readonly string[]]>([
    ['fluidAds off: the first place, and liners', { fluidAds: false }, ['inline', 'liner']],
    ['ads off: none', { ads: false }, []],
    ['wallet on', { ads: false, wallet: true }, ['wallet']],
    ['premiumSpotlight on', { ads: false, premiumSpotlight: true }, ['premium', 'fourth-tier']],
    ['newCarBoost on', { ads: false, newCarBoost: true }, ['boost']],
  ])('R52 flag %s', (_name, flags, slots) => {
    const kinds = new Set(slotsWith(flags));
    expect([...kinds].filter((kind) => kind !== 'peekaboo' && kind !== 'promo').sort()).toEqual([...slots].sort());
  });

  test('R30 with spotlightsRelevanceOnly another order has no paid places', () => {
    const flags = { ads: false, premiumSpotlight: true, newCarBoost: true };
    expect(slotsWith({ ...flags, spotlightsRelevanceOnly: true }, { sortBy: 'mileageASC' })).toEqual([]);
    expect(slotsWith({ ...flags, spotlightsRelevanceOnly: true }, { sortBy: 'relevance' })).toContain('premium');
    expect(slotsWith({ ...flags, spotlightsRelevanceOnly: false }, { sortBy: 'mileageASC' })).toContain('premium');
  });

  test('the cars of one dealer have no paid places among them', () => {
    expect(slotsWith({ ads: false, premiumSpotlight: true }, { showcaseOwnerId: 'owner-1' })).toEqual([]);
  });

  test('seven listings have no ad among them', () => {
    const queries = show({ listings: page.slice(0, 7), totalResultCount: 7 }, withFlags(onlyAds));
    expect(queries.mounted).toEqual([]);
    expect(queries.getAllByRole('heading', { level: 3 })).toHaveLength(7);
  });

  test('an ad stays mounted, in its very element, while listings change around it', () => {
    const queries = show();
    const element = queries.mounted[0]?.element;
    queries.setView({ data: { listing: fixtureListings({ listings: page.slice(1, 10) }) } });
    expect(queries.mounted[0]?.element).toBe(element);
    expect(element?.isConnected).toBe(true);
  });

  test('R57 the first picture is fetched at once, all others wait', () => {
    const pictures = [...show().container.querySelectorAll('img')];
    expect(pictures.map((picture) => picture.getAttribute('loading'))).toEqual(['eager', ...Array(8).fill('lazy')]);
    expect(pictures[0]?.getAttribute('fetchpriority')).toBe('high');
  });
});

describe('tile', () => {
  test('says what it is, what it costs, who sells it', () => {
    const queries = one({});
    const text = tile(queries, 'The one').textContent;
    for (const part of ['$18,400', 'Great Price', '$1,100 below market', '9,200 mi', 'No Accidents Reported']) {
      expect(text).toContain(part);
    }
    for (const part of ['Lakeshore Motors', 'Chicago, IL · 4 mi away', 'Listed Oct 1']) expect(text).toContain(part);
    const call = queries.getByRole('link', { name: 'Call Lakeshore Motors: 312-555-0142' });
    expect(call.getAttribute('href')).toBe('tel:3125550142');
  });

  test('the payment says on what terms, one tap away and without script', () => {
    const queries = one({});
    const button = queries.getByRole('button', { name: 'Est. $307/mo' });
    const terms = queries.container.querySelector(`[id="${button.getAttribute('popovertarget')}"]`);
    expect(terms?.textContent).toContain('$307 a month for 72 months at 6.9% APR with $1,840 down.');
    expect([...(terms?.querySelectorAll('a') ?? [])].map((link) => link.getAttribute('href'))).toEqual([
      expect.stringContaining('/overlay/mfe-search-results/payment-details?'),
      expect.stringMatching(/#pricingDetails$/),
    ]);
  });

  test('names the features that the search asks for, which whatever it finds has', () => {
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
      'The oneIllustration Picture 1 of 1Contact for priceCompare The oneShare The oneReport The one',
    );
    expect(queries.container.querySelector('img')?.getAttribute('src')).toMatch(/\/SEDAN\/SILVER\/\d+\/side\.svg$/);
  });

  test('a picture that is not there gives way to the first one', () => {
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

  test('R53 what the order put there is not called sponsored, whatever its seller pays', () => {
    const queries = one({ tier: { name: 'premium', index: 0 } });
    expect(within(tile(queries, 'The one')).queryByText('Sponsored')).toBeNull();
    expect(click(queries).getAttribute('href')).toContain('clickType=listing');
    expect(queries.events).toEqual(clicked('organic'));
  });

  test('R53 a paid place is labelled, and its clicks tell', () => {
    const queries = renderFragment({ ...fragment, Component: PaidPlace });
    within(tile(queries, 'The one')).getByText('Sponsored');
    expect(click(queries).getAttribute('href')).toContain('clickType=spotlight');
    expect(queries.events).toEqual(clicked('premium', true));
  });

  test('R74 a modified click says that it opens another tab', () => {
    const queries = one({});
    const link = queries.getByRole('link', { name: 'The one' });
    link.addEventListener('click', (event) => event.preventDefault());
    fireEvent.click(link, { metaKey: true });
    expect(queries.events).toEqual([
      { type: 'click', detail: expect.objectContaining({ placement: 'organic', newTab: true }) },
    ]);
  });

  test('R74 no control stands inside a link', () => {
    expect(show().container.querySelectorAll('a button, a a, a select, button a')).toHaveLength(0);
  });

  test('payments need the flag', () => {
    const queries = show({}, withFlags({ payments: false }));
    expect(queries.queryByText(/^Est\./)).toBeNull();
  });
});

describe('R71 the notice of an expired listing', () => {
  const state = { makeCode: ['TOYOTA'], modelCode: ['CAMRY|TOYOTA'] };

  test('names the model of the search, and is gone with the next one', () => {
    const queries = show({}, { state, params: { expired: '1' } });
    queries.getByText("We're sorry, the Toyota Camry you were looking for is no longer available.");
    queries.setView({ state: { makeCode: ['TOYOTA'] }, params: {} });
    expect(queries.queryByText(/no longer available/)).toBeNull();
  });

  test('is not there unless the redirect led here', () => {
    expect(show({}, { state }).queryByText(/no longer available/)).toBeNull();
  });
});

test('R35 what narrows the search best is a link beside the chips, and an intent; its focus passes on', () => {
  const queries = show({
    suggestedFilters: [
      { name: 'driveGroup', label: 'AWD/4WD', codes: ['AWD4WD'], count: 1204 },
      { name: 'makeCode', label: 'Honda', codes: ['HONDA'], count: 9 },
    ],
    strongAttributesFilters: [
      {
        ...{ name: 'makeCode', label: 'Make' },
        options: ['TOYOTA', 'HONDA'].map((value) => ({ label: value.toLowerCase(), value, count: 4 })),
      },
    ],
  });
  const names = (label: string) =>
    [...queries.getByLabelText(label).querySelectorAll('a')].map((each) => each.textContent);
  expect(names('Narrow by make')).toEqual(['toyota 4', 'honda 4']);
  // Of a facet that is asked about no option is suggested a second time.
  expect(names('Suggested filters')).toEqual(['AWD/4WD 1,204']);
  const link = queries.getByRole('link', { name: 'AWD/4WD 1,204' });
  expect(link.getAttribute('href')).toBe('/cars-for-sale/all?driveGroup=AWD4WD&zip=60610');
  fireEvent.click(link);
  expect(queries.dispatched).toEqual([{ type: 'toggle', param: 'driveGroup', value: 'AWD4WD', on: true }]);
  expect(document.activeElement?.tagName).toBe('H2');
});

test('R34 words that mean nothing are said, and are gone with the next search', () => {
  const queries = show({}, { params: { notUnderstood: 'xyzzy <b>' } });
  expect(queries.getByText('We did not understand “xyzzy <b>”').closest('[role="status"]')).not.toBeNull();
  queries.setView({ state: { makeCode: ['TOYOTA'] }, params: {} });
  expect(queries.queryByText(/did not understand/)).toBeNull();
});

describe('filter chips', () => {
  const state = { zip: '60610', makeCode: ['TOYOTA', 'HONDA'], maxPrice: 20000 };
  const brand = fixtureBrand({ defaultListingType: undefined });

  test('R7 the brand’s condition is one, which says that it is off; there is nothing to clear besides', () => {
    const chips = within(show({}, { state: { zip: '60610' } }).getByRole('list', { name: 'Active filters' }));
    expect(chips.getAllByRole('link').map((link) => [link.textContent, link.getAttribute('href')])).toEqual([
      ['Remove Used', '/cars-for-sale/all?listingType=off&zip=60610'],
    ]);
  });

  test('each is a link to the search without it, and "Clear all" keeps the location', () => {
    const chips = within(show({}, { state, brand }).getByRole('list', { name: 'Active filters' }));
    expect(chips.getAllByRole('link').map((link) => link.textContent)).toEqual([
      'Remove Toyota',
      'Remove Honda',
      'Remove Under $20,000',
      'Clear all',
    ]);
    expect(chips.getByRole('link', { name: 'Remove Toyota' }).getAttribute('href')).toBe(
      '/cars-for-sale/all/honda?maxPrice=20000&zip=60610',
    );
    expect(chips.getByRole('link', { name: 'Clear all' }).getAttribute('href')).toBe('/cars-for-sale/all?zip=60610');
  });

  test('a removed chip passes the focus on, the last one to the heading', () => {
    const queries = show({}, { state, brand });
    const remove = (name: string) => fireEvent.click(queries.getByRole('link', { name: `Remove ${name}` }));
    remove('Honda');
    expect(queries.dispatched).toHaveLength(1);
    queries.setView({ state: { zip: '60610', makeCode: ['TOYOTA'], maxPrice: 20000 } });
    expect(document.activeElement?.textContent).toBe('Remove Under $20,000');
    remove('Toyota');
    queries.setView({ state: { zip: '60610', maxPrice: 20000 } });
    expect(document.activeElement?.textContent).toBe('Remove Under $20,000');
    fireEvent.click(queries.getByRole('link', { name: 'Clear all' }));
    queries.setView({ state: { zip: '60610' } });
    expect(document.activeElement).toBe(heading(queries));
  });

  test('another fragment’s change takes no focus', () => {
    const queries = show({}, { state, brand });
    queries.setView({ state: { zip: '60610' } });
    expect(document.activeElement).toBe(document.body);
    expect(queries.queryByRole('list', { name: 'Active filters' })).toBeNull();
  });
});

describe('sort', () => {
  const control = (queries: RenderedFragment) => queries.getByRole<HTMLSelectElement>('combobox', { name: 'Sort By:' });

  test.each([
    [undefined, 'derivedpriceDESC'],
    ['yearDESC', 'yearDESC'],
  ])('R30 sortBy=%s shows %s', (sortBy, shown) => {
    expect(control(show({}, { state: { sortBy } })).value).toBe(shown);
  });

  test('R30 a brand that names its order shows that one, and never says it in a link', () => {
    const brand = fixtureBrand({ defaultSort: 'relevance' });
    expect(control(show({}, { brand })).value).toBe('relevance');
    expect(control(show({}, { brand, state: { sortBy: 'derivedpriceDESC' } })).value).toBe('derivedpriceDESC');
  });

  test('a choice sorts at once, and the box follows the search', () => {
    const queries = show();
    fireEvent.change(control(queries), { target: { value: 'mileageASC' } });
    expect(queries.dispatched).toEqual([{ type: 'sort', sortBy: 'mileageASC' }]);
    queries.setView({ state: { sortBy: 'yearASC' } });
    expect(control(queries).value).toBe('yearASC');
  });

  test.each([
    ['Enter', (box: HTMLElement) => fireEvent.keyDown(box, { key: 'Enter' })],
    ['leaving the box', (box: HTMLElement) => fireEvent.blur(box)],
  ])('passing orders by with the arrow keys sorts by none of them; %s does', (_name, settle) => {
    const queries = show();
    for (const value of ['distanceASC', 'datelistedDESC', 'mileageASC']) {
      fireEvent.keyDown(control(queries), { key: 'ArrowDown' });
      fireEvent.change(control(queries), { target: { value } });
      expect(control(queries).value).toBe(value);
    }
    expect(queries.dispatched).toEqual([]);
    settle(control(queries));
    expect(queries.dispatched).toEqual([{ type: 'sort', sortBy: 'mileageASC' }]);
  });

  test('R21 without script the form keeps the filters and leaves the page', () => {
    const state = { makeCode: ['TOYOTA', 'HONDA'], firstRecord: 60, sortBy: 'yearDESC' };
    const form = control(show({}, { state })).form as HTMLFormElement;
    expect([form.method, form.getAttribute('action')]).toEqual(['get', '/cars-for-sale/all']);
    expect([...new FormData(form)]).toEqual([
      ['makeCode', ''],
      ['makeCode', 'TOYOTA'],
      ['makeCode', 'HONDA'],
      ['sortBy', 'yearDESC'],
    ]);
    expect(within(form).getByRole('button').textContent).toBe('Sort');
  });
});

describe('pages', () => {
  const pages = (queries: RenderedFragment) => within(queries.getByRole('navigation', { name: 'Pages of results' }));

  test('R11 links to pages by their first record, the present one marked', () => {
    const links = pages(show({}, { state: { firstRecord: 30 } }));
    expect(links.getByRole('link', { name: 'Page 2' }).getAttribute('aria-current')).toBe('page');
    expect(links.getByRole('link', { name: 'Page 1' }).getAttribute('href')).toBe('/cars-for-sale/all');
    expect(links.getByRole('link', { name: 'Next page' }).getAttribute('href')).toBe(
      '/cars-for-sale/all?firstRecord=60',
    );
    expect(links.getByRole('link', { name: 'Page 43' }).getAttribute('href')).toBe(
      '/cars-for-sale/all?firstRecord=1260',
    );
  });

  test('500 pages show the first, the present and the last that can be reached', () => {
    const links = pages(show({ totalResultCount: 15_000 }, { state: { firstRecord: 3000 } }));
    expect(links.getAllByRole('link').map((link) => link.textContent)).toEqual([
      '',
      '1',
      '100',
      '101',
      '102',
      '334',
      '',
    ]);
  });

  test('R11 record 25 is on page 1', () => {
    const links = pages(show({ totalResultCount: 100 }, { state: { firstRecord: 25 } }));
    expect(links.getByRole('link', { current: 'page' }).textContent).toBe('1');
  });

  test('a URL with a number of listings of its own turns by as many', () => {
    const links = pages(show({ totalResultCount: 100 }, { state: { firstRecord: 25, numRecords: 25 } }));
    expect(links.getByRole('link', { current: 'page' }).textContent).toBe('2');
    expect(links.getByRole('link', { name: 'Next page' }).getAttribute('href')).toContain('firstRecord=50');
  });

  test('one page has no links to others', () => {
    expect(show({ totalResultCount: 30 }).queryByRole('navigation', { name: 'Pages of results' })).toBeNull();
  });

  test('turning a page goes back to the top of the list', () => {
    const queries = show();
    fireEvent.click(pages(queries).getByRole('link', { name: 'Page 3' }));
    expect(queries.dispatched).toEqual([{ type: 'page', firstRecord: 60 }]);
    expect(document.activeElement).toBe(heading(queries));
    expect(scrolled).toHaveBeenCalledTimes(1);
  });
});

describe('states', () => {
  test('R32 no results: what to do, at once', () => {
    const queries = show({ listings: [], totalResultCount: 0 }, { state: { zip: '60610', makeCode: ['KIA'] } });
    expect(queries.getByRole('alert').textContent).toBe('Update filter criteria to see more results');
    expect(queries.getByRole('link', { name: 'Clear all filters' }).getAttribute('href')).toBe(
      '/cars-for-sale/all?zip=60610',
    );
    fireEvent.click(queries.getByRole('link', { name: 'Search any distance' }));
    expect(queries.dispatched).toEqual([{ type: 'location', searchRadius: 0 }]);
    expect(queries.getByRole('status').textContent).toBe('');
  });

  test('no results: what one would find with one thing less asked for, as links with the number', () => {
    const waysOn = {
      within: [
        { radius: 50, count: 2 },
        { radius: 0, count: 1_240 },
      ],
      without: [
        { chip: 'makeCode:KIA', count: 88 },
        { chip: 'gone', count: 7 },
      ],
    };
    const state = { zip: '60610', searchRadius: 25, makeCode: ['KIA'] };
    const queries = show({ listings: [], totalResultCount: 0, waysOn }, { state });
    const ways = queries.getByRole('link', { name: 'Within 50 miles' }).closest('ul');
    expect([...(ways?.children ?? [])].map(({ textContent }) => textContent)).toEqual([
      'Within 50 miles: 2',
      'At any distance: 1,240',
      'Without Kia: 88',
    ]);
    fireEvent.click(queries.getByRole('link', { name: 'Without Kia' }));
    fireEvent.click(queries.getByRole('link', { name: 'At any distance' }));
    expect(queries.dispatched).toEqual([
      { type: 'removeChip', key: 'makeCode:KIA' },
      { type: 'location', searchRadius: 0 },
    ]);
    expect(queries.queryByRole('link', { name: 'Search any distance' })).toBeNull();
    expect(queries.queryByRole('combobox', { name: 'Sort By:' })).toBeNull();
  });

  test('without a location there is no distance to widen', () => {
    const queries = show({ listings: [], totalResultCount: 0 }, { state: {} });
    expect(queries.queryByRole('link', { name: 'Search any distance' })).toBeNull();
  });

  test('R10 an impossible range is no results whatever the total, and says why', () => {
    const invalidQueryParams = {
      minPrice: 'minPrice 3 is above maxPrice 2',
      maxPrice: 'minPrice 3 is above maxPrice 2',
    };
    const queries = show({ invalidQueryParams });
    expect(heading(queries).textContent).toBe('0 Matches');
    queries.getByText('The lowest price is above the highest price.');
    expect(queries.queryAllByRole('heading', { level: 3 })).toEqual([]);
  });

  test('a page past the last one leads back', () => {
    const queries = show({ listings: [], totalResultCount: 45 }, { state: { firstRecord: 600 } });
    expect(queries.getByRole('alert').textContent).toBe('There are no more results on this page');
    expect(queries.getByRole('link', { name: 'Go to the first page' }).getAttribute('href')).toBe('/cars-for-sale/all');
  });

  test('R54 without an answer 25 placeholders stand there', () => {
    const queries = show({}, { data: {}, status: 'loading' });
    expect(queries.container.querySelector('[data-placeholders]')?.children).toHaveLength(25);
    expect(queries.getByRole('region', { name: 'Results' }).dataset.follows).toBe('search');
  });

  test('while a newer search is under way the old listings stay; the host marks them as busy', () => {
    const queries = show();
    const region = queries.getByRole('region', { name: '1,284 Matches' });
    queries.setView({ state: { zip: '10001' }, status: 'loading' });
    expect(region.dataset.follows).toBe('search');
    expect(queries.getAllByRole('heading', { level: 3 })).toHaveLength(9);
  });

  describe('R54 a search that takes longer than a moment', () => {
    beforeEach(() => jest.useFakeTimers());
    afterEach(() => jest.useRealTimers());
    const pass = (ms: number) => act(() => jest.advanceTimersByTime(ms));
    const placeholders = (queries: RenderedFragment) => queries.container.querySelectorAll('[data-placeholders] > *');
    const old = (queries: RenderedFragment) =>
      queries.getAllByRole('heading', { level: 3 }).map((title) => title.closest('[inert]') === null);

    test('puts 25 placeholders in the place of the old listings, which nobody can reach any more, and says so', () => {
      const queries = show();
      queries.setView({ state: { zip: '10001' }, status: 'loading' });
      pass(momentMs - 1);
      expect([placeholders(queries).length, queries.getByRole('status').textContent]).toEqual([0, '']);
      pass(1);
      expect(placeholders(queries)).toHaveLength(25);
      expect(queries.getByRole('status').textContent).toBe('Loading results');
      expect(old(queries)).toEqual(Array(9).fill(false));
    });

    test('gives way to its answer', () => {
      const queries = show();
      queries.setView({ state: { zip: '10001' }, status: 'loading' });
      pass(momentMs);
      queries.setView({ status: 'ready' });
      expect(placeholders(queries)).toHaveLength(0);
      expect(old(queries)).toEqual(Array(9).fill(true));
      expect(queries.getByRole('status').textContent).toBe('1,284 Matches, 9 shown');
    });

    test('has its moment anew when the next one is under way', () => {
      const queries = show();
      queries.setView({ state: { zip: '10001' }, status: 'loading' });
      pass(momentMs);
      queries.setView({ status: 'ready' });
      queries.setView({ state: { zip: '60610' }, status: 'loading' });
      expect(placeholders(queries)).toHaveLength(0);
    });

    test('and adds a page keeps the listings that are there', () => {
      const queries = show();
      queries.setView({ status: 'loading', appending: true });
      pass(10 * momentMs);
      expect(placeholders(queries)).toHaveLength(0);
    });

    test('breaks no accessibility rule', async () => {
      const queries = show();
      queries.setView({ state: { zip: '10001' }, status: 'loading' });
      pass(momentMs);
      jest.useRealTimers();
      expect(await violations(queries.container)).toEqual([]);
    });
  });

  test('R70 a failed search says so in the exact words, and its link loads the page anew', () => {
    const queries = show();
    queries.setView({ state: { zip: '10001' }, status: 'failed' });
    expect(queries.getByRole('alert').textContent).toBe('We are sorry.  There was an issue with your last search.');
    expect(queries.getByRole('link', { name: 'Please try again' }).getAttribute('href')).toBe(
      '/cars-for-sale/all?zip=10001',
    );
    expect(queries.queryAllByRole('heading', { level: 3 })).toEqual([]);
    expect(heading(queries).textContent).toBe('Results');
  });

  test('the fallback says so and links to the same page', () => {
    render(<fragment.Fallback />);
    screen.getByText('Results are not available right now.');
    expect(screen.getByText('Reload the page').getAttribute('href')).toBe('');
  });
});

describe('markup', () => {
  test('sets no style attribute, which the security policy would refuse', () => {
    expect(show().html).not.toContain(' style=');
  });

  test.each([
    ['results', {}],
    ['no results', { listings: [], totalResultCount: 0 }],
  ])('%s break no accessibility rule', async (_name, answer) => {
    expect(await violations(show(answer, { state: { makeCode: ['TOYOTA'] } }).container)).toEqual([]);
  });

  test('the server knows nothing of the browser: the same view gives the same HTML', () => {
    expect(show().html).toBe(show().html);
  });
});
