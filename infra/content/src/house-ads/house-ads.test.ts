import { brandIds, brands } from '@forecourt/brands';
import { createReference, parse, type SearchState } from '@forecourt/search-state';
import { guidePages, sitePages } from '@forecourt/site';
import fc from 'fast-check';
import { adAt } from '../../../../mfe-ads/src/ads';
import { isOneOfMany, type PlaceKind, placeKinds } from '../../../../mfe-ads/src/places';
import adsSources from '../../../../mfe-ads/src/sources.json';
import { linersOf, placementsOf } from '../../../../mfe-search-results/src/fragments/results/placements';
import { referenceData } from '../../../marketplace/src/catalogue';
import { pages } from '../pages';
import { campaigns } from './campaigns';
import { houseAds, type Stock, type Visit } from './house-ads';
import { kindNames } from './kinds';
import { type Campaign, campaignSchema } from './schema';

const reference = createReference(referenceData());
const withAds = brands.filter(({ flags }) => flags.ads);
const [research] = brands;

/** The placements that the ads' team requests. */
const placements = new URL(adsSources.ads.path, 'http://content').searchParams.get('placements')?.split(',') ?? [];

/** Returns the placement of a place, as a list; empty for kinds without ads. A placement that a page has once is named after its kind. */
function placementOf({ kind, position }: { kind: string; position: number }): string[] {
  if (!placeKinds.some((each) => each === kind)) return [];
  return [isOneOfMany(kind as PlaceKind) ? `${kind}-${position}` : kind];
}

const stockOf = (all: readonly Campaign[]): Stock => ({
  campaigns: all,
  allows: () => true,
  pictureOf: () => undefined,
});
const visit: Visit = { today: '2026-11-22' };
const shown = (state: SearchState, brand = research, all: readonly Campaign[] = campaigns, who = visit) =>
  houseAds(placements, state, brand, stockOf(all), who).ads;

const shownOn = campaigns.flatMap(({ id, href, brands: only }) =>
  withAds
    .filter((brand) => only === undefined || only.includes(brand.id))
    .map((brand) => [id, brand.id, href] as const),
);
const searches = shownOn.filter(([, , href]) => href.startsWith('/cars-for-sale/'));

test.each(searches)('ad %s on %s leads to an existing search, by its canonical URL', (_, brandId, href) => {
  const parsed = parse(href, brands.find(({ id }) => id === brandId)!, reference);
  expect(parsed).toMatchObject({ kind: 'page', canonical: href, dropped: [], invalid: {} });
});

test.each(searches)('ad %s on %s names codes that the catalogue has', (_, brandId, href) => {
  const parsed = parse(href, brands.find(({ id }) => id === brandId)!, reference);
  if (parsed.kind !== 'page') throw new Error(parsed.reason);
  for (const [name, value] of Object.entries(parsed.state)) {
    const known = reference.facet(name)?.byCode;
    if (known === undefined || typeof value !== 'object') continue;
    for (const code of value) expect([name, code, known.has(String(code))]).toEqual([name, code, true]);
  }
});

test('every other ad leads to a text page of the site, and every text page links to existing searches', () => {
  const own: readonly string[] = [...sitePages, ...guidePages].map(({ href }) => href);
  for (const { href } of campaigns) if (!href.startsWith('/cars-for-sale/')) expect(own).toContain(href);
  for (const href of own) expect(pages.has(href.slice(1))).toBe(true);
  const links = [...pages.values()].flatMap(({ sections }) => sections.flatMap(({ links = [] }) => links));
  expect(links.length).toBeGreaterThan(5);
  for (const { href } of links)
    expect(parse(href, research, reference)).toMatchObject({ canonical: href, invalid: {} });
});

test.each(withAds.map((brand) => [brand.id, brand] as const))(
  'R52 on %s every place of a page has an ad of its own',
  (_, brand) => {
    const states: SearchState[] = [{}, { fuelTypeGroup: ['ELE'] }, { maxPrice: 20_000, zip: '60601' }];
    for (const state of states) {
      const ads = shown(state, brand);
      const electric = state.fuelTypeGroup !== undefined;
      expect(Object.keys(ads)).toEqual(placements.filter((name) => electric || !name.startsWith('treehouse')));
      expect(new Set(Object.values(ads).map(({ id }) => id)).size).toBe(Object.keys(ads).length);
    }
  },
);

test.each(withAds.map((brand) => [brand.id, brand] as const))(
  'R52 the ads of every place of a page of %s are asked for: its footer, the positions of its first block, and its first rows',
  (_, brand) => {
    const facts = { flags: brand.flags, takesPaid: true, isElectric: true, results: 1000, pageSize: 30 };
    const places = [
      'footer',
      ...placementsOf(0, facts),
      ...linersOf(facts).filter(({ position }) => position < 10),
    ].flatMap((place) => (typeof place === 'string' ? [place] : placementOf(place)));
    expect(places.filter((placement) => !placements.includes(placement))).toEqual([]);
  },
);

