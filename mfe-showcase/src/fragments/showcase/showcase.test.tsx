import type { PageView, Placed } from '@forecourt/contracts';
import { type Owner, type ShowcaseTiles, showcaseTilesSchema } from '@forecourt/listing';
import { fixtureListing, fixtureOwners } from '@forecourt/listing/testing';
import {
  fixtureBrand,
  fixtureFlags,
  installObserver,
  type RenderedFragment,
  renderFragment,
  violations,
} from '@forecourt/search-kit/testing';
import { act, fireEvent, render, within } from '@testing-library/react';
import { restAt } from '../../spotlight/testing';
import fragment from './index';

const [lakeshore, prairie] = fixtureOwners as [Owner, Owner];
const vehicles = (count: number) =>
  Array.from({ length: count }, (_, index) => fixtureListing({ id: `s${index}`, title: `Car ${index} w/ Extras` }));

function show(showcase: Partial<ShowcaseTiles> = {}, view: Partial<PageView> = {}): RenderedFragment {
  const whole: ShowcaseTiles = { owner: lakeshore, context: 'inventory', listings: vehicles(5), ...showcase };
  return renderFragment(fragment, { view: { data: { showcase: whole }, ...view } });
}
const region = (queries: RenderedFragment, name = 'Lakeshore Motors') => queries.getByRole('region', { name });
const hide = (queries: RenderedFragment) => queries.getByRole('button', { name: 'Hide sponsored vehicles' });

beforeEach(() => sessionStorage.clear());

test.each<ShowcaseTiles['context']>(['inventory', 'owner'])(
  'the fields that a tile names are all that it shows: %s',
  (context) => {
    const whole: ShowcaseTiles = { owner: lakeshore, context, listings: vehicles(5) };
    const markup = (showcase: Partial<ShowcaseTiles>) => show(showcase).container.innerHTML;
    expect(markup(showcaseTilesSchema.parse(whole))).toBe(markup(whole));
  },
);

describe('the payer', () => {
  test('is named first, with town and rating', () => {
    const showcase = region(show());
    const text = showcase.textContent;
    expect(text).toMatch(/^Sponsored byLakeshore Motors/);
    within(showcase).getByRole('img', { name: 'Rated 4.6 out of 5, 812 reviews' });
    expect(text).toContain('Chicago, IL');
  });

  test('of an unpaid showcase labels the dealer as featured, not as a sponsor', () => {
    expect(region(show({ sponsored: false })).textContent).toMatch(/^Featured dealerLakeshore Motors/);
  });

  test('may be known by name only', () => {
    const owner = { id: 'x', name: 'Bare Motors', privateSeller: false, location: { address: {} } };
    expect(region(show({ owner, listings: [] }), 'Bare Motors').querySelector('header')?.textContent).toMatch(
      /^Sponsored byBare MotorsView All Cars/,
    );
  });

  test('"View All Cars" leads to the dealer’s own inventory', () => {
    const queries = show({}, { state: { zip: '60610', firstRecord: 30 } });
    const link = queries.getByRole('link', { name: 'View All Cars' });
    expect(link.getAttribute('href')).toBe('/cars-for-sale/all?zip=60610&showcaseOwnerId=owner-1');
    fireEvent.click(link);
    expect(queries.dispatched).toEqual([{ type: 'set', param: 'showcaseOwnerId', value: 'owner-1' }]);
  });

  test('where the search shows that already, the link leads back', () => {
    const link = show({}, { state: { showcaseOwnerId: 'owner-1' } }).getByRole('link', { name: 'View All Dealers' });
    expect(link.getAttribute('href')).toBe('/cars-for-sale/all');
  });
});

