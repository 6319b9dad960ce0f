import type { PageView } from '@forecourt/contracts';
import { type fixtureFlags, fixtureListings, installObserver, renderFragment } from '@forecourt/search-kit/testing';
import { show, withFlags } from '../../testing/results-view';
import fragment from './index';

beforeAll(() => {
  Element.prototype.scrollIntoView = jest.fn();
});

const page = fixtureListings().listings;
/** Flags with which ads are the only placements. */
const onlyAds = {
  ...{ ads: true, fluidAds: true, wallet: false },
  ...{ premiumSpotlight: false, newCarBoost: false, spotlightsRelevanceOnly: false },
};

describe('grid', () => {
  test('every listing is a link to its detail page, in order', () => {
    const queries = show({ listings: page });
    const titles = queries.getAllByRole('heading', { level: 3 });
    expect(titles.map((title) => title.textContent)).toEqual(page.map(({ title }) => title.split(' w/')[0]));
    expect(titles[0]?.querySelector('a')?.getAttribute('href')).toBe(
      '/cars-for-sale/vehicle/listing-1/toyota/camry?clickType=listing&listingId=listing-1&refUrl=%2Fcars-for-sale%2Fall%3Fzip%3D60610&at=0',
    );
  });

  test('R52 each place is a slot of its kind, which gets its position', () => {
    const queries = show({ listings: page }, withFlags(onlyAds));
    expect(queries.mounted.map(({ slot, props }) => [slot, props])).toEqual([
      ['showcase', { position: 3, placement: 'showcase-3', page: 1 }],
      ['fluid', { position: 7, placement: 'fluid-7', page: 1 }],
      ['peekaboo', { position: 9, placement: 'peekaboo-9', page: 1 }],
      ['promo', { position: 14, placement: 'promo-14', page: 1 }],
      ['fluid', { position: 14, placement: 'fluid-14', page: 1 }],
      ['fluid', { position: 19, placement: 'fluid-19', page: 1 }],
    ]);
    const cells = [...(queries.container.querySelector('ul.grid')?.children ?? [])];
    // The dealer's band takes no place.
    expect(cells).toHaveLength(36);
    expect([8, 17, 20].every((slot) => cells[slot]?.querySelector('[data-slot="fluid"]'))).toBe(true);
  });

  test('R52 the layout sets the position of the peekaboo, and places of a later page have its number', () => {
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
    show({ listings: page }, { ...withFlags({ ...onlyAds, ...flags }), state })
      .mounted.map(({ slot }) => slot)
      .filter((slot) => slot !== 'showcase');

  test.each<[string, Parameters<typeof fixtureFlags>[0], readonly string[]]>([
    ['fluidAds off: inline ads, and liners', { fluidAds: false }, ['inline', 'liner']],
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
    expect(queries.mounted.map(({ slot }) => slot)).toEqual(['showcase']);
    expect(queries.getAllByRole('heading', { level: 3 })).toHaveLength(7);
  });

  test('an ad stays mounted, in its very element, while listings change around it', () => {
    const queries = show();
    const element = queries.mounted[0]?.element;
    queries.setView({ data: { listing: fixtureListings({ listings: page.slice(1, 10) }) } });
    expect(queries.mounted[0]?.element).toBe(element);
    expect(element?.isConnected).toBe(true);
  });

  test('R67 a place that was in view, or was scrolled past, keeps its space until the next search, whatever its content', () => {
    const observer = installObserver();
    const queries = show({ listings: page }, withFlags(onlyAds));
    const places = () => [...queries.container.querySelectorAll('ul.grid > .placement')];
    const held = () => places().filter((place) => place.hasAttribute('data-held')).length;
    expect([places().length, held()]).toEqual([6, 0]);
    // An ad, or the empty content of its slot.
    for (const { element } of queries.mounted) element.innerHTML = '<p></p>';
    observer.scroll(1);
    expect(held()).toBe(6);
    queries.setView({ url: '/cars-for-sale/all?maxPrice=20000' });
    expect(held()).toBe(0);
    observer.remove();
  });

  test('R57 the first picture is fetched at once, all others wait', () => {
    const pictures = [...show().container.querySelectorAll('img')];
    expect(pictures.map((picture) => picture.getAttribute('loading'))).toEqual(['eager', ...Array(8).fill('lazy')]);
    expect(pictures[0]?.getAttribute('fetchpriority')).toBe('high');
  });
});