test('the answer is valid for the fragments of the ads', () => {
  const ads = { ads: shown({}) };
  for (const placement of Object.keys(ads.ads)) expect(adAt({ ads }, placement)?.id).toBe(ads.ads[placement]?.id);
});

test('every theme has an ad, and every brand that an ad names exists', () => {
  expect(new Set(campaigns.map(({ theme }) => theme))).toEqual(new Set(campaignSchema.shape.theme.options));
  for (const { brands: only = [] } of campaigns) for (const id of only) expect(brandIds).toContain(id);
});

const base: Campaign = {
  ...{ id: 'one', theme: 'finance', headline: 'One', body: 'Words.', cta: 'See', href: '/car-payments' },
};

describe('a campaign is shown', () => {
  test.each<[string, Partial<Campaign>, Partial<Visit>, boolean]>([
    ['on its first day', { from: '2026-11-22' }, {}, true],
    ['not before it', { from: '2026-11-23' }, {}, false],
    ['on its last day', { until: '2026-11-22' }, {}, true],
    ['not after it', { until: '2026-11-21' }, {}, false],
    ['in its region', { zip3: ['606'] }, { zip3: '606' }, true],
    ['in no other', { zip3: ['606'] }, { zip3: '100' }, false],
    ['and not where the region may not be known', { zip3: ['606'] }, {}, false],
    ['on its kind of page', { products: ['results'] }, { product: 'results' }, true],
    ['on no other', { products: ['results'] }, { product: 'vehicle' }, false],
    ['to who has not seen enough of it', {}, { seen: ['two'] }, true],
    ['and not to who has', {}, { seen: ['one'] }, false],
  ])('%s', (_, part, who, is) => {
    const ads = shown({}, research, [{ ...base, ...part }], { ...visit, ...who });
    expect(ads.footer?.id).toBe(is ? 'one' : undefined);
  });

  test('after those that the page does not show yet', () => {
    const all = [base, { ...base, id: 'two' }];
    for (const [beside, id] of [
      ['one', 'two'],
      ['two', 'one'],
    ] as const)
      expect(shown({}, research, all, { ...visit, beside: [beside] }).footer?.id).toBe(id);
  });

  test('of a theme that the page does not show yet, as long as there is one', () => {
    const all = [base, { ...base, id: 'like' }, { ...base, id: 'other', theme: 'electric' as const }];
    const ofTheme = (beside: string[]) => shown({}, research, all, { ...visit, beside }).footer?.id;
    expect([base.theme, ofTheme(['one']), ofTheme(['one', 'other'])]).toEqual(['finance', 'other', 'like']);
  });

  test('with its cap, which the browser enforces', () => {
    expect(shown({}, research, [{ ...base, capPerDay: 3 }]).footer).toMatchObject({ id: 'one', capPerDay: 3 });
  });

  test('more often, the more it weighs', () => {
    const all = [base, { ...base, id: 'heavy', weight: 4 }];
    const turns = Array.from({ length: 300 }, (_, n) => shown({ maxPrice: n + 1 }, research, all).footer?.id);
    const heavy = turns.filter((id) => id === 'heavy').length;
    expect(heavy).toBeGreaterThan(180);
    expect(heavy).toBeLessThan(300);
  });
});

test('for any campaigns: each is placed only where allowed, and none is repeated before all are shown', () => {
  const some = fc.uniqueArray(
    fc.record(
      {
        id: fc.stringMatching(/^[a-z]{1,6}$/),
        kinds: fc.uniqueArray(fc.constantFrom(...kindNames), { minLength: 1 }),
        weight: fc.integer({ min: 1, max: 100 }),
      },
      { requiredKeys: ['id'] },
    ),
    { selector: ({ id }) => id, maxLength: 30 },
  );
  fc.assert(
    fc.property(some, fc.nat(10), (parts, refresh) => {
      const all = parts.map((part): Campaign => ({ ...base, ...part }));
      const ads = shown({}, research, all, { ...visit, refresh });
      for (const [placement, { id }] of Object.entries(ads)) {
        const { kinds } = all.find((campaign) => campaign.id === id)!;
        const kind = placement.replace(/-\d+$/, '');
        expect(kinds === undefined ? !['treehouse', 'promo'].includes(kind) : kinds.some((one) => one === kind)).toBe(
          true,
        );
      }
      const free = all.filter(({ kinds }) => kinds === undefined).length;
      const anywhere = Object.keys(ads).filter((name) => !/^(treehouse|promo)/.test(name));
      if (free >= anywhere.length) expect(new Set(anywhere.map((name) => ads[name]?.id)).size).toBe(anywhere.length);
    }),
  );
});