describe('the content', () => {
  const carousel = (queries: RenderedFragment) => queries.queryByRole('list', { name: 'Vehicles of Lakeshore Motors' });

  test('R59 inventory: its vehicles in one row, without script', () => {
    const queries = show();
    expect(carousel(queries)?.children).toHaveLength(5);
    expect(queries.html).toContain('Car 4');
  });

  test('R57 no picture is fetched before it is near', () => {
    const pictures = [...(carousel(show())?.querySelectorAll('img') ?? [])];
    expect(pictures.map((picture) => picture.getAttribute('loading'))).toEqual(Array(5).fill('lazy'));
  });

  test('owner: the dealer’s card beside the carousel', () => {
    const queries = show({ context: 'owner', owner: prairie });
    within(region(queries, 'Prairie Auto Group')).getByText('Family owned since 1968');
    expect(queries.getByRole('link', { name: /^Call .+: 630-555-0178$/ }).getAttribute('href')).toBe('tel:6305550178');
  });

  test('a click on the dealer’s telephone number is a lead of the showcase', () => {
    const queries = show({ context: 'owner', owner: prairie });
    const call = queries.getByRole('link', { name: /^Call .+: 630-555-0178$/ });
    call.addEventListener('click', (event) => event.preventDefault());
    fireEvent.click(call);
    const detail = { placement: 'showcase', id: prairie.id, owner: prairie.id, sponsored: true, kind: 'call' };
    expect(queries.events).toEqual([{ type: 'lead', detail }]);
  });

  test('at most 12 vehicles, 2 beside a dealer’s card', () => {
    const many = show({ listings: vehicles(15) });
    expect(carousel(many)?.children).toHaveLength(12);
    many.unmount();
    expect(carousel(show({ context: 'owner', listings: vehicles(12) }))?.children).toHaveLength(2);
  });

  describe('the list of matching criteria', () => {
    const state = { makeCode: ['TOYOTA', 'HONDA'], extColorSimple: ['BLUE'], maxPrice: 20_000 };
    const chips = (queries: RenderedFragment) =>
      [...(queries.queryByRole('list', { name: 'What fits your search' })?.children ?? [])].map(
        ({ textContent }) => textContent,
      );

    test('is all of it for an exact match, several values of one thing as one', () => {
      expect(chips(show({}, { state }))).toEqual(['Toyota or Honda', 'Under $20,000', 'Blue Exterior']);
    });

    test('lists the criteria that every vehicle satisfies; each vehicle names those that it lacks', () => {
      const missing = { s0: ['extColorSimple'], s1: ['minPrice', 'extColorSimple'] };
      const queries = show({ context: 'owner', listings: vehicles(2), missing }, { state });
      expect(chips(queries)).toEqual(['Toyota or Honda']);
      expect(queries.getByRole('link', { name: 'Car 0' }).closest('.vehicle')?.textContent).toContain(
        'Missing: Blue Exterior',
      );
      queries.getByText('Missing: Under $20,000, Blue Exterior');
    });

    test('is absent without criteria', () => {
      expect(chips(show({}, { state: {} }))).toEqual([]);
    });
  });

  test('R54 while another search loads the band has the same vehicles and criteria, so that nothing moves', () => {
    const queries = show({}, { state: { maxPrice: 20_000 } });
    const criteria = () => queries.getByRole('list', { name: 'What fits your search' }).textContent;
    queries.setView({ status: 'loading', state: { vehicleStyleCode: ['SEDAN'] } });
    expect([carousel(queries)?.children.length, criteria()]).toEqual([5, 'Under $20,000']);
    queries.setView({ status: 'ready' });
    expect(criteria()).toBe('Sedan');
  });

  test.each([
    [true, '/cars-for-sale/all?listingType=off&showcaseOwnerId=owner-1'],
    [false, undefined],
  ])('the dealer’s name links to the whole inventory if the flag dealerInventoryLink is on: %s', (on, href) => {
    const brand = fixtureBrand({ flags: fixtureFlags({ dealerInventoryLink: on }), defaultListingType: 'USED' });
    const link = show({}, { brand }).queryByRole('link', { name: 'All inventory of Lakeshore Motors' });
    expect(link?.getAttribute('href')).toBe(href);
  });

  test('without vehicles it is a dealer alone', () => {
    const none = show({ listings: [] });
    expect(carousel(none)).toBeNull();
    region(none);
  });

  test('R31 a vehicle shows its cut title and its price, or a hint without one', () => {
    const listings = [fixtureListing({ title: 'A w/ B', pricingDetail: {}, mileage: undefined })];
    const queries = show({ listings });
    expect(queries.getByRole('link', { name: 'A' }).closest('.vehicle')?.textContent).toBe('AContact for price');
  });

  test('R53 a click is measured as one in the showcase, and whether it opens another tab', () => {
    const queries = show({ context: 'owner' });
    const link = queries.getByRole('link', { name: 'Car 1' });
    link.addEventListener('click', (event) => event.preventDefault());
    fireEvent.click(link, { ctrlKey: true });
    fireEvent.click(link);
    const detail = { placement: 'showcase', id: 's1', owner: 'owner-1', position: 1, sponsored: true };
    expect(queries.events).toEqual([
      { type: 'click', detail: { ...detail, newTab: true } },
      { type: 'click', detail },
    ]);
    expect(link.getAttribute('href')).toBe(
      '/cars-for-sale/vehicle/listing-1/toyota/camry?clickType=alpha&listingId=s1',
    );
  });

  test('R53 a vehicle is seen once nine tenths of it are in view', () => {
    jest.useFakeTimers();
    const observer = installObserver();
    const queries = show();
    const seenAt = (ratio: number) => {
      observer.scroll(ratio);
      act(() => jest.advanceTimersByTime(1000));
      return new Set(queries.events.map(({ detail }) => (detail as Placed).id));
    };
    expect(seenAt(0.6)).toEqual(new Set());
    expect(seenAt(0.9)).toEqual(new Set(['s0', 's1', 's2', 's3', 's4']));
    observer.remove();
    jest.useRealTimers();
  });

  test('R53 a move of the carousel is measured with the vehicle at which it rests', () => {
    jest.useFakeTimers();
    const queries = show();
    restAt(queries.getByRole('list', { name: 'Vehicles of Lakeshore Motors' }), 2);
    const detail = { placement: 'showcase', id: 'owner-1', owner: 'owner-1', sponsored: true, to: 2 };
    expect(queries.events).toEqual([{ type: 'carousel-moved', detail }]);
    jest.useRealTimers();
  });

  test('R53 an unpaid vehicle is opened like any listing', () => {
    const link = show({ context: 'owner', sponsored: false }).getByRole('link', { name: 'Car 1' });
    expect(link.getAttribute('href')).toContain('?clickType=listing&');
  });
});

describe('nothing is shown', () => {
  test.each<[string, Partial<PageView>]>([
    ['without the source', { data: {} }],
    ['without a dealer', { data: { showcase: { owner: null, context: 'inventory', listings: [] } } }],
    [
      'with the flag alphaShowcase off',
      {
        brand: fixtureBrand({ flags: fixtureFlags({ alphaShowcase: false }) }),
        data: { showcase: { owner: lakeshore, context: 'inventory', listings: vehicles(3) } },
      },
    ],
  ])('%s', (_name, view) => {
    expect(renderFragment(fragment, { view }).html).toBe('');
  });
});

describe('hiding', () => {
  test('emits an event, and can be undone at once', () => {
    const queries = show();
    fireEvent.click(hide(queries));
    const detail = { placement: 'showcase', id: 'owner-1', owner: 'owner-1', sponsored: true };
    expect(queries.events).toEqual([{ type: 'hide', detail }]);
    expect(queries.queryByRole('region')).toBeNull();
    const again = queries.getByRole('button', { name: 'Show again' });
    expect(document.activeElement).toBe(again);
    fireEvent.click(again);
    region(queries);
    expect(sessionStorage).toHaveLength(0);
  });

  test('lasts for the session, from hydration on, and concerns this dealer only', () => {
    const first = show();
    fireEvent.click(hide(first));
    first.unmount();
    const later = show();
    expect(later.html).toContain('Lakeshore Motors');
    expect(later.container.textContent).toBe('');
    later.setView({ data: { showcase: { owner: prairie, context: 'inventory', listings: vehicles(2) } } });
    region(later, 'Prairie Auto Group');
  });

  test('works in a browser that refuses its storage', () => {
    const refused = jest.spyOn(window, 'sessionStorage', 'get').mockImplementation(() => {
      throw new DOMException('refused', 'SecurityError');
    });
    const queries = show();
    fireEvent.click(hide(queries));
    queries.getByRole('button', { name: 'Show again' });
    refused.mockRestore();
  });

  test('the button appears with script: the server’s HTML has none', () => {
    expect(show().html).not.toContain('Hide sponsored vehicles');
  });
});

test('while a newer search is loading it is marked as busy', () => {
  const queries = show();
  queries.setView({ status: 'loading' });
  expect(region(queries).getAttribute('aria-busy')).toBe('true');
});

test.each<ShowcaseTiles['context']>(['inventory', 'owner'])(
  'context %s has no accessibility violations and no style attributes',
  async (context) => {
    const queries = show({ context });
    expect(queries.html).not.toContain(' style=');
    expect(await violations(queries.container)).toEqual([]);
  },
);

test('the fallback is reserved space without text', () => {
  expect(render(<fragment.Fallback />).container.textContent).toBe('');
});
